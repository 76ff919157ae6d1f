import MenuDocument
import MockupScene
public import MockupSymbols
import PositionedJSON

/// The places of symbols.
public enum SymbolRole: String, CaseIterable, Hashable, Sendable {
  case row
  /// In a cell with only a symbol, and in the halves of a stepper.
  case smallCell
  /// In a cell, above a label.
  case mediumCell
  case palette
  /// Before items that are on or partly on.
  case mark
  /// Next to items that open a submenu, and at the ends of a menu that continues.
  case chevron
  case slider
  /// On the button that opens a menu.
  case button
  /// On a toolbar button that opens a menu.
  case bar
  case indicator
  case back
  /// In a status bar, or at the end of a menu bar.
  case status
}

/// The relation of symbols in one place to text.
public struct ThemeSymbolStyle: Hashable, Sendable {
  /// The style of the adjacent text, with which symbols scale.
  public var textStyle = TextStyleName.title
  /// The text size to match at `large`, in points; `nil` for that of the style.
  public var size: Double?
  /// The weight; `nil` for the weight of the text.
  public var weight: SymbolWeight?
  /// The scale relative to the text.
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
          "size", .number(in: 1...Double(Limit.themeTextSize.maximum)),
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
  /// Returns the size and design of the symbols in a place.
  ///
  /// - Parameter size: returns the size of a text style in points, at the current text size and at `large`.
  func symbolStyle(
    _ role: SymbolRole, size: (TextStyleName) -> (requested: Double, large: Double)?
  ) -> SymbolStyle? {
    guard let style = symbolStyles[role], let text = size(style.textStyle) else { return nil }
    let standard = style.size ?? text.large
    let weight = style.weight ?? SymbolWeight(type.styles[style.textStyle]?.weight ?? .regular)
    return SymbolStyle(
      size: standard * text.requested / text.large, standardSize: standard,
      design: SymbolDesign(weight: weight, scale: style.scale))
  }
}
