/// The tags that tell a search field what it does with an item of its menu.
package enum RecentSearches: String, CaseIterable {
  case title = "recentsTitleMenuItemTag"
  case list = "recentsMenuItemTag"
  case clear = "clearRecentsMenuItemTag"
  case none = "noRecentsMenuItemTag"

  /// The item's part in a menu with these tags of Interface Builder; `nil` in other menus.
  init?(tag: String?, among tags: [String?]) {
    let known = Dictionary(uniqueKeysWithValues: zip(["1000", "1001", "1002", "1003"], Self.allCases))
    guard let tag, let part = known[tag], tags.contains("1001"), tags.count(where: { known[$0 ?? ""] != nil }) > 1
    else { return nil }
    self = part
  }

  /// The item as the search field shows it if there are recent searches.
  package func shown(_ item: ImportedItem) -> ImportedItem {
    var item = item
    switch self {
    case .list:
      if item.title.isEmpty { item.title = "‹recent searches›" }
      var section = ImportedItem(.section([item], isDynamic: true), location: item.location)
      section.placeholders = [
        Placeholder(location: item.location, ofList: "the search field lists the recent searches")
      ]
      return section
    case .title, .clear:
      item.placeholders.append(
        Placeholder(
          location: item.location, isShown: true, reason: "the search field hides it if there are no recent searches"))
    case .none:
      if !item.attributes.contains(.isHidden) { item.attributes.append(.isHidden) }
      item.placeholders.append(
        Placeholder(
          location: item.location, isShown: false, reason: "the search field shows it if there are no recent searches"))
    }
    return item
  }
}
