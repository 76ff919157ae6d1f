import MenuDocument

extension Rule {
  static let layoutUnsupported = Rule(.layoutUnsupported, .error, source: .menus("visionOS")) { mockup, report in
    guard mockup.document.platform == .visionOS else { return }
    for row in mockup.panels.lazy.flatMap({ $0.cellRows }) where row.origin == .layout(.medium) {
      report.add(
        at: row.path,
        "visionOS has no medium layout and shows the small one, without labels",
        help: "use \"layout\": \"small\" or \"large\"")
    }
  }
}
