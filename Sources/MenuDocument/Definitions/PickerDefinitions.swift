import PositionedJSON

enum PickerDefinitions {
  static let picker: Definition<Item> = .item(
    "pickerItem", PickerItem(),
    [
      ItemFields.type(.picker), ItemFields.id(),
      Field(
        "title", .text, "What is to be chosen: the row of `menu`, the heading of `palette`; `inline` has none.",
        examples: ["Sort by"]
      ) {
        $0.own.title = $1
      },
    ] + ItemFields.label() + [
      Field(
        "style", .oneOf(PickerItem.Style.self), default: "inline",
        "As a group of rows, in a submenu, or as one row of symbols."
      ) { $0.own.style = $1 },
      Field("selectionMode", .oneOf(PickerItem.SelectionMode.self), default: "single", "How many can be chosen.") {
        $0.own.selectionMode = $1
      },
      Field(
        "selection", selection, "The value of the chosen option; with `\"selectionMode\": \"any\"` a list of them.",
        examples: ["Name", ["Name", "Date"]]
      ) {
        $0.own.selection = $1
      },
      Field("isOpen", .flag, default: false, "Whether the submenu of the style `menu` is open.") { $0.own.isOpen = $1 },
    ] + ItemFields.marks() + [
      .required("options", options, "What there is to choose.", examples: [["Name", "Date", "Size"]]) {
        $0.own.options = $1
      }
    ],
    rules: [.needs("title", where: "style", is: "menu")], description: "A choice among options.",
    kind: Item.Kind.picker)

  private static let selection: Definition<[Located<String>]> = .either(
    Definition<String>.text.located.map { [$0] }, .list(of: Definition<String>.text.located))

  private static let options: Definition<[PickerItem.Entry]> = .list(
    of: Definition<PickerItem.Entry>.either(shorthand, option)
      .named("option", "An option: a text is one of that title, \"---\" a divider."))

  private static let shorthand = Definition<String>.text.map { text, location in
    text == ItemDefinitions.dividerText
      ? PickerItem.Entry.divider(location) : .option(PickerOption(title: text, value: text, location: location))
  }

  private static let option: Definition<PickerItem.Entry> = Definition<OptionDraft>.object(
    "optionObject", OptionDraft(),
    [
      ItemFields.id(),
      .required("title", .text, "What the option is called.", examples: ["Name"]) { $0.option.title = $1 },
      Field("value", .text, "What a selection names, never translated. Default: the title.", examples: ["name"]) {
        $0.value = $1
      },
      Field("color", Vocabulary.color, "A color of its own for the symbol.") { $0.option.color = $1 },
      Field("text", .text, "An emoji or letter that is drawn where there is neither image nor symbol.", examples: ["🔴"])
      {
        $0.option.text = $1
      },
    ] + ItemFields.label() + ItemFields.marks(), description: "Something to choose."
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
