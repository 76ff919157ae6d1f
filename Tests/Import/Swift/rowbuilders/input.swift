import AppKit

/// Result builders whose closures are passed on.
@resultBuilder
enum Rows {
  static func buildBlock(_ parts: NSMenuItem?...) -> [NSMenuItem?] { parts }
}

extension NSMenu {
  typealias Row = NSMenuItem

  convenience init(title: String, @Rows rows: () -> [NSMenuItem?]) {
    self.init(title: title)
    setRows(rows: rows)
  }

  func setRows(rows: () -> [NSMenuItem?]) {
    let all = rows()
    for row in all {
      guard let row else { continue }
      addItem(row)
    }
  }

  @discardableResult func appendRows(@Rows _ rows: () -> [NSMenuItem?]) -> NSMenu {
    rows().compactMap { $0 }.forEach { addItem($0) }
    return self
  }
}

final class GaffView: NSView {
  @Rows var common: [NSMenuItem?] {
    NSMenuItem(title: "Copy", action: nil, keyEquivalent: "")
    NSMenuItem(title: "Paste", action: nil, keyEquivalent: "")
  }

  func passedOn() {
    self.menu = NSMenu(title: "Passed") {
      NSMenu.Row(title: "Push", action: nil, keyEquivalent: "")
      NSMenu.Row.separator()
      NSMenuItem(title: "Pull", action: nil, keyEquivalent: "")
    }
  }

  func parts() {
    let outer = NSMenuItem(title: "Outer", action: nil, keyEquivalent: "")
    self.menu = NSMenu(title: "Parts") {
      outer
      for t in ["Jib", "Main"] { NSMenuItem(title: t, action: nil, keyEquivalent: "") }
      switch tide() {
      case .low: NSMenuItem(title: "Low", action: nil, keyEquivalent: "")
      default: NSMenuItem(title: "High", action: nil, keyEquivalent: "")
      }
      #if DEBUG
        NSMenuItem(title: "Debug", action: nil, keyEquivalent: "")
      #endif
      if isRigged { NSMenuItem(title: "Rigged", action: nil, keyEquivalent: "") }
    }
  }

  func appended() {
    let m = NSMenu(title: "Appended")
    m.items = (common + [NSMenuItem(title: "Cut", action: nil, keyEquivalent: "")]).compactMap { $0 }
    m.appendRows { NSMenuItem(title: "Only", action: nil, keyEquivalent: "") }
    self.menu = m
  }
}
