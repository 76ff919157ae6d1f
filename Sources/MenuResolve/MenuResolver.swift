import MenuDocument
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON

struct MenuResolver {
  let document: MockupDocument
  let theme: Theme
  let style: ResolvedStyle
  let palette: Palette
  let isRightToLeft: Bool
  let symbols: SymbolLibrary
  let imageSize: (String) -> Result<Size, ImageProblem>
  var report: Diagnostics
  var uses: ResolveUses

  struct Context {
    var isDisabled = false
    var labelStyle = LabelStyle.automatic
    var imageVisibility = ImageVisibility.automatic
  }

  /// Collects the rows of a menu; a gap ends a group.
  struct Groups {
    var finished: [ResolvedGroup] = []
    var rows: [ResolvedRow] = []

    /// Ends a group; a heading without rows moves to the next group.
    mutating func endGroup() {
      guard rows.contains(where: { !$0.isHeading }) else { return }
      finished.append(ResolvedGroup(rows: rows))
      rows = []
    }

    /// Appends a heading and content, and removes the heading if there is no content.
    mutating func appendSection(heading: ResolvedRow?, footer: ResolvedRow?, content: (inout Groups) -> Void) {
      endGroup()
      let pending = rows.count
      let before = finished.count
      if let heading { rows.append(heading) }
      content(&self)
      if finished.count == before, !rows.contains(where: { !$0.isHeading }) {
        rows.removeLast(rows.count - pending)
        return
      }
      if let footer {
        // A footer belongs to the rows above it, even if they ended a group.
        if rows.isEmpty, let last = finished.popLast() { rows = last.rows }
        rows.append(footer)
      }
      endGroup()
    }

    /// Drops headings without rows.
    mutating func finish() -> [ResolvedGroup] {
      endGroup()
      return finished
    }
  }

  /// Resolves a menu.
  ///
  /// - Parameter hasHeading: `false` in a menu bar, which shows the title in the bar.
  mutating func resolve(_ menu: Menu, hasHeading: Bool) -> ResolvedMenu {
    let context = Context(
      isDisabled: menu.isDisabled, labelStyle: menu.labelStyle, imageVisibility: menu.imageVisibility)
    var resolved = resolve(
      ItemChildren(content: .items(menu.items), placement: .sameMenu, layout: menu.layout), at: menu.location,
      title: hasHeading ? menu.title : nil, context: context)
    resolved.reversesUpward = menu.order != .fixed && style.metrics.placement.reversesUpward
    resolved.scrollOffset = menu.scrollOffset
    return resolved
  }

  /// Resolves the submenu of a row.
  ///
  /// - Parameter header: the row repeated above the items of a menu that opens in place.
  mutating func resolve(
    _ children: ItemChildren, at location: SourceLocation, title: String? = nil, header: ResolvedRow? = nil,
    context: Context
  ) -> ResolvedMenu {
    let path = location.path
    var groups = Groups()
    if let header {
      groups.rows.append(header)
      groups.endGroup()
    }
    if let title { groups.rows.append(headingRow(title, path: path)) }
    append(children, at: location, context: context, to: &groups)
    return finished(groups.finish(), path: path)
  }

  private func finished(_ groups: [ResolvedGroup], path: DocumentPath) -> ResolvedMenu {
    var menu = ResolvedMenu(
      path: path, groups: groups, hasGutter: false, hasGraphics: false, reversesUpward: false, scrollOffset: 0)
    menu.hasGutter = groups.contains { $0.hasGutter }
    menu.hasGraphics = groups.contains { $0.hasGraphics }
    return menu
  }

  // MARK: Text

  func makeText(
    _ string: String, path: DocumentPath, style: TextStyle, color: Color, maximumLines: Int? = nil
  ) -> ResolvedText {
    ResolvedText(
      string: string, location: document.location(at: path), style: style, color: color, maximumLines: maximumLines)
  }

  func headingRow(_ title: String, path: DocumentPath) -> ResolvedRow {
    ResolvedRow(path: path, content: .heading(label(title, .heading, .heading, path: path.appending("title"))))
  }

  func label(
    _ string: String, _ textStyle: TextStyleName, _ role: ColorRole, path: DocumentPath
  ) -> ResolvedText {
    let maximum = textStyle == .heading ? style.metrics.heading.lines : style.metrics.footer.lines
    return makeText(
      string, path: path, style: style[textStyle], color: style[role],
      maximumLines: style.isAccessibilitySize ? nil : maximum)
  }

  /// Returns the opacity factor of an item.
  func alpha(_ isDisabled: Bool) -> Double {
    guard isDisabled else { return 1 }
    return document.appearance == .dark
      ? style.metrics.row.disabledAlphaDark : style.metrics.row.disabledAlphaLight
  }
}
