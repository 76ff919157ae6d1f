package import MenuStrings
package import PositionedJSON

extension ImportedMenu {
  /// The source location of the menu and of each item, by the path in the menu's document; outer items come first.
  package var locations: [(path: DocumentPath, location: FileLocation)] {
    [(.root, location)] + places.map { ($0.path, $0.item.location) }
  }

  /// The values that notes call unknown or one of several. Those that are missing have the path that they would have.
  package var doubtfulValues: [DocumentPath] {
    let subjects = placeholders.map(\.subject)
    return (subjects.contains(.menuBar) ? [DocumentPath.root.appending("presentation")] : [])
      + (subjects.contains(.items) ? [DocumentPath.root.appending("items")] : [])
      + places.flatMap { place in place.item.doubtfulKeys.map { place.path.appending($0) } }
  }

  /// The titles of the design that code replaces.
  package var replacedTitles: [DocumentPath] {
    places.flatMap { place in
      if place.item.hasReplacedOptions {
        return place.item.inner.indices.map { place.path.appending("options").appending($0) }
      }
      return place.item.hasReplacedTitle ? [place.path] : []
    }
  }

  private typealias Place = (path: DocumentPath, item: ImportedItem)

  /// The items of the document; outer items come first.
  private var places: [Place] {
    var found: [Place] = []
    if presentation == "menuBar" {
      var count = 0
      for item in items { Self.addMenus(of: item, &count, &found) }
    } else {
      let list = DocumentPath.root.appending("menu").appending("items")
      for (index, item) in items.enumerated() { Self.add(item, at: list.appending(index), &found) }
    }
    return found
  }

  private static func add(
    _ item: ImportedItem, at path: DocumentPath, _ found: inout [Place]
  ) {
    found.append((path, item))
    let list: DocumentPath
    if case .picker = item.kind { list = path.appending("options") } else { list = path.appending("items") }
    // Items of the system have no source.
    for (index, inner) in item.inner.enumerated() where !inner.isStandard {
      add(inner, at: list.appending(index), &found)
    }
  }

  /// The menus of a bar, without the groups that contain them.
  private static func addMenus(
    of item: ImportedItem, _ count: inout Int, _ found: inout [Place]
  ) {
    switch item.kind {
    case .divider: break
    case .section(let items, _, _), .controlGroup(let items, _):
      for inner in items { addMenus(of: inner, &count, &found) }
    case .menu:
      add(item, at: DocumentPath.root.appending("menus").appending(count), &found)
      count += 1
    case .button, .toggle, .picker, .stepper, .slider, .text, .loading, .view:
      found.append((DocumentPath.root.appending("menus").appending(count), item))
      count += 1
    }
  }
}
