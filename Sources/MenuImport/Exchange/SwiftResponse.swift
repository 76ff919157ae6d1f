import MenuStrings
import PositionedJSON
import MockupScene

/// The response of `menumock-swift`.
///
/// JSON lines: the version, the numbers of menus, diagnostics, outlet changes, unlabeled buttons, and apps, then each of
/// them. One line per menu keeps lines short.
package struct SwiftResponse: Hashable, Sendable {
  /// The menus by position, and diagnostics; without tables.
  package var result: ImportResult

  package init(_ result: ImportResult) {
    self.result = result
  }
}

extension SwiftResponse {
  private struct Head: Codable {
    var menus: Int
    var diagnostics: Int
    var outletChanges: Int
    var unlabeledButtons: Int
    var applications: Int
    var replacedBars: [ReplacedBar]

    init(_ result: ImportResult) {
      menus = result.menus.count
      diagnostics = result.diagnostics.count
      outletChanges = result.outletChanges.count
      unlabeledButtons = result.unlabeledButtons.count
      applications = result.applications.count
      replacedBars = result.replacedBars
    }
  }

  /// A menu whose items form one list, because the JSON reader limits the depth.
  private struct Menu: Codable {
    var menu: ImportedMenu
    var items: [Item]
  }

  /// An item without its children, which follow it in the list.
  private struct Item: Codable {
    var item: ImportedItem
    /// The number of children; each is followed by its own children.
    var count: Int
  }

  private struct Note: Codable {
    var severity: String
    var location: FileLocation
    var message: String
    var help: String?
    var expected: String?
    var suggestion: String?

    init(_ diagnostic: Diagnostic) {
      severity = diagnostic.severity.rawValue
      location = FileLocation(path: diagnostic.file, line: diagnostic.line, column: diagnostic.column)
      message = diagnostic.message
      help = diagnostic.help
      expected = diagnostic.expected
      suggestion = diagnostic.suggestion
    }

    var diagnostic: Diagnostic? {
      Diagnostic.Severity(rawValue: severity).map {
        Diagnostic($0, at: location, message, help: help, expected: expected, suggestion: suggestion)
      }
    }

    private enum CodingKeys: String, CodingKey {
      case severity, location = "place", message, help, expected, suggestion
    }
  }

  package var bytes: [UInt8] {
    get throws {
      var bytes = try ExchangeLine.bytes(of: ExchangeVersion())
      bytes += try ExchangeLine.bytes(of: Head(result))
      for var menu in result.menus {
        let items = Self.list(menu.items)
        menu.items = []
        bytes += try ExchangeLine.bytes(of: Menu(menu: menu, items: items))
      }
      for diagnostic in result.diagnostics { bytes += try ExchangeLine.bytes(of: Note(diagnostic)) }
      for change in result.outletChanges { bytes += try ExchangeLine.bytes(of: change) }
      for button in result.unlabeledButtons { bytes += try ExchangeLine.bytes(of: button) }
      for application in result.applications { bytes += try ExchangeLine.bytes(of: application) }
      return bytes
    }
  }

  /// Decodes a response.
  ///
  /// - Throws: an error for malformed bytes or another version.
  package init(_ bytes: [UInt8]) throws(ExchangeError) {
    var lines = ExchangeLines(bytes)
    try lines.nextVersion().check()
    let head = try lines.next(Head.self)
    result = ImportResult()
    result.replacedBars = head.replacedBars
    while result.menus.count < head.menus {
      var menu = try lines.next(Menu.self)
      guard let items = Self.tree(menu.items) else { throw lines.malformedError }
      menu.menu.items = items
      result.menus.append(menu.menu)
    }
    while result.diagnostics.count < head.diagnostics {
      guard let diagnostic = try lines.next(Note.self).diagnostic else { throw lines.malformedError }
      result.diagnostics.append(diagnostic)
    }
    while result.outletChanges.count < head.outletChanges {
      result.outletChanges.append(try lines.next(OutletChange.self))
    }
    while result.unlabeledButtons.count < head.unlabeledButtons {
      result.unlabeledButtons.append(try lines.next(UnlabeledButton.self))
    }
    while result.applications.count < head.applications {
      result.applications.append(try lines.next(MenuBarApplication.self))
    }
    guard lines.isAtEnd else { throw lines.malformedError }
  }

  private static func list(_ items: [ImportedItem]) -> [Item] {
    items.flatMap { item in
      var alone = item
      alone.inner = []
      return [Item(item: alone, count: item.inner.count)] + list(item.inner)
    }
  }

  /// Rebuilds the tree of items; `nil` if the counts are wrong or the tree is too deep for recursion.
  private static func tree(_ list: [Item]) -> [ImportedItem]? {
    // Backwards, because the children of an item are complete before the item.
    var done: [(item: ImportedItem, depth: Int)] = []
    for entry in list.reversed() {
      guard entry.count >= 0, entry.count <= done.count else { return nil }
      let inner = done.suffix(entry.count).reversed()
      let depth = 1 + (inner.map(\.depth).max() ?? 0)
      guard depth <= Limit.swiftItems.maximum else { return nil }
      var item = entry.item
      item.inner = inner.map(\.item)
      done.removeLast(entry.count)
      done.append((item, depth))
    }
    return done.reversed().map(\.item)
  }
}
