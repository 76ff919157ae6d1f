/// What this version of the program does not draw: it is refused by name, never passed over.
enum Limits {
  /// Whether this version draws a platform's menus.
  static func draws(_ platform: Platform) -> Bool {
    switch platform {
    case .iOS, .iPadOS: true
    case .macOS, .visionOS: false
    }
  }

  /// Reports everything in a document that cannot be drawn.
  static func check(_ document: MockupDocument, diagnostics: inout Diagnostics) {
    func refuse(_ key: String, _ what: String, _ expected: String) {
      diagnostics.report(
        at: document.location(ofKey: key), "\(what) cannot be drawn by this version", expected: expected)
    }
    if !draws(document.platform) {
      refuse("platform", "menus of \(document.platform.rawValue)", "iOS or iPadOS")
    }
    switch document.presentation {
    case .menu, .pullDownButton: break
    case .popUpButton, .contextMenu, .menuBar:
      refuse(
        "presentation", "the presentation \(Quotation.of(document.presentation.rawValue))", "menu or pullDownButton")
    }
    if document.state == .confirming { refuse("state", "a confirmation", "open or closed") }
    if let host = document.host, host.isAsked { refuse("host", "a host", "a document without one") }
    if document.preview != nil { refuse("preview", "a preview", "a document without one") }
    if !document.frames.isEmpty { refuse("frames", "frames", "a document without them") }
    var callouts = CalloutFinder()
    callouts.visit(document.menu?.items ?? [])
    for location in callouts.found {
      diagnostics.report(
        at: location, "a callout cannot be drawn by this version", expected: "an item without one")
    }
  }
}

extension Host {
  /// Whether the host would change the picture.
  fileprivate var isAsked: Bool {
    kind != .nothing || title != nil || size != nil || background != nil || crop != .content
  }
}

/// Finds the items that have a callout.
private struct CalloutFinder {
  var found: [SourceLocation] = []

  mutating func visit(_ items: [Item]) {
    for item in items {
      note(item.attributes, item.location)
      switch item.kind {
      case .menu(let menu): visit(menu.items)
      case .section(let section): visit(section.items)
      case .controlGroup(let group): visit(group.items)
      case .picker(let picker):
        for case .option(let option) in picker.options { note(option.attributes, option.location) }
      case .button, .toggle, .stepper, .slider, .divider, .text: break
      }
    }
  }

  private mutating func note(_ attributes: ItemAttributes, _ location: SourceLocation) {
    guard attributes.callout != nil else { return }
    found.append(SourceLocation(position: location.position, path: location.path.appending("callout")))
  }
}
