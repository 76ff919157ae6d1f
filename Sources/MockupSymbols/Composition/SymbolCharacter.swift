import MockupScene

enum SymbolCharacter {
  /// Center lines in boxes 10 units high; capitals and digits fill the height.
  private static let drawings: [Character: (width: Double, path: String)] = [
    "0": (5.6, "M2.8 0A2.8 2.8 0 0 1 5.6 2.8V7.2A2.8 2.8 0 0 1 0 7.2V2.8A2.8 2.8 0 0 1 2.8 0Z"),
    "1": (2.6, "M0 2L2.6 0V10"),
    "2": (5.4, "M0.1 2.6A2.6 2.6 0 0 1 5.2 2.7C5.2 4.6 3.2 6.2 0 10H5.4"),
    "3": (5.4, "M0.2 2.1A2.5 2.4 0 1 1 2.6 4.7H2.1M2.6 4.7A2.7 2.65 0 1 1 0 7.8"),
    "4": (6, "M4.5 10V0L0 7.2H6"),
    "5": (5.4, "M4.9 0H0.9L0.4 4.6A3 3 0 0 1 2.6 3.7A2.8 3.1 0 0 1 2.6 10A2.7 2.6 0 0 1 0 8.2"),
    "6": (5.6, "M4.9 1.2A2.6 2.6 0 0 0 2.9 0C1 0 0 2 0 5.4V6.9A2.8 3.1 0 1 0 2.8 3.8A2.8 3.1 0 0 0 0 6.9"),
    "7": (5.2, "M0 0H5.2L1.6 10"),
    "8": (5.6, "M2.8 4.7A2.35 2.35 0 1 0 2.8 0A2.35 2.35 0 1 0 2.8 4.7A2.8 2.65 0 1 0 2.8 10A2.8 2.65 0 1 0 2.8 4.7Z"),
    "9": (5.6, "M0.7 8.8A2.6 2.6 0 0 0 2.7 10C4.6 10 5.6 8 5.6 4.6V3.1A2.8 3.1 0 1 0 2.8 6.2A2.8 3.1 0 0 0 5.6 3.1"),
    "a": (6.8, "M0 10L3.4 0L6.8 10M1.2 6.7H5.6"),
    "b": (5.4, "M0 0V10H2.8A2.6 2.65 0 0 0 2.8 4.7H0M2.6 4.7A2.3 2.35 0 0 0 2.6 0H0"),
    "c": (6.6, "M6.5 2.7A3.3 3.3 0 0 0 0 3.6V6.4A3.3 3.3 0 0 0 6.5 7.3"),
    "d": (6, "M0 0V10H2A4 4 0 0 0 6 6V4A4 4 0 0 0 2 0Z"),
    "e": (4.8, "M4.8 0H0V10H4.8M0 4.8H4.3"), "f": (4.6, "M4.6 0H0V10M0 4.9H4.1"),
    "g": (6.8, "M6.5 2.5A3.3 3.3 0 0 0 0 3.6V6.4A3.3 3.3 0 0 0 6.7 6.4V5.4H3.7"),
    "h": (6, "M0 0V10M6 0V10M0 4.8H6"), "i": (0.1, "M0 0V10"),
    "j": (4.2, "M4.2 0V7.6A2.2 2.4 0 0 1 0 7.8"), "k": (5.8, "M0 0V10M5.4 0L0 6M2 4L5.8 10"),
    "l": (4.6, "M0 0V10H4.6"), "m": (7.6, "M0 10V0L3.8 6.4L7.6 0V10"), "n": (6.2, "M0 10V0L6.2 10V0"),
    "o": (7, "M3.5 0A3.5 3.6 0 0 1 7 3.6V6.4A3.5 3.6 0 0 1 0 6.4V3.6A3.5 3.6 0 0 1 3.5 0Z"),
    "p": (5.4, "M0 10V0H2.8A2.6 2.9 0 0 1 2.8 5.8H0"),
    "q": (7, "M3.5 0A3.5 3.6 0 0 1 7 3.6V6.4A3.5 3.6 0 0 1 0 6.4V3.6A3.5 3.6 0 0 1 3.5 0ZM4.4 7.4L7 10.4"),
    "r": (5.6, "M0 10V0H2.8A2.6 2.8 0 0 1 2.8 5.6H0M2.8 5.6L5.6 10"),
    "s": (
      5.6,
      "M5.4 2.2A2.6 2.3 0 0 0 2.8 0C1.2 0 0.2 1 0.2 2.4C0.2 5.6 5.6 4 5.6 7.4C5.6 9 4.4 10 2.8 10A2.8 2.5 0 0 1 0 7.6"
    ),
    "t": (6, "M0 0H6M3 0V10"), "u": (6.2, "M0 0V6.8A3.1 3.2 0 0 0 6.2 6.8V0"), "v": (6.4, "M0 0L3.2 10L6.4 0"),
    "w": (9.2, "M0 0L2.5 10L4.6 1.4L6.7 10L9.2 0"), "x": (6, "M0 0L6 10M6 0L0 10"),
    "y": (6.2, "M0 0L3.1 5.2L6.2 0M3.1 5.2V10"), "z": (5.6, "M0 0H5.6L0 10H5.6"),
  ]

  /// Returns a letter or number; `nil` for characters without a drawing.
  static func shape(_ text: String, line: Double) -> SymbolShape? {
    var path = Path()
    var x = 0.0
    for character in text {
      guard let drawing = drawings[character], let glyph = try? PathData.read(drawing.path) else { return nil }
      if !path.isEmpty { x += 2.9 }
      path.append(glyph.applying(Transform(scaleX: 1, scaleY: 1, tx: x, ty: 7)))
      x += drawing.width
    }
    let element = SymbolShape.Element(path: path, fill: nil, strokeWidth: line)
    return SymbolShape(name: text, width: max(x, 1), elements: [element], mirrors: false)
  }
}
