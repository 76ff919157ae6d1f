import PositionedJSON

protocol AttributeBearing: Sendable {
  var attributes: ItemAttributes { get set }
}

extension PickerOption: AttributeBearing {}

/// An item while it is decoded: the shared attributes and the members of its type.
struct ItemDraft<Own: Sendable>: AttributeBearing {
  var attributes = ItemAttributes()
  var own: Own
}

enum ItemFields {
  static func type<Own>(_ type: ItemType, isDefault: Bool = false) -> Field<ItemDraft<Own>> {
    let tagNode = JSONNode.string(type.rawValue)
    let description = "Kind of item (default: a button)."
    return isDefault
      ? Field("type", .constant(tagNode, as: true), default: tagNode, description) { _, _ in }
      : .required("type", .constant(tagNode, as: true), description) { _, _ in }
  }

  static func id<Owner: AttributeBearing>() -> Field<Owner> {
    Field("id", .name("a name"), "Name for frames, translations, and output.", examples: ["delete"]) {
      $0.attributes.id = $1
    }
  }

  static func standard<Owner: AttributeBearing>() -> Field<Owner> {
    Field("standard", .oneOf(StandardItem.self), "Item of the system, with its title and shortcut.") {
      $0.attributes.standard = $1
    }
  }

  static func label<Owner: AttributeBearing>() -> [Field<Owner>] { fields(labelFields) }

  static func marks<Owner: AttributeBearing>() -> [Field<Owner>] { fields(markFields) }

  private static func fields<Owner: AttributeBearing>(_ fields: [Field<ItemAttributes>]) -> [Field<Owner>] {
    Field.members(of: fields) { $1(&$0.attributes) }
  }

  private static let labelFields = ItemAttribute.allCases.filter { !$0.needsNoTitle }.map { $0.field }
  private static let markFields = ItemAttribute.allCases.filter { $0.needsNoTitle }.map { $0.field }
}

extension Definition where Value == Item {
  static func item<Own: Sendable>(
    _ name: String, _ own: Own, _ fields: [Field<ItemDraft<Own>>], rules: [ObjectRule] = [], description: String,
    kind: @escaping @Sendable (Own) -> Item.Kind
  ) -> Definition {
    Definition<ItemDraft<Own>>.object(name, ItemDraft(own: own), fields, rules: rules, description: description)
      .map { draft, location in
        Item(attributes: draft.attributes, kind: kind(draft.own), location: location)
      }
  }
}
