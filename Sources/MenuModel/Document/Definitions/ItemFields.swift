/// Something whose attributes are those of an item.
protocol AttributeBearing: Sendable {
  /// The attributes.
  var attributes: ItemAttributes { get set }
}

extension PickerOption: AttributeBearing {}

/// An item while it is read: what it has in common with others, and what is its own.
struct ItemDraft<Own: Sendable>: AttributeBearing {
  var attributes = ItemAttributes()
  var own: Own
}

/// The members that items and options have in common.
enum ItemFields {
  /// The member that tells items apart.
  static func type<Own>(_ type: ItemType, isDefault: Bool = false) -> Field<ItemDraft<Own>> {
    let tagNode = JSONNode.string(type.rawValue)
    let description = "What the item is. Without this key it is a button."
    return isDefault
      ? Field("type", .constant(tagNode, as: true), default: tagNode, description) { _, _ in }
      : .required("type", .constant(tagNode, as: true), description) { _, _ in }
  }

  /// The name of the item.
  static func id<Owner: AttributeBearing>() -> Field<Owner> {
    Field("id", .name("a name"), "A name for frames, translations and outputs.") { $0.attributes.id = $1 }
  }

  /// What all have that have a title.
  static func label<Owner: AttributeBearing>() -> [Field<Owner>] {
    Field.members(of: labelFields) { $1(&$0.attributes) }
  }

  /// What all have, with or without a title.
  static func marks<Owner: AttributeBearing>() -> [Field<Owner>] {
    Field.members(of: markFields) { $1(&$0.attributes) }
  }

  private static let labelFields: [Field<ItemAttributes>] = [
    Field("subtitle", .text, "A second, smaller line.") { $0.subtitle = $1 },
    Field("systemImage", Vocabulary.symbol, "The name of a symbol, as in SF Symbols.") {
      $0.systemImage = $1
    },
    Field("image", Vocabulary.image, "An SVG or PNG file; goes before `systemImage`.") { $0.image = $1 },
    Field("tint", Vocabulary.color, "The color of the symbol.") { $0.tint = $1 },
    Field("badge", .text, "A short text at the end of the row.") { $0.badge = $1 },
    Field("isDisabled", .flag, default: false, "Whether it is dimmed. A section, group or picker dims what is in it.") {
      $0.isDisabled = $1
    },
    Field(
      "isHighlighted", .flag, default: false,
      "Whether the pointer or finger is on it. At most one item of an open menu."
    ) { $0.isHighlighted = $1 },
    Field("keyboardShortcut", Vocabulary.shortcut, "The keys that do the same.") {
      $0.keyboardShortcut = $1
    },
    Field("labelStyle", .oneOf(LabelStyle.self), default: "automatic", "Which parts of the label are shown.") {
      $0.labelStyle = $1
    },
    Field("indentationLevel", .integer(in: 0...15), default: 0, "How far the title is indented (macOS).") {
      $0.indentationLevel = $1
    },
    Field(
      "dismissBehavior", .oneOf(DismissBehavior.self), default: "automatic",
      "Whether the menu closes when the item is chosen."
    ) { $0.dismissBehavior = $1 },
    Field("help", .text, "An explanation, as a tooltip shows it.") { $0.help = $1 },
    Field("accessibilityLabel", .text, "What is read aloud in place of the title.") {
      $0.accessibilityLabel = $1
    },
  ]

  private static let markFields: [Field<ItemAttributes>] = [
    Field("isHidden", .flag, default: false, "Whether it is left out.") { $0.isHidden = $1 },
    Field("callout", callout, "A number or short text beside it, which a legend explains.") {
      $0.callout = $1
    },
    Field("lint", .deferred(Vocabulary.lint), "Settings of `menumock lint` for this place.") { $0.lint = $1 },
  ]

  private static let callout = Definition<Callout>.either(
    Definition<Int>.integer(in: 0...9999).map(Callout.number), Definition<String>.text.map(Callout.text))
}

extension Definition where Value == Item {
  /// An item from what is its own.
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
