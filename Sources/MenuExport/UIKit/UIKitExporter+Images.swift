import MenuDocument

extension UIKitExporter {
  /// Runs a body with the image visibility that a container sets for its items.
  mutating func showingImages<Result>(
    _ visibility: ImageVisibility, _ body: (inout UIKitExporter) -> Result
  ) -> Result {
    let outer = parts.imageVisibility
    if visibility != .automatic { parts.imageVisibility = visibility }
    let result = body(&self)
    parts.imageVisibility = outer
    return result
  }

  /// Returns an element with the image visibility of an item, or else of its containers.
  mutating func showingImage(_ element: SwiftStatement, _ attributes: ItemAttributes) -> SwiftStatement {
    let visibility = attributes.imageVisibility == .automatic ? parts.imageVisibility : attributes.imageVisibility
    guard visibility != .automatic, attributes.systemImage != nil || attributes.image != nil,
      case .code(.call(let call)) = element
    else { return element }
    parts.needsImageVisibility = true
    let value = visibility == .visible ? "true" : "false"
    return call.modified(SwiftCall(".showingImage", [.word(nil, value)])).statement
  }

  /// The extension that sets the image visibility of an element, on systems that have it.
  static let imageVisibilityExtension: [SwiftStatement] = [
    .blank,
    .block(
      "extension UIMenuElement",
      [
        .block(
          "fileprivate func showingImage(_ isVisible: Bool) -> Self",
          [
            .block("if #available(iOS 27.0, *)", [.line("preferredImageVisibility = isVisible ? .visible : .hidden")]),
            .line("return self"),
          ])
      ]),
  ]
}
