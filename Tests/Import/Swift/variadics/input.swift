// A variadic parameter is a list of its arguments.
import AppKit
import SwiftUI

enum Knot { case bowline, reef, hitch }

extension Knot {
  var title: String {
    switch self {
    case .bowline: "Bowline"
    case .reef: "Reef Knot"
    case .hitch: "Clove Hitch"
    }
  }
}

extension String {
  func filled(with arguments: CVarArg...) -> String { String(format: self, arguments: arguments) }
}

func knots(_ all: Knot..., isShort: Bool = false) -> [Knot] { all }

struct Rigging: View {
  @State private var length = 5
  @ObservedObject var rope: Rope

  private var strands: Int { Store.shared.count(of: "strands") }

  func buttons(_ knots: Knot..., suffix: String = "") -> some View {
    ForEach(knots, id: \.self) { knot in Button(knot.title + suffix) {} }
  }

  var body: some View {
    Picker("Length", selection: $length) {
      ForEach([5, 10], id: \.self) { length in Text("%d m".filled(with: length)).tag(Int(length)) }
    }
    .pickerStyle(.menu)
    Menu("Knots") {
      buttons(.bowline, .reef)
      buttons(.hitch, suffix: "…")
      ForEach(knots(.reef, .hitch, isShort: true), id: \.self) { knot in Button("Untie \(knot.title)") {} }
      Button("Cut %@ into %d parts".filled(with: rope.name, 3)) {}
      Button("Untwist %d strands".filled(with: strands)) {}
    }
  }
}

extension NSMenu {
  func add(_ items: NSMenuItem...) { items.forEach { addItem($0) } }
}

final class RopeView: NSView {
  override func menu(for event: NSEvent) -> NSMenu? {
    let menu = NSMenu()
    menu.add(
      NSMenuItem(title: "Coil", action: nil, keyEquivalent: ""), .separator(),
      NSMenuItem(title: "Cut", action: nil, keyEquivalent: "x"))
    return menu
  }
}
