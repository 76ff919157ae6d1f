import MenuDocument
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON

/// Turns menus as written into groups of rows; what becomes of each kind of item is in `ItemRows.swift`.
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

  /// What items inherit from the menus and groups around them.
  struct Context {
    var isDisabled = false
    var labelStyle = LabelStyle.automatic
  }

  /// The rows of a menu, as they are collected: a gap ends a group.
  struct Groups {
    var finished: [ResolvedGroup] = []
    var rows: [ResolvedRow] = []

    /// Ends a group; a heading that nothing has come below yet goes on to the next one.
    mutating func endGroup() {
      guard rows.contains(where: { !$0.isHeading }) else { return }
      finished.append(ResolvedGroup(rows: rows))
      rows = []
    }

    /// Adds a heading and what comes below it, and takes the heading back where nothing does.
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
        // Explanatory text belongs to the rows above it, also where they ended a group of their own.
        if rows.isEmpty, let last = finished.popLast() { rows = last.rows }
        rows.append(footer)
      }
      endGroup()
    }

    /// Forgets headings that nothing has come below.
    mutating func finish() -> [ResolvedGroup] {
      endGroup()
      return finished
    }
  }

  /// A menu of the document.
  ///
  /// - Parameter hasHeading: whether its title stands above the items; in a menu bar it stands in the bar.
  mutating func resolve(_ menu: Menu, hasHeading: Bool) -> ResolvedMenu {
    let context = Context(isDisabled: menu.isDisabled, labelStyle: menu.labelStyle)
    var resolved = resolve(
      ItemChildren(content: .items(menu.items), place: .sameMenu, layout: menu.layout), at: menu.location,
      title: hasHeading ? menu.title : nil, context: context)
    resolved.turnsUpwards = menu.order != .fixed && style.metrics.placement.turnsUpwards
    resolved.scrollOffset = menu.scrollOffset
    return resolved
  }

  /// The menu that opens from a row.
  ///
  /// - Parameter header: the row again, which stands above the items of a menu that opens in place.
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
      path: path, groups: groups, hasGutter: false, hasGraphics: false, turnsUpwards: false, scrollOffset: 0)
    menu.hasGutter = groups.contains(where: \.hasGutter)
    menu.hasGraphics = groups.contains(where: \.hasGraphics)
    return menu
  }

  // MARK: Text

  /// A text of the document with its look, and where it was written.
  func makeText(
    _ string: String, path: DocumentPath, style: TextStyle, color: Color, maximumLines: Int? = nil
  ) -> ResolvedText {
    ResolvedText(
      string: string, location: document.location(at: path), style: style, color: color, maximumLines: maximumLines)
  }

  func headingRow(_ title: String, path: DocumentPath) -> ResolvedRow {
    ResolvedRow(path: path, content: .heading(label(title, .heading, .heading, path: path.appending("title"))))
  }

  /// A small text with as many lines as the theme allows.
  func label(
    _ string: String, _ textStyle: TextStyleName, _ role: ColorRole, path: DocumentPath
  ) -> ResolvedText {
    let most = textStyle == .heading ? style.metrics.heading.lines : style.metrics.footer.lines
    return makeText(
      string, path: path, style: style[textStyle], color: style[role],
      maximumLines: style.isAccessibilitySize ? nil : most)
  }

  /// What a disabled item's opacity is multiplied by.
  func alpha(_ isDisabled: Bool) -> Double {
    guard isDisabled else { return 1 }
    return document.appearance == .dark
      ? style.metrics.row.disabledAlphaDark : style.metrics.row.disabledAlphaLight
  }
}
