import MenuDocument
import PositionedJSON

extension Rule {
  static let iconsSparingly = Rule(.iconsSparingly, .warning, source: .menus("Icons")) { mockup, report in
    guard mockup.document.platform == .macOS else { return }
    for panel in mockup.panels {
      let rows = panel.rows.filter { $0.isCounted && !$0.isDynamic && !$0.isPalette }
      let forced = rows.filter { $0.showsSymbolAlways && !$0.hasPurposefulSymbol }
      guard forced.count >= report.count, 2 * forced.count > rows.count, let first = forced.first else { continue }
      report.add(
        at: first.path, text: panel.title?.text ?? "",
        "\(forced.count) of \(rows.count) items of this menu show their symbols even on macOS 27",
        help: "keep `imageVisibility: visible` for the most common actions, and for locations and devices",
        related: forced.dropFirst().map { $0.path })
    }
  }
}

extension MenuRow {
  fileprivate var isPalette: Bool {
    if case .palette = kind { true } else { false }
  }

  /// Whether the row has a symbol that macOS 27 shows only because the document demands it.
  fileprivate var showsSymbolAlways: Bool {
    imageVisibility == .visible && attributes.systemImage != nil && attributes.image == nil
  }

  /// Whether the symbol is of a kind that the guidelines recommend: a location, a device, or a rotation.
  fileprivate var hasPurposefulSymbol: Bool {
    guard let name = attributes.systemImage?.value else { return false }
    return PurposefulSymbols.contain(name)
  }
}

/// Symbols of file system locations, of devices, and of visual concepts.
private enum PurposefulSymbols {
  static func contain(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return parts.contains { bases.contains(String($0)) }
  }

  private static let bases: Set<String> = [
    // Locations.
    "folder", "externaldrive", "internaldrive", "opticaldiscdrive", "icloud", "desktopcomputer", "menubar",
    "network", "server",
    // Devices.
    "iphone", "ipad", "ipod", "macbook", "macmini", "macpro", "macstudio", "laptopcomputer", "display", "tv",
    "appletv", "applewatch", "airpods", "airpodspro", "airpodsmax", "homepod", "homepodmini", "hifispeaker",
    "headphones", "earbuds", "printer", "scanner", "keyboard", "computermouse", "gamecontroller", "visionpro",
    "airplay",
    // Visual concepts.
    "rotate", "flip", "align", "distribute", "bold", "italic", "underline", "strikethrough", "textformat",
    "crop",
  ]
}
