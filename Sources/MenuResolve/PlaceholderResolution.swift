import MenuDocument
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON

extension MenuResolver {
  @inline(never)
  mutating func appendPlaceholder(for item: Item, to groups: inout Groups) {
    let path = item.location.path
    guard let content = placeholder(for: item, path: path) else { return }
    groups.rows.append(ResolvedRow(path: path, name: item.attributes.id, content: content))
  }

  /// Returns the content of the row of a spinner, a search field, or a custom view; `nil` for other items.
  private mutating func placeholder(for item: Item, path: DocumentPath) -> ResolvedRow.Content? {
    switch item.kind {
    case .loading: return .loading(style[.subtitle])
    case .search:
      return .search(
        ResolvedSearchField(
          symbol: mark("magnifyingglass", color: style[.subtitle], in: style[.mark], path: path),
          text: makeText(
            SearchWords.word(for: document.locale), path: path, style: style[.title], color: style[.subtitle],
            maximumLines: 1),
          fill: style[.track]))
    case .view(let view):
      return .view(
        ResolvedView(
          height: view.height, line: style[.hostText].multiplyingAlpha(by: 0.4),
          caption: view.caption.map {
            makeText(
              $0, path: path.appending("caption"), style: style[.subtitle], color: style[.subtitle], maximumLines: 1)
          }))
    case .button, .toggle, .picker, .menu, .section, .controlGroup, .stepper, .slider, .divider, .text: return nil
    }
  }
}
