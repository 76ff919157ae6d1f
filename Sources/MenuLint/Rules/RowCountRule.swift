import MenuDocument

extension Rule {
  static let rowCount = Rule(.rowCount, .warning, source: .menus("iOS, iPadOS")) { mockup, report in
    guard mockup.document.platform != .macOS else { return }
    for row in mockup.panels.lazy.flatMap({ $0.cellRows }) {
      guard case .layout(let layout) = row.origin, row.cells.count != layout.cellCount,
        !(layout == .medium && mockup.document.platform == .visionOS)
      else { continue }
      report.add(
        at: row.path,
        "expected \(layout.cellCount == 3 ? "three" : "four") items in the row of the \(layout.rawValue) layout, "
          + "found \(row.cells.count == 1 ? "one" : "\(row.cells.count)")")
    }
  }
}
