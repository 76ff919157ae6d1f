package import PositionedJSON

/// A mark next to an item that is not part of the document.
package struct ItemMark: Hashable, Sendable {
  package var number: Int
  package var help: String

  package init(number: Int, help: String) {
    self.number = number
    self.help = help
  }
}

extension MockupDocument {
  /// Returns the document with marks at the given paths, and without other callouts.
  package func marking(_ marks: [DocumentPath: ItemMark]) -> MockupDocument {
    var copy = self
    if var menu = copy.menu {
      for index in menu.items.indices { menu.items[index].mark(marks) }
      copy.menu = menu
    }
    for menuIndex in copy.menus.indices {
      for index in copy.menus[menuIndex].items.indices { copy.menus[menuIndex].items[index].mark(marks) }
    }
    return copy
  }
}

extension Item {
  fileprivate mutating func mark(_ marks: [DocumentPath: ItemMark]) {
    attributes.mark(marks[location.path])
    changeChildren(items: { $0.mark(marks) }, options: { $0.attributes.mark(marks[$0.location.path]) })
  }
}

extension ItemAttributes {
  fileprivate mutating func mark(_ mark: ItemMark?) {
    callout = mark.map { .number($0.number) }
    if let mark { help = mark.help }
  }
}
