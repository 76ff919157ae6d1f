import MenuImport
import MenuModel
import MenuStrings
import SwiftSyntax

/// A menu of AppKit while it is put together.
final class AppKitMenu {
  /// What is in a menu.
  enum Entry {
    case item(AppKitItem)
    /// What a loop over what only the running program has adds, once.
    case repeated(AppKitLoop, [AppKitItem])
  }

  /// Where it is made.
  let place: SourcePlace
  /// The loops around the place where it is made.
  let loops: [AppKitLoop]
  var title = ReadText("")
  var entries: [Entry] = []
  /// What stands for what is in no item.
  var standIns: [StandIn] = []
  /// What shows it, as documents name it.
  var presentation = "menu"
  /// Whether the system or a delegate fills it.
  var isFilled = false
  /// Whether it is the submenu of an item.
  var isAttached = false

  init(place: SourcePlace, loops: [AppKitLoop]) {
    self.place = place
    self.loops = loops
  }

  /// Its items, those of loops once.
  var items: [AppKitItem] {
    entries.flatMap { entry in
      switch entry {
      case .item(let item): [item]
      case .repeated(_, let items): items
      }
    }
  }

  /// Takes an item out.
  func remove(_ item: AppKitItem) {
    entries.removeAll { if case .item(let other) = $0 { other === item } else { false } }
  }

  /// Adds an item behind the others.
  ///
  /// - Parameter loop: the loop that does so for each of what only the running program has.
  func add(_ item: AppKitItem, in loop: AppKitLoop?) {
    guard let loop else { return entries.append(.item(item)) }
    if case .repeated(let last, let items)? = entries.last, last === loop {
      entries[entries.count - 1] = .repeated(loop, items + [item])
    } else {
      entries.append(.repeated(loop, [item]))
    }
  }
}

/// A loop over what only the running program has.
final class AppKitLoop {
  let standIn: StandIn

  init(_ standIn: StandIn) { self.standIn = standIn }
}

/// An item of a menu of AppKit while it is put together.
final class AppKitItem {
  enum Kind {
    case command, separator, heading
  }

  let kind: Kind
  /// Where it is made.
  let place: SourcePlace
  var title = ReadText("")
  /// The key's name in documents; `nil` for none.
  var key: String?
  /// What is held; an item without keys has some too, by which its alternates are told apart.
  var modifiers: KeyboardModifiers = .command
  var isAlternate = false
  /// Whether it is marked: `nil` where only the running program knows.
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

  /// Sets a key of documents; one that was set before goes.
  func set(_ attribute: ImportedItem.Attribute) {
    clear(attribute)
    attributes.append(attribute)
  }

  /// Takes a key of documents back.
  func clear(_ attribute: ImportedItem.Attribute) {
    attributes.removeAll { $0.member.0 == attribute.member.0 }
  }

  func tell(_ place: SourcePlace, _ text: String, _ reason: String) {
    let standIn = StandIn(place: place, text: text, reason: reason)
    if !standIns.contains(standIn) { standIns.append(standIn) }
  }
}

/// What an expression of AppKit leads to.
enum AppKitObject {
  case menu(AppKitMenu)
  case item(AppKitItem)
}
