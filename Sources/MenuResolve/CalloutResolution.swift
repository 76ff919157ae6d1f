import MenuDocument
import MenuTheme
import PositionedJSON

extension MenuResolver {
  func resolveCallouts(colors: AnnotationColors) -> [ResolvedCallout] {
    document.markedElements.compactMap { drawn in
      guard let callout = drawn.attributes.callout else { return nil }
      let isNumber: Bool
      switch callout {
      case .number: isNumber = true
      case .text: isNumber = false
      }
      let item = drawn.location.path
      return ResolvedCallout(
        item: item,
        text: makeText(
          callout.text, path: item.appending("callout"), style: style[.callout],
          color: isNumber ? colors.calloutText : colors.words, maximumLines: isNumber ? 1 : 4),
        isNumber: isNumber)
    }
  }
}
