import MockupScene
import TestSupport
import Testing

import MockupSymbols

/// Weight and scale change lines, and with them dots, gaps, badges, and cutouts.
@Suite struct SymbolDesignTests {
  private static func shape(_ name: String, _ weight: SymbolWeight, _ scale: SymbolScale = .medium) throws
    -> SymbolShape
  {
    try SymbolLibraryFixture.library().symbol(name, SymbolDesign(weight: weight, scale: scale))
  }

  /// The painted length of a line between two points, in units.
  private static func painted(_ shape: SymbolShape, from start: Point, to end: Point) -> Double {
    let areas = shape.areas()
    let count = 800
    let hits = (0..<count).count { index in
      let point = start.toward(end, (Double(index) + 0.5) / Double(count))
      return areas.contains { $0.contains(point) }
    }
    return start.distance(to: end) * Double(hits) / Double(count)
  }

  @Test func eachWeightIsHeavierThanTheOneBefore() throws {
    var last = (line: 0.0, ink: 0.0)
    for weight in SymbolWeight.allCases {
      let shape = try Self.shape("circle", weight)
      let line = try #require(shape.elements.first?.strokeWidth)
      let ink = try #require(shape.ink)
      #expect(line > last.line && ink.width > last.ink, "\(weight)")
      last = (line, ink.width)
    }
    for weight in FontWeight.allCases { #expect(SymbolWeight(weight).rawValue == weight.rawValue) }
  }

  @Test(arguments: SymbolWeight.allCases) func linesAreAsThickAtEveryScale(weight: SymbolWeight) throws {
    let thicknesses = try SymbolScale.allCases.map { scale in
      let style = SymbolStyle(size: 17, standardSize: 17, design: SymbolDesign(weight: weight, scale: scale))
      return try #require(try Self.shape("circle", weight, scale).elements.first?.strokeWidth) * style.unit
    }
    #expect(thicknesses.allSatisfy { abs($0 - thicknesses[0]) < 1e-9 })
    let sizes = try SymbolScale.allCases.map { scale in
      let style = SymbolStyle(size: 17, standardSize: 17, design: SymbolDesign(weight: weight, scale: scale))
      return try #require(try Self.shape("circle", weight, scale).ink).width * style.unit
    }
    #expect(sizes[0] < 0.9 * sizes[1] && sizes[1] < 0.9 * sizes[2])
  }

  /// Part of a symbol measured along a line: painted or not.
  struct Part: CustomTestStringConvertible, Sendable {
    let name: String
    let what: String
    let start: Point
    let end: Point
    var isGap = false

    var testDescription: String { "\(what) of \(name)" }
  }

  @Test(arguments: [
    Part(
      name: "exclamationmark.triangle", what: "the dot", start: Point(x: 9.5, y: 16.76), end: Point(x: 14.5, y: 16.76)),
    Part(name: "ellipsis", what: "a dot", start: Point(x: 12, y: 8), end: Point(x: 12, y: 16)),
    Part(
      name: "exclamationmark.triangle.fill", what: "the line that is cut out", start: Point(x: 9, y: 11),
      end: Point(x: 15, y: 11), isGap: true),
    Part(
      name: "trash.fill", what: "a bar that is cut out", start: Point(x: 10.7, y: 14.5),
      end: Point(x: 13.3, y: 14.5), isGap: true),
    Part(
      name: "leaf.circle.fill", what: "the glyph that is cut out", start: Point(x: 4, y: 12), end: Point(x: 20, y: 12),
      isGap: true),
    Part(
      name: "square.fill.slash", what: "the gap beside the slash", start: Point(x: 12, y: 12),
      end: Point(x: 16, y: 8), isGap: true),
    Part(name: "square.fill.slash", what: "the slash", start: Point(x: 3.6, y: 5.4), end: Point(x: 5.4, y: 3.6)),
    Part(name: "app.fill", what: "a filled form", start: Point(x: 0, y: 12), end: Point(x: 24, y: 12)),
  ])
  func fixedPartsGrowWithTheLines(part: Part) throws {
    var last = 0.0
    for weight in [SymbolWeight.ultraLight, .regular, .bold] {
      let shape = try Self.shape(part.name, weight)
      var length = Self.painted(shape, from: part.start, to: part.end)
      if part.isGap { length = part.start.distance(to: part.end) - length }
      #expect(length > last + 0.1, "\(part.testDescription), \(weight): \(length)")
      last = length
    }
  }

  @Test func anOpeningStaysAsWide() throws {
    let (start, end) = (Point(x: 12, y: 12), Point(x: 12, y: 16))
    let widths = try [SymbolWeight.light, .regular, .black].map { weight in
      4 - Self.painted(try Self.shape("gearshape.fill", weight), from: start, to: end)
    }
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) < 0.3, "\(widths)")
  }

  @Test func denseSymbolsKeepTheSpaceBetweenTheirLines() throws {
    for name in ["trash", "folder", "gearshape.2"] {
      let (bold, black) = (try Self.shape(name, .bold), try Self.shape(name, .black))
      let lines = try [bold, black].map { try #require($0.elements.compactMap(\.strokeWidth).max()) }
      #expect(lines[0] <= lines[1] && lines[1] < SymbolShape.standardLineWidth * 2, "\(name): \(lines)")
    }
    #expect(Self.painted(try Self.shape("trash", .black), from: Point(x: 9.25, y: 13), to: Point(x: 12, y: 13)) < 2.6)
  }

  @Test(arguments: [
    Part(name: "exclamationmark.circle", what: "line and dot", start: Point(x: 12, y: 8), end: Point(x: 12, y: 16.5)),
    Part(name: "exclamationmark.triangle", what: "line and dot", start: Point(x: 12, y: 9), end: Point(x: 12, y: 17)),
    Part(name: "waveform", what: "bars", start: Point(x: 8.9, y: 12), end: Point(x: 12, y: 12)),
    Part(name: "sun.max", what: "disc and ray", start: Point(x: 12, y: 8), end: Point(x: 12, y: 3)),
  ])
  func detailsDoNotRunIntoWhatStandsBesideThem(part: Part) throws {
    let gap =
      part.start.distance(to: part.end)
      - Self.painted(try Self.shape(part.name, .black), from: part.start, to: part.end)
    #expect(gap > 0.4)
  }

  @Test func aLoneLineBecomesAsThickAsOthers() throws {
    for name in ["minus", "poweron"] {
      let (line, circle) = (try Self.shape(name, .black), try Self.shape("circle", .black))
      #expect(line.elements.first?.strokeWidth == circle.elements.first?.strokeWidth)
    }
  }

  @Test func aBadgeGrowsWithItsGap() throws {
    var last = (disc: 0.0, gap: 0.0)
    for weight in [SymbolWeight.ultraLight, .regular, .black] {
      let shape = try Self.shape("square.badge.plus", weight)
      let badge = try #require(shape.elements.last)
      let box = try #require(SymbolShape(name: "", width: 24, elements: [badge], mirrors: false).ink)
      // Along the upper edge of the badge, straight up to the rest of the square's right side.
      let middle = Point(x: box.midX, y: box.midY)
      let rest = SymbolShape(name: "", width: 24, elements: shape.elements.dropLast(), mirrors: false)
      let near = rest.elements.flatMap { $0.areas() }.flatMap(\.contours).joined().map { $0.distance(to: middle) }.min()
      let gap = try #require(near) - box.width / 2
      #expect(box.width > last.disc && gap > last.gap, "\(weight): \(box.width), \(gap)")
      last = (box.width, gap)
    }
  }

  @Test(arguments: [SymbolWeight.ultraLight, .bold, .black]) func everyWeightOfEverySymbolHasInk(weight: SymbolWeight)
    throws
  {
    let library = try SymbolLibraryFixture.library()
    let design = SymbolDesign(weight: weight, scale: .small)
    for name in Thoroughness.some(of: library.drawingNames) {
      let (drawn, heavy) = (try library.symbol(name), try library.symbol(name, design))
      let (one, two) = (try #require(drawn.ink, "\(name)"), try #require(heavy.ink, "\(name)"))
      #expect(abs(one.width - two.width) < 4 && abs(one.height - two.height) < 4, "\(name)")
      #expect(heavy.elements.count == drawn.elements.count, "\(name)")
    }
  }
}
