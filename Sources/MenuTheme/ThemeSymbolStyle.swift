import MockupScene
public import MockupSymbols
import PositionedJSON

/// The places where symbols stand.
public enum SymbolPlace: String, CaseIterable, Hashable, Sendable {
  /// In a row, beside the title.
  case row
  /// In a cell that shows a symbol only, and the two halves of a stepper.
  case smallCell
  /// In a cell, above a label.
  case mediumCell
  /// In a picker in one row.
  case palette
  /// In front of what is on, or partly on.
  case mark
  /// Beside what opens a submenu, and where a menu goes on.
  case chevron
  /// At the ends of a slider.
  case slider
  /// On the button that opens a menu.
  case button
  /// On such a button in a toolbar.
  case bar
  /// On that button, behind the title.
  case indicator
  /// On the way back, in a bar.
  case back
}

/// How symbols in one place go with text.
public struct ThemeSymbolStyle: Hashable, Sendable {
  /// The style of the text beside them: they grow as it does.
  public var textStyle = TextStyleName.title
  /// The size of text that they go with at the text size `large`, in points; `nil` for that of the style.
  public var size: Double?
  /// How heavy they are; `nil` for the weight of the text.
  public var weight: SymbolWeight?
  /// How large they are beside that text.
  public var scale = SymbolScale.medium
}

extension ThemeSymbolStyle {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "symbolStyle", Self(),
      [
        make(
          "textStyle", .oneOf(TextStyleName.self), "Style of the adjacent text; symbols follow its size and weight."
        ) { $0.textStyle = $1 },
        Field(
          "size", .number(in: 1...Double(Limit.themeTextSize.most)),
          "Text size that symbols match at the text size `large` (default: the style's)."
        ) { $0.size = $1 },
        Field("weight", .oneOf(SymbolWeight.self), "Symbol weight (default: the text's).") {
          $0.weight = $1
        },
        make("scale", .oneOf(SymbolScale.self), "Symbol size relative to the text.") { $0.scale = $1 },
      ])
  }
}

extension Theme {
  /// Size and design of the symbols in a place.
  ///
  /// - Parameter size: the size of a style of text in points, at the asked text size and at `large`.
  func symbolStyle(
    _ place: SymbolPlace, size: (TextStyleName) -> (asked: Double, large: Double)?
  ) -> SymbolStyle? {
    guard let style = symbolStyles[place], let text = size(style.textStyle) else { return nil }
    let standard = style.size ?? text.large
    let weight = style.weight ?? SymbolWeight(type.styles[style.textStyle]?.weight ?? .regular)
    return SymbolStyle(
      size: standard * text.asked / text.large, standardSize: standard,
      design: SymbolDesign(weight: weight, scale: style.scale))
  }
}
