import PositionedJSON

enum PickerDefinitions {
  static let picker: Definition<Item> = .item(
    "pickerItem", PickerItem(),
    [
      ItemFields.type(.picker), ItemFields.id(),
      Field(
        "title", .text,
        "Name of the choice: the title of a `menu` row, or the heading of a `palette`; `inline` does not show it.",
        examples: ["Sort by"]
      ) {
        $0.own.title = $1
      },
    ] + ItemFields.label() + [
      Field(
        "style", .oneOf(PickerItem.Style.self), default: "inline",
        "Group of rows, submenu, or one row of symbols."
      ) { $0.own.style = $1 },
      Field(
        "selectionMode", .oneOf(PickerItem.SelectionMode.self), default: "single",
        "Number of options that can be selected."
      ) {
        $0.own.selectionMode = $1
      },
      Field(
        "selection", selection, "Value of the selected option; with `\"selectionMode\": \"any\"`, a list of values.",
        examples: ["Name", ["Name", "Date"]]
      ) {
        $0.own.selection = $1
      },
      Field("isOpen", .flag, default: false, "Opens the submenu of the style `menu`.") { $0.own.isOpen = $1 },
    ] + ItemFields.marks() + [
      .required("options", options, "Options to choose from.", examples: [["Name", "Date", "Size"]]) {
        $0.own.options = $1
      }
    ],
    rules: [.needs("title", where: "style", is: "menu")], description: "A choice of options.",
    kind: Item.Kind.picker)

  private static let selection: Definition<[Located<String>]> = .either(
    Definition<String>.text.located.map { [$0] }, .list(of: Definition<String>.text.located))

  private static let options: Definition<[PickerItem.Entry]> = .list(
    of: Definition<PickerItem.Entry>.either(shorthand, option)
      .named("option", "An option. A string is an option with that title, and \"---\" a divider."))

  private static let shorthand = Definition<String>.text.map { text, location in
    text == ItemDefinitions.dividerText
      ? PickerItem.Entry.divider(location) : .option(PickerOption(title: text, value: text, location: location))
  }

  private static let option: Definition<PickerItem.Entry> = Definition<OptionDraft>.object(
    "optionObject", OptionDraft(),
    [
      ItemFields.id(),
      .required("title", .text, "Title of the option.", examples: ["Name"]) { $0.option.title = $1 },
      Field("value", .text, "Value for `selection`, never translated (default: the title).", examples: ["name"]) {
        $0.value = $1
      },
      Field(
        "color", Vocabulary.color,
        "Color of the symbol or text; takes precedence over `tint`. Without image, symbol, and text, a swatch shows this color."
      ) { $0.option.color = $1 },
      Field("text", .text, "Emoji or letter, drawn if there is neither image nor symbol.", examples: ["🔴"]) {
        $0.option.text = $1
      },
    ] + ItemFields.label() + ItemFields.marks(), description: "An option of a picker."
  ).map { draft, location in
    var option = draft.option
    option.value = draft.value ?? option.title
    option.location = location
    return .option(option)
  }

  /// An option while it is decoded; its value may default to its title.
  private struct OptionDraft: AttributeBearing {
    var option = PickerOption()
    var value: String?
    var attributes: ItemAttributes {
      get { option.attributes }
      set { option.attributes = newValue }
    }
  }
}
