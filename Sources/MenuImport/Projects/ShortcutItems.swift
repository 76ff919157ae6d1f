import MenuDocument
import MenuStrings
import PositionedJSON
import PositionedXML

/// Reads the quick actions in the information property list of an app.
package enum ShortcutItems {
  static let key = "UIApplicationShortcutItems"

  /// Returns the quick actions of a file, if it has any.
  ///
  /// - Parameters:
  ///   - tables: String tables; one named `InfoPlist` translates titles.
  ///   - images: The images of the app.
  static func read(_ source: SourceText, tables: StringTables, images: AppImages?) -> ImportResult {
    guard source.text.contains(key) else { return ImportResult() }
    do throws(SourceText.Unreadable) {
      let document = try XMLDocument(source)
      let root = document.root.name == "plist" ? document.root.children.first : document.root
      guard let list = root.flatMap({ member(key, of: $0) }) else { return ImportResult() }
      let texts = tables.files.filter { $0.name == "InfoPlist" && ($0.isSource || $0.language == "en") }
        .flatMap(\.entries)
      let items = list.children.map { item($0, texts, images, in: document) }.filter { !$0.title.isEmpty }
      guard !items.isEmpty else { return ImportResult() }
      return ImportResult(
        menus: [
          ImportedMenu(
            name: "quick-actions", location: document.location(of: list), platform: "iOS",
            presentation: Presentation.quickActions.rawValue, items: items)
        ])
    } catch {
      return ImportResult(diagnostics: [error.diagnostic])
    }
  }

  private static func item(
    _ node: XMLNode, _ texts: [StringTableFile.Entry], _ images: AppImages?, in document: XMLDocument
  ) -> ImportedItem {
    func text(_ name: String) -> String? {
      let value = member("UIApplicationShortcutItem\(name)", of: node)?.text
      return value.map { key in texts.first { $0.key == key }?.text ?? key }
    }
    let location = document.location(of: node)
    var item = ImportedItem(.button, title: text("Title") ?? "", location: location)
    if let subtitle = text("Subtitle"), !subtitle.isEmpty { item.attributes.append(.subtitle(subtitle)) }
    if let symbol = text("IconSymbolName") ?? text("IconType").flatMap({ symbol(ofType: $0) }) {
      item.attributes.append(.image(.symbol(symbol)))
    } else if let name = text("IconFile") ?? text("IconType") {
      let image = images?.image(named: name, in: location.path)
      if let image, image.file != nil {
        // Quick actions have the color of the text.
        item.attributes.append(.image(image.shown().asTemplate(true)))
      } else {
        let reason = images.map { _ in AppImages.reason(name, image) } ?? "the image \(name) is in an asset catalog"
        item.placeholders.append(Placeholder(location: location, about: .symbol, text: "no image", reason: reason))
      }
    }
    return item
  }

  /// The value after a key of a dictionary.
  static func member(_ key: String, of node: XMLNode) -> XMLNode? {
    guard let index = node.children.firstIndex(where: { $0.name == "key" && $0.text == key }) else { return nil }
    return node.children.indices.contains(index + 1) ? node.children[index + 1] : nil
  }

  /// Returns the symbol that resembles a system icon, such as `UIApplicationShortcutIconTypeAdd` or `add`.
  package static func symbol(ofType name: String) -> String? {
    let word = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    return symbols[word.prefix(1).lowercased() + word.dropFirst()]
  }

  private static let prefix = "UIApplicationShortcutIconType"
  private static let symbols = [
    "add": "plus", "alarm": "alarm", "audio": "speaker.wave.2", "bookmark": "bookmark", "capturePhoto": "camera",
    "captureVideo": "video", "cloud": "icloud", "compose": "square.and.pencil", "confirmation": "checkmark",
    "contact": "person.crop.circle", "date": "calendar", "favorite": "star", "home": "house", "invitation": "envelope",
    "location": "location", "love": "heart", "mail": "envelope", "markLocation": "mappin", "message": "message",
    "pause": "pause", "play": "play", "prohibit": "nosign", "search": "magnifyingglass",
    "share": "square.and.arrow.up", "shuffle": "shuffle", "task": "checkmark.circle",
    "taskCompleted": "checkmark.circle.fill", "time": "clock", "update": "arrow.clockwise",
  ]
}

extension ImportResult {
  /// Removes quick actions that are the same as others: each variant of an app has a list.
  mutating func removeCopiedQuickActions() {
    var known: [[UInt8]: FileLocation] = [:]
    var copies: [FileLocation: FileLocation] = [:]
    for menu in menus.sorted(by: { $0.location < $1.location })
    where menu.presentation == Presentation.quickActions.rawValue && SourceKind(path: menu.location.path) == .plist {
      guard let (_, node) = try? menu.document(source: "") else { continue }
      let text = ImportedMenu.text(of: node)
      if let first = known[text] { copies[menu.location] = first } else { known[text] = menu.location }
    }
    menus.removeAll { copies[$0.location] != nil }
    diagnostics += copies.map { copy, first in
      Diagnostic(.note, at: copy, "menu not imported: the quick actions are those of \(first.path)")
    }
  }
}
