public import MockupScene
public import PositionedJSON

/// The button that opens a menu.
public struct ResolvedButton: Hashable, Sendable {
  public var path: DocumentPath
  /// The label in front of the button.
  public var label: ResolvedText?
  public var title: ResolvedText?
  /// The symbol or image.
  public var graphic: ResolvedGraphic?
  /// The arrows after the title.
  public var indicator: ResolvedGraphic?
  /// The color of the box around the arrows; `nil` for none.
  public var indicatorFill: Color?
  /// The color of the background; `nil` for none.
  public var fill: Color?
  /// The color of the border; `nil` for none.
  public var border: Color?
  /// The color of the line before the part that opens the menu; `nil` for a button with one part.
  public var division: Color?
  /// The height, in points.
  public var height: Double
  /// The padding before and after the title, in points.
  public var horizontalPadding: Double
  /// The corner radius, in points.
  public var cornerRadius: Double
  /// The minimum width, in points.
  public var minimumWidth: Double
  /// Whether the menu grows out of the button and replaces it.
  public var becomesMenu: Bool
  /// The scale of the indicator and its box relative to a button of regular size.
  public var scale: Double
}
