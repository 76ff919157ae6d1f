import SwiftUI
import UIKit

// Sums of lists, of which some are unknown.
final class SumController: UIViewController {
  private var isOn: Bool { UserDefaults.standard.bool(forKey: "on") }

  func known(_ first: [UIMenuElement], _ second: [UIMenuElement]) -> UIMenu {
    UIMenu(title: "Unknown", children: first + second + [UIAction(title: "Known") { _ in }])
  }

  func extended(_ more: [UIMenuElement]) -> UIMenu {
    var children: [UIMenuElement] = [UIAction(title: "One") { _ in }]
    if isOn { children = children + [UIAction(title: "Two") { _ in }] }
    if isOn { children = [UIAction(title: "Zero") { _ in }] + children }
    children += more
    return UIMenu(title: "Extended", children: children)
  }

  func tones(_ tone: Tone) -> UIMenu {
    UIMenu(title: "Tones", children: ([tone] + tone.others).map { tone in UIAction(title: tone.text) { _ in } })
  }

  func parts(_ more: [String]) -> UIMenu {
    var titles = ["First"]
    titles += more
    titles.append(contentsOf: more)
    return UIMenu(title: "Parts", children: titles.map { UIAction(title: $0) { _ in } })
  }
}

struct SumView: View {
  let others: [String]
  var body: some View {
    Menu("Sum") { ForEach(["Known"] + others, id: \.self) { Button($0) {} } }
    Menu("Parts of Texts") {
      Text("Others") + Text(": \(others.count)").bold()
      Button("Clear") {}
    }
  }
}
