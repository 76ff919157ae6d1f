import MockupScene
import TestSupport
import Testing

import MockupSymbols

/// Symbols without drawings are composed geometrically from drawings.
@Suite struct SymbolCompositionTests {
  @Test(arguments: [
    "heart.badge.plus", "person.2.slash", "shippingbox.fill", "27.circle.fill", "q.square", "cart.fill.badge.plus",
    "externaldrive.connected.to.line.below", "iphone.radiowaves.left.and.right", "film.stack", "play.tv",
    "rectangle.bottomthird.inset.filled", "heart.lefthalf.filled", "bolt.shield.fill", "doc.on.doc.fill",
    "lock.trianglebadge.exclamationmark", "gobackward.15", "pencil.and.scribble", "eye.slash.circle",
    "document.badge.clock", "arrow.trianglehead.clockwise.circle.fill", "speaker.slash.fill", "eye.slash",
    "video.slash.fill", "video.badge.plus", "envelope.badge", "person.2.fill", "lock.laptopcomputer",
    "keyboard.badge.ellipsis", "info.circle.text.page", "lifepreserver.fill", "clock.badge.fill",
  ])
  func aComposedSymbolIsDrawnOnItsGrid(name: String) throws {
    let library = try SymbolLibraryFixture.library()
    #expect(!Repository.hasFile("Fonts/Symbols/\(name).svg"), "\(name) is drawn by hand: choose another one")
    let shape = try library.symbol(name)
    let ink = try #require(shape.ink)
    let room = Rect(x: 0, y: 0, width: shape.width, height: SymbolShape.gridHeight)
    #expect(shape.name == name)
    #expect(room.inset(by: -0.8).contains(ink), "\(name): \(ink) in \(room)")
    #expect(ink.width > 12 && ink.height > 10, "\(name): \(ink)")
    #expect(try SymbolLibraryFixture.library().symbol(name) == shape, "twice the same")
  }

  @Test(arguments: ["lock.laptopcomputer", "play.desktopcomputer", "star.envelope", "a.creditcard"])
  func whatAWideShapeEnclosesStandsInItsMiddle(name: String) throws {
    let library = try SymbolLibraryFixture.library()
    let parts = name.split(separator: ".").map(String.init)
    let outline = try #require(try library.symbol(parts[1]).ink)
    let shape = try library.symbol(name)
    #expect(shape.width > SymbolShape.gridHeight)
    let inner = shape.elements.filter { element in
      element.areas().flatMap { $0.contours }.joined().allSatisfy {
        $0.x > outline.x + 3 && $0.x < outline.maxX - 3
      }
    }
    let bounds = try #require(inner.compactMap { $0.path.controlBounds }.reduce(nil) { $0?.union($1) ?? $1 })
    #expect(abs(bounds.midX - outline.midX) < 1.6, "\(name): \(bounds) in \(outline)")
  }

  @Test func aBadgeHasAGapAroundIt() throws {
    let library = try SymbolLibraryFixture.library()
    let shape = try library.symbol("heart.badge.plus")
    let badge = try #require(shape.elements.last)
    let disc = Area(contours: FlatPath(badge.path).lines.prefix(1).map(\.points), rule: .nonZero)
    let grown = SymbolShape.Element(path: disc.path, fill: .nonZero, strokeWidth: nil).areas(margin: 1)
    for element in shape.elements.dropLast() {
      for area in element.areas() {
        for point in area.contours.joined() {
          #expect(!grown.contains { $0.contains(point) }, "\(point) lies in the gap")
        }
      }
    }
  }

  @Test func aSlashCutsOnItsUpperSideOnly() throws {
    let library = try SymbolLibraryFixture.library()
    let areas = try library.symbol("square.fill.slash").areas()
    func isPainted(_ x: Double, _ y: Double) -> Bool { areas.contains { $0.contains(Point(x: x, y: y)) } }
    #expect(isPainted(12, 12))
    #expect(!isPainted(13.1, 10.9), "the gap")
    #expect(isPainted(15, 9) && isPainted(9, 15))
  }

  @Test func aFilledFormKeepsItsInsideAsHoles() throws {
    let library = try SymbolLibraryFixture.library()
    let outline = try library.symbol("storefront").areas()
    let filled = try library.symbol("storefront.fill").areas()
    #expect(
      !outline.contains { $0.contains(Point(x: 6.5, y: 18)) } && filled.contains { $0.contains(Point(x: 6.5, y: 18)) })
    #expect(!filled.contains { $0.contains(Point(x: 9.4, y: 18)) }, "the line of the door")
  }

  @Test func aGlyphIsCutOutOfAFilledCircle() throws {
    let library = try SymbolLibraryFixture.library()
    let shape = try library.symbol("leaf.circle.fill")
    let ink = try #require(shape.ink)
    let circle = try #require(try library.symbol("circle").ink)
    #expect(abs(ink.width - circle.width) < 0.05 && abs(ink.height - circle.height) < 0.05)
    let areas = shape.areas()
    #expect(
      !areas.contains { $0.contains(Point(x: 12.5, y: 12)) } && areas.contains { $0.contains(Point(x: 3, y: 12)) })
  }

  @Test func thePlaceholderIsAsLargeAsAUsualSymbol() throws {
    let ink = try #require(SymbolLibrary.placeholder.ink)
    #expect(abs(ink.midX - 12) < 1e-9 && abs(ink.midY - 12) < 1e-9)
    #expect((16.0...20.0).contains(ink.width) && ink.width == ink.height)
    #expect(SymbolLibrary.placeholder.elements.allSatisfy { $0.fill == nil })
  }

  @Test func whatIsTooLargeIsNotComposed() throws {
    let line = "M0 0" + (0..<4000).map { "L\($0 % 97) \($0 % 23)" }.joined() + "Z"
    let svg = #"<svg viewBox="0 0 97 24"><path stroke="red" fill="none" d="\#(line)"/></svg>"#
    let source = SymbolLibrary.Source(names: ["much"], folder: "Symbols") { $0 == "much" ? Array(svg.utf8) : nil }
    let library = SymbolLibrary(sources: [source], aliases: { [:] })
    #expect(throws: SymbolLibrary.Problem.unknown) { try library.symbol("much.fill") }
  }
}

/// Union and difference of areas.
@Suite struct AreaSumTests {
  private func square(_ x: Double, _ y: Double, _ side: Double) -> Area {
    Area(
      contours: [[(0, 0), (1, 0), (1, 1), (0, 1)].map { Point(x: x + $0.0 * side, y: y + $0.1 * side) }], rule: .nonZero
    )
  }

  /// The painted size by winding number: holes subtract.
  private func size(_ area: Area) -> Double {
    area.contours.enumerated().reduce(0) { sum, one in
      let others = area.contours.enumerated().filter { $0.offset != one.offset }.map(\.element)
      let depth = others.count { Area(contours: [$0], rule: .nonZero).contains(one.element[0]) }
      let own = Area(contours: [one.element], rule: .nonZero).balance.size
      return sum + (depth % 2 == 0 ? own : -own)
    }
  }

  @Test func overlapsCountOnce() throws {
    let sum = try #require(AreaSum.outline(of: [square(0, 0, 4), square(2, 2, 4), square(0, 0, 4)]))
    #expect(sum.contours.count == 1 && abs(size(sum) - 28) < 1e-3)
  }

  @Test func whatIsRemovedLeavesAHole() throws {
    let ring = try #require(AreaSum.outline(of: [square(0, 0, 10)], minus: [square(3, 3, 4)]))
    #expect(ring.contours.count == 2 && abs(size(ring) - 84) < 1e-3)
    #expect(!ring.contains(Point(x: 5, y: 5)) && ring.contains(Point(x: 1, y: 1)))
  }

  @Test func sharedEdgesVanish() throws {
    let sum = try #require(AreaSum.outline(of: [square(0, 0, 4), square(4, 0, 4)]))
    #expect(sum.contours.count == 1 && abs(size(sum) - 32) < 1e-3)
  }

  /// Between squares closer than the grid can resolve, both edges count as inside. The rest of each outline is a chain
  /// that is joined to the other's at the nearest ends.
  @Test(arguments: [(1.0, 1.0), (1, -1), (-1, 1), (-1, -1)], [false, true])
  func areasThatNearlyTouchAreOne(sign: (x: Double, y: Double), isTurned: Bool) throws {
    func placed(_ area: Area) -> Area {
      let contours = area.contours.map { contour in
        contour.map { isTurned ? Point(x: $0.y * sign.x, y: $0.x * sign.y) : Point(x: $0.x * sign.x, y: $0.y * sign.y) }
      }
      return Area(contours: contours, rule: area.rule)
    }
    let areas = [square(0, 0, 4), square(4 + 2.0 / 65536, 0, 4), square(8 + 4.0 / 65536, 1, 2)].map(placed)
    for order in [areas, areas.reversed()] {
      let sum = try #require(AreaSum.outline(of: order))
      #expect(sum.contours.count == 1 && abs(size(sum) - 36) < 1e-3, "\(sum.contours)")
    }
  }

  @Test func nothingIsLeftOfWhatIsRemoved() throws {
    #expect(try #require(AreaSum.outline(of: [square(2, 2, 3)], minus: [square(0, 0, 9)])).contours.isEmpty)
  }
}
