import MenuDocument
import MenuTheme
public import PositionedJSON

extension PortabilityTable {
  /// A symbol that the newest system of the document's platform hides.
  public struct Loss: Hashable, Sendable {
    /// The title of the platform's newest theme.
    public var system: String
    /// The location of the item in the document.
    public var path: DocumentPath
    /// The name of the item.
    public var item: String
    /// The name of the symbol.
    public var symbol: String
  }
}

extension Portability {
  /// Returns the symbols that disappear on the newest system of the document's platform.
  func losses(of document: MockupDocument, _ labels: ItemLabels) -> [PortabilityTable.Loss] {
    guard let theme = themes.first(where: { $0.platform == document.platform })?.theme else { return [] }
    var losses: [PortabilityTable.Loss] = []
    for menu in [document.menu].compactMap({ $0 }) + document.menus {
      for element in MenuElements(menu.items, .visible) {
        let attributes = element.attributes
        guard let symbol = attributes.systemImage, element.hasRow,
          case .byImageVisibility? = labels[element.location.path].loss(
            of: attributes, in: document.presentation, theme)
        else { continue }
        let name =
          switch element {
          case .item(let item): Self.name(of: item)
          case .option(let option): option.title
          }
        losses.append(
          PortabilityTable.Loss(system: theme.title, path: element.location.path, item: name, symbol: symbol.value))
      }
    }
    return losses
  }
}

extension MenuElement {
  /// Whether the element has a row with a label, unlike a group.
  fileprivate var hasRow: Bool {
    switch self {
    case .option: true
    case .item(let item):
      switch item.kind {
      case .button, .toggle, .menu: true
      case .picker(let picker): picker.style == .menu
      case .section, .controlGroup, .stepper, .slider, .divider, .text, .loading, .search, .view: false
      }
    }
  }
}

extension PortabilityTable {
  /// The list of symbols that disappear, as lines of Markdown; empty if all stay.
  var lossLines: [String] {
    guard let system = losses.first?.system else { return [] }
    let lines = losses.map { loss in
      "- \(loss.path): the symbol \(loss.symbol) of \(Quotation.of(loss.item)) needs `imageVisibility: visible` to stay"
    }
    return ["", "Symbols that disappear on \(system):", ""] + lines
  }

  var lossJSON: JSONNode {
    .array(
      losses.map { loss in
        .object([
          ("system", .string(loss.system)), ("path", .string(loss.path.description)), ("item", .string(loss.item)),
          ("symbol", .string(loss.symbol)),
        ])
      })
  }
}
