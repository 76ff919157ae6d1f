public import MockupScene
public import PositionedJSON

/// The button that opens a menu.
public struct ResolvedButton: Hashable, Sendable {
  /// Where the button stands in the document.
  public var path: DocumentPath
  /// Introductory text in front.
  public var label: ResolvedText?
  /// The title.
  public var title: ResolvedText?
  /// The symbol or image.
  public var graphic: ResolvedGraphic?
  /// The arrows behind the title.
  public var indicator: ResolvedGraphic?
  /// The color of the box around the arrows; `nil` for no box.
  public var indicatorGround: Color?
  /// The color of the background; `nil` for none.
  public var ground: Color?
  /// The color of the line around it; `nil` for none.
  public var border: Color?
  /// The color of the line before the part that opens the menu; `nil` where it has no such part.
  public var division: Color?
  /// The height, in points.
  public var height: Double
  /// Room before and behind the title, in points.
  public var horizontalPadding: Double
  /// The radius of the corners, in points.
  public var cornerRadius: Double
  /// The least width, in points.
  public var minimumWidth: Double
  /// Whether its menu grows out of it and stands in its place.
  public var becomesMenu: Bool
  /// How large the button is beside one of regular size: what the indicator and its box are multiplied by.
  public var scale: Double
}
