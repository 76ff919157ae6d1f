import MockupScene

/// A shape that encloses other symbols.
package struct SymbolEnclosure: Hashable {
  var name: String
  /// The bounds for the content, on a grid 24 units wide.
  var room: Rect
  /// The maximum distance of the content from the center; `nil` if the corners are usable.
  var reach: Double? { name.hasPrefix("circle") ? 6.6 : nil }
  /// Whether the filled form fills the enclosure; otherwise it fills the content.
  var isFillable: Bool { !Self.open.contains(name) && !name.hasPrefix("arrow") }
  /// Whether to draw only the outline, without the drawing's content.
  var isEmptied = false

  private init(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, isEmptied: Bool = false) {
    self.name = name
    room = Rect(center: Point(x: x, y: y), size: Size(width: width, height: height))
    self.isEmptied = isEmptied
  }

  private static let all: [SymbolEnclosure] = [
    SymbolEnclosure("circle", 12, 12, 10.6, 10.6), SymbolEnclosure("circle.dashed", 12, 12, 10.6, 10.6),
    SymbolEnclosure("circle.dotted", 12, 12, 10.6, 10.6), SymbolEnclosure("square", 12, 12, 10.4, 10.4),
    SymbolEnclosure("square.dashed", 12, 12, 10.2, 10.2), SymbolEnclosure("app", 12, 12, 10.2, 10.2),
    SymbolEnclosure("app.dashed", 12, 12, 10.2, 10.2), SymbolEnclosure("rectangle", 12, 12, 13.8, 10.2),
    SymbolEnclosure("rectangle.dashed", 12, 12, 13.4, 9.8),
    SymbolEnclosure("rectangle.portrait", 12, 12, 9.8, 13.4), SymbolEnclosure("diamond", 12, 12, 9.2, 9.2),
    SymbolEnclosure("octagon", 12, 12, 10.4, 10.4), SymbolEnclosure("hexagon", 12, 12, 10.3, 10.3),
    SymbolEnclosure("pentagon", 12, 12.6, 9, 9), SymbolEnclosure("triangle", 12, 14, 7.2, 8),
    SymbolEnclosure("seal", 12, 12, 9.6, 9.6), SymbolEnclosure("shield", 12, 11.5, 8.7, 9.4),
    SymbolEnclosure("capsule", 12, 12, 13.8, 7.6), SymbolEnclosure("oval", 12, 12, 11, 7.4),
    SymbolEnclosure("message", 12, 11.3, 10.7, 9.9), SymbolEnclosure("bubble", 12, 11.3, 10.7, 9.9),
    SymbolEnclosure("bubble.left", 12, 10.3, 11.2, 8.6), SymbolEnclosure("bubble.right", 12, 10.3, 11.2, 8.6),
    SymbolEnclosure("bubble.middle.bottom", 12, 10.2, 11.2, 8.7),
    SymbolEnclosure("tv", 12, 10.6, 13.6, 8.7), SymbolEnclosure("display", 12, 10.1, 13, 8.3),
    SymbolEnclosure("desktopcomputer", 12, 9.5, 12.5, 7, isEmptied: true),
    SymbolEnclosure("laptopcomputer", 12, 11.7, 13, 9), SymbolEnclosure("macwindow", 12, 13.7, 11.9, 7.1),
    SymbolEnclosure("house", 12, 14.5, 9.6, 8.4, isEmptied: true),
    SymbolEnclosure("folder", 12, 14.7, 10, 7), SymbolEnclosure("doc", 12, 15, 8.6, 8.6),
    SymbolEnclosure("clipboard", 12, 13.6, 9, 9.5, isEmptied: true),
    SymbolEnclosure("calendar", 12, 15, 9, 6.6, isEmptied: true), SymbolEnclosure("bag", 12, 14.5, 8.5, 7.8),
    SymbolEnclosure("icloud", 12.5, 13.6, 9.4, 7.2), SymbolEnclosure("cloud", 12.5, 13.6, 9.6, 7.3),
    SymbolEnclosure("viewfinder", 12, 12, 10.4, 10.4), SymbolEnclosure("magnifyingglass", 10.1, 10.1, 7.2, 7.2),
    SymbolEnclosure("iphone", 12, 11.3, 6.6, 10), SymbolEnclosure("ipad", 12, 12, 8.9, 10.1),
    SymbolEnclosure("heart", 12, 11.6, 8.2, 7.4), SymbolEnclosure("creditcard", 12, 14.9, 10.8, 4.9),
    SymbolEnclosure("gobackward", 12, 13.3, 7.8, 6.8), SymbolEnclosure("goforward", 12, 13.3, 7.8, 6.8),
    SymbolEnclosure("arrow.counterclockwise", 12, 13.2, 8, 8), SymbolEnclosure("arrow.clockwise", 12, 13.2, 8, 8),
    SymbolEnclosure("lock", 12, 16.05, 6.6, 5.9), SymbolEnclosure("envelope", 12, 13.1, 9.6, 6.7, isEmptied: true),
    SymbolEnclosure("video", 8.35, 12, 8, 7.2), SymbolEnclosure("tag", 12, 12, 6, 6, isEmptied: true),
    SymbolEnclosure("arrow.triangle.2.circlepath", 12, 12, 7.4, 7.4),
    SymbolEnclosure("book.closed", 12.7, 9.5, 9.2, 8.1, isEmptied: true),
    SymbolEnclosure("ticket", 12, 12, 9.2, 7.7, isEmptied: true),
  ]

  private static let open: Set<String> = [
    "circle.dashed", "circle.dotted", "square.dashed", "app.dashed", "rectangle.dashed", "viewfinder",
    "magnifyingglass", "gobackward", "goforward",
  ]

  package static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
