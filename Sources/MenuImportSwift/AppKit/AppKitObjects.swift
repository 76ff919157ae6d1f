import MenuDocument
import MenuImport
import MenuStrings
import SwiftEvaluation
import SwiftSyntax

final class AppKitMenu {
  enum Entry {
    case item(AppKitItem)
    /// The items that a loop over runtime data adds, once.
    case repeated(AppKitLoop, [AppKitItem])
  }

  let place: SourcePlace
  let loops: [AppKitLoop]
  var title = ReadText("")
  var entries: [Entry] = []
  var standIns: [StandIn] = []
  var presentation = "menu"
  /// The system or a delegate supplies the items.
  var isFilled = false
  var isAttached = false

  init(place: SourcePlace, loops: [AppKitLoop]) {
    self.place = place
    self.loops = loops
  }

  /// The items, with those of loops once.
  var items: [AppKitItem] {
    entries.flatMap { entry in
      switch entry {
      case .item(let item): [item]
      case .repeated(_, let items): items
      }
    }
  }

  func remove(_ item: AppKitItem) {
    entries.removeAll { if case .item(let other) = $0 { other === item } else { false } }
  }

  /// Appends an item.
  ///
  /// - Parameter loop: The loop over runtime data that appends the item.
  func add(_ item: AppKitItem, in loop: AppKitLoop?) {
    guard let loop else { return entries.append(.item(item)) }
    if case .repeated(let last, let items)? = entries.last, last === loop {
      entries[entries.count - 1] = .repeated(loop, items + [item])
    } else {
      entries.append(.repeated(loop, [item]))
    }
  }
}

final class AppKitLoop {
  let standIn: StandIn

  init(_ standIn: StandIn) { self.standIn = standIn }
}

final class AppKitItem {
  enum Kind {
    case command, separator, heading
  }

  let kind: Kind
  let place: SourcePlace
  var title = ReadText("")
  var key: String?
  /// An item without a key has modifiers, too, which distinguish its alternates.
  var modifiers: KeyboardModifiers = .command
  var isAlternate = false
  /// `nil` if known only at run time.
  var state = State.off
  var attributes: [ImportedItem.Attribute] = []
  var standIns: [StandIn] = []
  var submenu: AppKitMenu?

  enum State {
    case off, on, mixed, open
  }

  init(_ kind: Kind = .command, place: SourcePlace) {
    self.kind = kind
    self.place = place
  }

  /// Sets an attribute, and replaces an earlier one of the same key.
  func set(_ attribute: ImportedItem.Attribute) {
    clear(attribute)
    attributes.append(attribute)
  }

  func clear(_ attribute: ImportedItem.Attribute) {
    attributes.removeAll { $0.member.0 == attribute.member.0 }
  }

  func tell(_ place: SourcePlace, _ text: String, _ reason: String) {
    let standIn = StandIn(place: place, text: text, reason: reason)
    if !standIns.contains(standIn) { standIns.append(standIn) }
  }
}

/// The value of an AppKit expression.
enum AppKitObject {
  case menu(AppKitMenu)
  case item(AppKitItem)
}
