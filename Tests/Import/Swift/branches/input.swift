import SwiftUI
import UIKit

protocol Named {
  var word: String { get }
}

extension Named {
  var shown: String { word.capitalized }
}

extension View {
  func times(_ number: Int) -> String { "\(number)×" }
}

enum Grade: String, CaseIterable {
  case easy = "Easy"
  case hard = "Hard"

  init(number: Int) {
    switch number {
    case 1: self = .easy
    default: self = .hard
    }
  }
}

struct Paper: Named {
  let word: String
}

#if os(iOS)
  enum Device { static let name = "Pad" }
#else
  enum Device { static let name = "Desk" }
#endif

struct Line: View {
  let title: String
  var symbol = "circle"

  init(title: String) {
    self.title = "Line " + title
    symbol = "line.diagonal"
  }

  var body: some View { Button(title, systemImage: symbol) {} }
}

struct BranchView: View {
  @ObservedObject var model: Model

  var body: some View {
    Menu("Branches") {
      Button {
      } label: {
        if model.isPinned {
          Label("Unpin", systemImage: "pin.slash")
        } else {
          Label("Pin", systemImage: "pin")
        }
      }
      Button(role: .destructive) {
      } label: {
        switch model.state {
        case .new: Text("Discard")
        case .old: Label("Delete", systemImage: "trash")
        default: Text("Remove")
        }
      }
      // Only the picture differs.
      Button {
      } label: {
        if model.isPinned { Label("Mark", systemImage: "star.fill") } else { Label("Mark", systemImage: "star") }
      }
      ShareLink("Send", item: model.address)
      ForEach([1, 2], id: \.self) { number in Text(Grade(number: number).rawValue) }
      ForEach([1, 2], id: \.self) { Button(times($0)) {} }
      Button(Paper(word: "letter").shown) {}
      Button(Device.name) {}
      Line(title: "Two")
      Label("Two Lines", systemImage: "tag")
    }
  }
}

final class BranchController: UIViewController {
  func menu() -> UIMenu {
    let star: UIAction
    if photo.isStarred {
      star = UIAction(title: "Remove Star", image: UIImage(systemName: "star.slash")) { _ in }
    } else {
      star = UIAction(title: "Add Star", image: UIImage(systemName: "star")) { _ in }
    }
    var children: [UIMenuElement] = [star]
    switch photo.kind {
    case .still: children.append(UIAction(title: "Edit") { _ in })
    case .film: children.append(UIAction(title: "Trim") { _ in })
    }
    children.append(
      UICommand(
        title: "Move", action: #selector(move),
        alternates: [
          UICommandAlternate(title: "Copy", action: #selector(copyPhoto), modifierFlags: [.alternate, .shift])
        ]))
    children.append(place())
    children.append(UIAction(handler: { _ in }))
    return UIMenu(title: "Photo", children: children)
  }

  private func place() -> UIMenuElement {
    switch photo.place {
    case .cloud: return UIAction(title: "Download") { _ in }
    case .here: return UIAction(title: "Show") { _ in }
    }
  }
}
