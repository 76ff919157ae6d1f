public import MockupSymbols
public import PositionedJSON

/// The attributes of items and options; dividers and texts use only id, visibility, callout, and lint settings.
public struct ItemAttributes: Hashable, Sendable {
  /// A name for frames, translations, and outputs.
  public var id: String?
  /// The item of the system; `nil` for the app's own.
  public var standard: StandardItem?
  /// Whether the item is hidden.
  public var isHidden = false
  /// The condition under which the app shows the item, in the words of its code; see `ItemCondition`.
  public var condition: String?
  /// A mark next to the item.
  public var callout: Callout?
  /// The lint settings in the document.
  public var lint = LintSettings()
  /// A second, smaller line.
  public var subtitle: String?
  /// The name of a symbol.
  public var systemImage: Located<String>?
  /// The symbol size relative to the title; `nil` for the default of the context.
  public var imageScale: SymbolScale?
  /// The weight of the symbol; `nil` for the weight of the text.
  public var symbolWeight: SymbolWeight?
  /// The path of an image, relative to the document's folder; takes precedence over `systemImage`.
  public var image: Located<String>?
  /// The colors of the image.
  public var imageRendering = ImageRendering.original
  /// Whether the symbol or image is shown.
  public var imageVisibility = ImageVisibility.automatic
  /// The color of the symbol.
  public var tint: Located<ColorReference>?
  /// A short text at the end of the row.
  public var badge: String?
  /// Whether the item is dimmed.
  public var isDisabled = false
  /// Whether the item is drawn as under the pointer or finger.
  public var isHighlighted = false
  /// The pointer or finger drawn on the item; the item is then highlighted.
  public var pointer: PointerKind?
  public var keyboardShortcut: KeyboardShortcut?
  /// The visible parts of the label.
  public var labelStyle = LabelStyle.automatic
  /// The indentation of the title on macOS, 0 to 15.
  public var indentationLevel = 0
  /// Whether choosing the item closes the menu.
  public var dismissBehavior = DismissBehavior.automatic
  /// The help text, as in a tooltip.
  public var help: String?
  /// The text that assistive technologies read instead of the title.
  public var accessibilityLabel: String?

  package init() {}
}

/// The attributes in the order of listings and descriptions.
///
/// To add an attribute, add its property above and its key here, and follow the compiler.
package enum ItemAttribute: CaseIterable {
  case subtitle, systemImage, imageScale, symbolWeight, image, imageRendering, imageVisibility, tint, badge
  case isDisabled, isHighlighted, pointer, keyboardShortcut, labelStyle
  case indentationLevel, dismissBehavior, help, accessibilityLabel, isHidden, condition, callout, lint

  /// Whether the attribute also applies to items without a title.
  var needsNoTitle: Bool {
    switch self {
    case .subtitle, .systemImage, .imageScale, .symbolWeight, .image, .imageRendering, .imageVisibility, .tint, .badge,
      .isDisabled, .isHighlighted, .pointer, .keyboardShortcut, .labelStyle, .indentationLevel, .dismissBehavior,
      .help, .accessibilityLabel:
      false
    case .isHidden, .condition, .callout, .lint: true
    }
  }

  var field: Field<ItemAttributes> {
    switch self {
    case .subtitle:
      Field("subtitle", .text, "Second, smaller line.", examples: ["Keeps the original"]) { $0.subtitle = $1 }
    case .systemImage:
      Field("systemImage", Vocabulary.symbol, "Name of a symbol, as in SF Symbols.") { $0.systemImage = $1 }
    case .imageScale:
      Field(
        "imageScale", .oneOf(SymbolScale.self),
        "Symbol size relative to the title (default: the platform's)."
      ) { $0.imageScale = $1 }
    case .symbolWeight:
      Field(
        "symbolWeight", .oneOf(SymbolWeight.self),
        "Symbol weight (default: the text's)."
      ) { $0.symbolWeight = $1 }
    case .image:
      Field("image", Vocabulary.image, "SVG, PNG, JPEG, or WebP file; takes precedence over `systemImage`.") {
        $0.image = $1
      }
    case .imageRendering:
      Field("imageRendering", .oneOf(ImageRendering.self), default: "original", "Colors of the image.") {
        $0.imageRendering = $1
      }
    case .imageVisibility:
      Field(
        "imageVisibility", .oneOf(ImageVisibility.self), default: "automatic",
        """
        Whether the symbol or image is shown. On a section, group, or picker, it applies to the contents; on a submenu, \
        only to its row.
        """
      ) { $0.imageVisibility = $1 }
    case .tint: Field("tint", Vocabulary.color, "Color of the symbol.") { $0.tint = $1 }
    case .badge: Field("badge", .text, "Short text at the end of the row.", examples: ["3"]) { $0.badge = $1 }
    case .isDisabled:
      Field("isDisabled", .flag, default: false, "Dims the item. A section, group, or picker dims its contents.") {
        $0.isDisabled = $1
      }
    case .isHighlighted:
      Field(
        "isHighlighted", .flag, default: false,
        "Draws the item highlighted, as under the pointer or finger. At most one item per open menu."
      ) { $0.isHighlighted = $1 }
    case .pointer:
      Field(
        "pointer", .oneOf(PointerKind.self), "Draws a pointer or a finger on the item, and highlights it."
      ) {
        $0.pointer = $1
        $0.isHighlighted = true
      }
    case .keyboardShortcut:
      Field("keyboardShortcut", Vocabulary.shortcut, "Keyboard shortcut.") { $0.keyboardShortcut = $1 }
    case .labelStyle:
      Field("labelStyle", .oneOf(LabelStyle.self), default: "automatic", "Visible parts of the label.") {
        $0.labelStyle = $1
      }
    case .indentationLevel:
      Field("indentationLevel", .integer(in: 0...15), default: 0, "Indentation level of the title (macOS).") {
        $0.indentationLevel = $1
      }
    case .dismissBehavior:
      Field(
        "dismissBehavior", .oneOf(DismissBehavior.self), default: "automatic",
        "Whether choosing the item closes the menu."
      ) { $0.dismissBehavior = $1 }
    case .help:
      Field("help", .text, "Help text, as in a tooltip.", examples: ["Makes a copy beside the original."]) {
        $0.help = $1
      }
    case .accessibilityLabel:
      Field(
        "accessibilityLabel", .text, "Text for screen readers instead of the title.", examples: ["Duplicate the note"]
      ) { $0.accessibilityLabel = $1 }
    case .isHidden: Field("isHidden", .flag, default: false, "Hides the item.") { $0.isHidden = $1 }
    case .condition:
      Field(
        "condition", .name("a condition"),
        "Condition under which the app shows the item, in the words of its code; not drawn. `export` writes it as `if`.",
        examples: ["isFavorite", "!isFavorite"]
      ) { $0.condition = $1 }
    case .callout:
      Field(
        "callout", Callout.definition, "Number or short text next to the item; a legend explains it.",
        examples: [1, "A"]
      ) {
        $0.callout = $1
      }
    case .lint:
      Field("lint", .deferred(LintSettings.ofItem), "`menumock lint` settings for this item.") { $0.lint = $1 }
    }
  }
}

extension ItemAttributes {
  mutating func changeTexts(_ change: TextChange) {
    for attribute in ItemAttribute.allCases {
      switch attribute {
      case .subtitle: subtitle.change(ItemText("subtitle"), change)
      case .badge: badge.change(ItemText("badge"), change)
      case .help: help.change(ItemText("help"), change)
      case .accessibilityLabel: accessibilityLabel.change(ItemText("accessibilityLabel"), change)
      case .callout: callout?.changeText(change)
      case .systemImage, .imageScale, .symbolWeight, .image, .imageRendering, .imageVisibility, .tint, .isDisabled,
        .isHighlighted, .pointer, .keyboardShortcut, .labelStyle, .indentationLevel, .dismissBehavior, .isHidden,
        .condition, .lint:
        break
      }
    }
  }
}

/// The visible parts of a label.
public enum LabelStyle: String, CaseIterable, Hashable, Sendable {
  case automatic
  case titleAndIcon
  case titleOnly
  case iconOnly
}

extension LabelStyle: ExplainedValue {
  package var explanation: String {
    switch self {
    case .automatic: "Platform default."
    case .titleAndIcon: "Title and symbol."
    case .titleOnly: "Title only."
    case .iconOnly: "Symbol only."
    }
  }
}

/// Whether choosing an item closes the menu.
public enum DismissBehavior: String, CaseIterable, Hashable, Sendable {
  case automatic
  case enabled
  case disabled
}

extension DismissBehavior: ExplainedValue {
  package var explanation: String {
    switch self {
    case .automatic: "Platform default."
    case .enabled: "The menu closes."
    case .disabled: "The menu stays open."
    }
  }
}

/// A mark next to an item, explained in a legend.
public enum Callout: Hashable, Sendable {
  case number(Int)
  case text(String)

  /// The text of the mark.
  public var text: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text): text
    }
  }

  static let definition = Definition<Callout>.either(
    Definition<Int>.integer(in: 0...9999).map(Callout.number), Definition<String>.text.map(Callout.text))

  mutating func changeText(_ change: TextChange) {
    guard case .text(var mark) = self else { return }
    // Single letters enumerate, as in (a), (b), (c).
    change(&mark, ItemText("callout", isWords: mark.count { $0.isLetter } > 1))
    self = .text(mark)
  }
}

extension SymbolScale: ExplainedValue {
  package var explanation: String {
    switch self {
    case .small: "Smaller than usual."
    case .medium: "Between small and large."
    case .large: "Larger than usual."
    }
  }
}
