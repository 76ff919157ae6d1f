import MenuDocument
import PositionedJSON

extension SwiftUIExporter {
  /// A share link, which an import calls `shareLink`; the app supplies the shared value.
  mutating func shareLink(_ button: ButtonItem, _ item: Item) -> SwiftCall {
    let name = parts.members.member("shared item", fallback: "sharedItem", prefix: "shared")
    parts.state += [.comment("TODO: Supply what “\(button.title)” shares."), supplied.text(name)]
    parts.findings.report(
      .warning, at: item.location, "the document does not tell what “\(button.title)” shares",
      help: "set the property \(name)")
    let shared = SwiftArgument.word("item", name)
    var attributes = item.attributes
    // The symbol of every share link.
    if attributes.systemImage?.value == "square.and.arrow.up" {
      attributes.systemImage = nil
      if case .arguments(let title) = SwiftUILabel(button.title, attributes) {
        return SwiftCall("ShareLink", button.title == "Share…" ? [shared] : title + [shared])
      }
    }
    let label = SwiftUILabel(button.title, item.attributes).statements
    return SwiftCall("ShareLink", [shared], closures: [SwiftClosure(nil, label)])
  }
}
