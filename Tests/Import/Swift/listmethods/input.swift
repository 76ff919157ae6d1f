import SwiftUI

// A method that shows the lists of its argument in a menu, and its uses.
enum PotMenu {
  case full(isOpen: Bool, onStir: () -> Void)
  case empty(isClean: Bool, onFill: () -> Void)

  var groups: [PotGroup] {
    switch self {
    case let .full(isOpen, onStir):
      var groups: [PotGroup] = []
      groups.append(.init(actions: [.init(title: "Stir", symbol: "fork.knife", perform: onStir)]))
      groups += Self.common(isOpen: isOpen)
      return groups
    case let .empty(isClean, onFill):
      if isClean {
        return [.init(actions: [.init(title: "Fill", symbol: "drop", perform: onFill)])]
      } else {
        return []
      }
    }
  }
}

extension PotMenu {
  private static func common(isOpen: Bool) -> [PotGroup] {
    var groups: [PotGroup] = []
    if isOpen {
      groups.append(.init(actions: [.cover()]))
    }
    return groups
  }
}

struct PotAction: Identifiable {
  var id = UUID()
  let title: LocalizedStringKey
  let symbol: String
  let perform: () -> Void

  static func cover() -> PotAction { .init(title: "Cover", symbol: "circle", perform: {}) }
}

struct PotGroup: Identifiable {
  var id = UUID()
  let actions: [PotAction]
}

extension View {
  private func potMenu(_ menu: PotMenu) -> some View {
    contextMenu {
      ForEach(menu.groups) { group in
        Section {
          ForEach(group.actions) { action in
            Button(action.title, systemImage: action.symbol, action: action.perform)
          }
        }
      }
    }
  }

  @ViewBuilder
  func potMenu(pot: Pot) -> some View {
    if pot.isEmpty {
      potMenu(.empty(isClean: pot.isClean, onFill: pot.fill))
    } else {
      potMenu(.full(isOpen: pot.isOpen, onStir: pot.stir))
    }
  }

  /// Its use tells no more than the method.
  func lidMenu(_ lids: [Lid]) -> some View {
    contextMenu {
      ForEach(lids) { lid in Button(lid.name) {} }
    }
  }
}

struct Stove: View {
  let pots: [Pot]

  var body: some View {
    List(pots) { pot in
      Text(pot.name).potMenu(pot: pot)
    }
    .lidMenu(Shelf.shared.lids)
  }
}
