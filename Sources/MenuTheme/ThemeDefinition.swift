import MenuDocument
import MockupScene
public import PositionedJSON

extension Theme {
  /// The JSON Schema of theme files; a theme that extends another has only optional keys.
  public static var schema: JSONNode { schema(offering: SchemaNames()) }

  /// Returns the JSON Schema with names that editors offer.
  ///
  /// - Parameter files: theme files whose values become examples; for repeated keys, the last value.
  package static func schema(offering names: SchemaNames, examplesFrom files: [JSONNode] = []) -> JSONNode {
    let schema = ThemeFile.definition.schemaDocument(
      id: "https://menumock.invalid/theme.schema.json", title: "menumock theme",
      description: "Colors, type, lengths, and symbols of a platform's menus. Lengths are in points.",
      names: names)
    return SchemaExamples.adding(to: schema, from: files.reduce(.object([])) { $0.merging($1) })
  }
}

struct ThemeFile: Sendable {
  var extends: Located<ThemeReference>?
  var theme = Theme()
  /// Changes for single platforms, each merged as a partial theme file.
  var overrides: [(key: Platform, value: ThemeFile)] = []

  static let partial = form(isComplete: false)
  /// A file without a base, or merged with its bases.
  static let complete = form(isComplete: true)

  /// Chooses `partial` or `complete` by the key `extends`.
  static let definition = Definition<ThemeFile>(
    kinds: .object, expectation: "an object",
    decode: { node, context in
      (node["extends"] == nil && !Brand.isBrand(node) ? complete : partial).decode(node, &context)
    },
    schema: { builder in
      SchemaNode([
        ("type", "object"),
        (
          "if",
          .object([
            ("anyOf", [.object([("required", ["extends"])]), .object([("not", .object([("required", ["metrics"])]))])])
          ])
        ),
        ("then", partial.schema(&builder).json), ("else", complete.schema(&builder).json),
      ])
    })

  private static func form(isComplete: Bool) -> Definition<ThemeFile> {
    let make = ThemeFieldMaker(isComplete: isComplete)
    return make.object("theme", ThemeFile(), fields(make))
  }

  /// The changes for the menus of one place.
  private static let place = Definition<ThemeFile>.object(
    "themePlace", ThemeFile(),
    fields(ThemeFieldMaker(isComplete: false)).filter { ["roles", "type", "symbolStyles", "metrics"].contains($0.key) })

  private static func fields(_ make: ThemeFieldMaker) -> [Field<ThemeFile>] {
    let style = make.object(
      "style", ThemeTextStyle(),
      [
        make("category", .name("a category of text"), "Name of an entry of `categories`.") { $0.category = $1 },
        make("weight", .oneOf(FontWeight.self), "Font weight.") { $0.weight = $1 },
        Field(
          "tracking", .number(in: -100...100), "Tracking in points (default: that of the text size).", examples: [0.2]
        ) { $0.tracking = $1 },
      ])
    let textSize = Definition<Double>.number(in: 1...Double(Limit.themeTextSize.maximum))
    let sizeAndLeading = Definition<[Double]>.fixedList(of: textSize, count: 2)
    let sizeAndTracking = Definition<[Double]>.fixedList(of: .number(in: -100...1000), count: 2)
      .converted(expectation: "a text size from 0 to 1000 and a tracking from -100 to 100") {
        $0[0] >= 0 && $0[1] <= 100 ? $0 : nil
      }
    let constantSize = Definition<[Double]>.object(
      "constantSize", [0, 0],
      [
        .required("size", textSize, "Font size.", examples: [13]) { $0[0] = $1 },
        .required("leading", textSize, "Distance between baselines.", examples: [16]) { $0[1] = $1 },
      ]
    ).map { Array(repeating: $0, count: 12) }
    let grade = Definition<ThemeGrade>.object(
      "grade", ThemeGrade(),
      [
        Field("light", .integer(in: 0...100), "Additional weight in light appearance (default: 0).") { $0.light = $1 },
        Field("dark", .integer(in: 0...100), "Additional weight in dark appearance (default: 0).") { $0.dark = $1 },
      ])
    let type = make.object(
      "type", ThemeType(),
      [
        make(
          "tracking", .list(of: sizeAndTracking, atLeast: 1),
          "Pairs of text size and tracking in points, in ascending order.", examples: [[[13, -0.08], [17, -0.43]]]
        ) {
          $0.tracking = $1
        },
        Field(
          "scale", .number(in: 0.5...2),
          "Factor for text sizes that matches cap heights to the platform's font (default: 1)."
        ) { $0.scale = $1 },
        Field(
          "grade", grade,
          "Additional weight of regular text at the same width, in CSS weight units: 0, 50, or 100."
        ) { $0.grade = $1 },
        make("isDynamic", .flag, "Scales text with the text size setting.") { $0.isDynamic = $1 },
        make(
          "categories",
          .map(of: .either(constantSize, .fixedList(of: sizeAndLeading, count: 12))),
          "Size and leading of each category at each of the twelve text sizes, or one pair for all.",
          examples: [.object([("body", .object([("size", 13), ("leading", 16)]))])]
        ) { type, entries in
          for entry in entries { type.categories[entry.name.value] = entry.value }
        },
        make(
          "styles", .map(keyedBy: TextStyleName.self, of: style), "Category and weight of each text style.",
          examples: [.object([("heading", .object([("category", "body"), ("weight", "bold")]))])]
        ) { type, entries in
          for entry in entries { type.styles[entry.key] = entry.value }
        },
      ])
    let symbol = Definition<String>.name("a symbol's name")
    let symbols = make.object(
      "symbols", ThemeSymbols(),
      [
        make("checkmark", symbol, "Marks an item that is on.") { $0.checkmark = $1 },
        make("mixed", symbol, "Marks an item that is partly on.") { $0.mixed = $1 },
        make("submenu", symbol, "Marks a submenu.") { $0.submenu = $1 },
        make("openSubmenu", symbol, "Marks a submenu that is open in place.") { $0.openSubmenu = $1 },
        make("decrement", symbol, "Cell that decreases a value.") { $0.decrement = $1 },
        make("increment", symbol, "Cell that increases a value.") { $0.increment = $1 },
        make("pullDown", symbol, "Follows a pull-down button's title.") { $0.pullDown = $1 },
        make("popUp", symbol, "Follows a pop-up button's title.") { $0.popUp = $1 },
        make("scrollUp", symbol, "Shows that a menu continues above.") { $0.scrollUp = $1 },
        make("scrollDown", symbol, "Shows that a menu continues below.") { $0.scrollDown = $1 },
        make("back", symbol, "Back button in a screen's bar.") { $0.back = $1 },
        make("color", symbol, "Swatch for an option that has only a color.") { $0.color = $1 },
        Field(
          "status", .list(of: symbol), "Symbols in the status bar of a screen, or at the end of its menu bar.",
          examples: [["wifi"]]
        ) { $0.status = $1 },
      ])
    let override = Definition<ThemeFile>.deferred(partial)
    let place = Definition<ThemeFile>.deferred(place)
    return [
      Field("$schema", .remark, "Schema of this file, for editors.", examples: ["schema/theme.schema.json"]) {
        _, _ in
      },
      make("title", .text, "Short title of the theme.") { $0.theme.title = $1 },
      make("platforms", .list(of: .oneOf(Platform.self), atLeast: 1, isSet: true), "Supported platforms.") {
        $0.theme.platforms = $1
      },
      Field(
        "extends", Definition<String>.name("a theme's name or path").located,
        """
        Theme to extend, by name or path (default: the newest theme of each platform, unless the theme is complete). \
        Keys that are not set here keep its values.
        """
      ) { $0.extends = Located(ThemeReference($1.value), at: $1.location) },
      make(
        "colors", .map(of: AdaptiveColor.definition), "Named colors, for documents and for `roles`.",
        examples: [.object([("accent", .object([("light", "#7A3FF2"), ("dark", "#A98BFF")]))])]
      ) { file, entries in
        for entry in entries { file.theme.colors[entry.name.value] = entry.value }
      },
      make(
        "roles", .map(keyedBy: ColorRole.self, of: AdaptiveColor.definition),
        "Color of each part of the picture.", examples: [.object([("title", "label")])]
      ) { file, entries in
        for entry in entries { file.theme.roles[entry.key] = entry.value }
      },
      Field(
        "typeface", Definition<String>.name("the name of a font family").located,
        """
        Font family, by the name in its files (default: the substitute for the platform's font). The theme's sizes, \
        leadings, and weights stay. The `scale`, `grade`, and `tracking` of `type` describe the platform's font. \
        They apply to this family only if the theme that sets `typeface`, or one that extends it, sets them.
        """, examples: ["Noto Sans"]
      ) { $0.theme.typeface = ThemeTypeface(family: $1.value, location: $1.location) },
      make("type", type, "Text sizes.") { $0.theme.type = $1 },
      make(
        "symbolStyles", .map(keyedBy: SymbolRole.self, of: ThemeSymbolStyle.definition(make)),
        "Text style, weight, and scale of the symbols in each part of the picture.",
        examples: [.object([("row", .object([("textStyle", "title"), ("scale", "medium")]))])]
      ) { file, entries in
        for entry in entries { file.theme.symbolStyles[entry.key] = entry.value }
      },
      make("metrics", ThemeMetrics.definition(make), "Lengths, in points at the text size `large`.") {
        $0.theme.metrics = $1
      },
      make("symbols", symbols, "Symbols that the platform itself draws.") { $0.theme.symbols = $1 },
      Field(
        "overrides", .map(keyedBy: Platform.self, of: override),
        "Changes for single platforms, merged into the theme.",
        examples: [.object([("macOS", .object([("extends", "macos-27")]))])]
      ) { $0.overrides = $1 },
      Field(
        "places", .map(keyedBy: MenuPlace.self, of: place),
        "Changes for the menus of a menu bar (`menuBar`) or of small and mini buttons (`smallControl`), merged into the theme.",
        examples: [.object([("smallControl", .object([("metrics", .object([("row", .object([("height", 22)]))]))]))])]
      ) { _, _ in },
    ]
  }
}

/// Makes the fields of a theme: required in a whole one, optional in a partial one.
struct ThemeFieldMaker {
  let isComplete: Bool

  func callAsFunction<Owner, Value>(
    _ key: String, _ definition: Definition<Value>, _ description: String, examples: [JSONNode] = [],
    set: @escaping @Sendable (inout Owner, Value) -> Void
  ) -> Field<Owner> {
    isComplete
      ? .required(key, definition, description, examples: examples, set: set)
      : Field(key, definition, description, examples: examples, set: set)
  }

  /// An object whose two forms have different names in the schema.
  func object<Owner: Sendable>(
    _ name: String, _ empty: Owner, _ fields: [Field<Owner>]
  ) -> Definition<Owner> {
    .object(isComplete ? name : name + "Part", empty, fields)
  }
}

extension AdaptiveColor {
  static let definition = Definition<AdaptiveColor>.either(
    ThemeColor.definition.map { AdaptiveColor(light: $0, dark: $0) },
    .object(
      "adaptiveColor", AdaptiveColor(light: .clear, dark: .clear),
      [
        .required("light", ThemeColor.definition, "Color in light appearance.", examples: ["#0088FF"]) {
          $0.light = $1
        },
        .required("dark", ThemeColor.definition, "Color in dark appearance.", examples: ["#0091FF"]) { $0.dark = $1 },
        Field(
          "increasedLight", ThemeColor.definition, "Color in light appearance with increased contrast.",
          examples: ["#1E6EF4"]
        ) {
          $0.increasedLight = $1
        },
        Field(
          "increasedDark", ThemeColor.definition, "Color in dark appearance with increased contrast.",
          examples: ["label@0.9"]
        ) {
          $0.increasedDark = $1
        },
      ]))
}

extension ThemeColor {
  static let clear = ThemeColor(base: .literal(.clear), alpha: 1)

  static let definition = Definition<ThemeColor>.text(
    matching: "^(#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[A-Za-z][A-Za-z0-9]*)(@(0|1|0?\\.[0-9]+|1\\.0+))?$",
    expectation: "a color such as #3C3C43, red, or label@0.6"
  ) { ThemeColor($0) }

  /// Parses a color and its opacity; `nil` for invalid text.
  init?(_ text: String) {
    // A theme has hundreds of colors, and splitting at a character would take longer than all the rest.
    let at = text.utf8.firstIndex(of: UInt8(ascii: "@"))
    guard let base = ColorReference(at.map { String(text[..<$0]) } ?? text) else { return nil }
    if case .named(let name) = base {
      let isName = name.utf8.enumerated().allSatisfy { index, byte in
        let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
        return isLetter || (index > 0 && byte >= 0x30 && byte <= 0x39)
      }
      guard isName else { return nil }
    }
    var alpha = 1.0
    if let at {
      let factor = text[text.utf8.index(after: at)...]
      let isPlain = factor.utf8.allSatisfy { $0 == 0x2E || ($0 >= 0x30 && $0 <= 0x39) }
      guard isPlain, let value = Double(factor), (0...1).contains(value), factor.utf8.last != 0x2E else {
        return nil
      }
      alpha = value
    }
    self.init(base: base, alpha: alpha)
  }
}
