import SwiftUI

// Fields that initializers assign from locals, under conditions, and after exits.
struct Permissions {
  let canReply: Bool
  let canEdit: Bool
  let canRemove: Bool
  let title: String
  let isLarge: Bool
  let isEarly: Bool
  var items = ["Fixed"]
  private let limit = 3
  let isLimited: Bool

  init(event: Event) {
    let canReply = false
    self.canReply = canReply
    var canEdit = true
    if event.isForeign { canEdit = false }
    self.canEdit = canEdit
    let title = "Send"
    self.title = title
    if event.isForeign {
      canRemove = false
    } else {
      canRemove = true
    }
    items.append("Added")
    isLimited = limit > 2
    guard event.isLarge else {
      isLarge = false
      isEarly = false
      return
    }
    isLarge = true
    isEarly = true
  }
}

final class Outbox {
  let isOpen: Bool
  init() {
    let isOpen = true
    self.isOpen = isOpen
  }
}

struct EventMenu: View {
  let permissions: Permissions
  let outbox: Outbox

  init(event: Event) {
    permissions = Permissions(event: event)
    outbox = Outbox()
  }

  var body: some View {
    if permissions.canReply { Button("Reply") {} } else { Button("Cannot Reply") {} }
    if permissions.canEdit { Button("Edit") {} }
    if permissions.canRemove { Button("Remove") {} }
    Button(permissions.title) {}
    Button("Enlarge") {}.disabled(permissions.isLarge)
    ForEach(permissions.items, id: \.self) { Button($0) {} }
    if permissions.isLimited { Button("Limited") {} }
    if outbox.isOpen { Button("Close Outbox") {} } else { Button("Open Outbox") {} }
  }
}

struct EventView: View {
  let event: Event
  let rows: ((Int) -> [String])?

  var body: some View {
    Menu("Event") {
      EventMenu(event: event)
      ForEach(rows?(1) ?? [], id: \.self) { Button($0) {} }
    }
  }
}
