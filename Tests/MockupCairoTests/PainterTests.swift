import MockupText
import MockupCairo
import MockupScene
import Testing

@Suite struct PainterTests {
  private let bench = Workbench()

  private func paint(
    _ nodes: [Scene.Node], width: Double = 8, height: Double = 8, on background: Color? = nil, scale: Double = 1
  )
    throws -> Raster
  {
    try bench.painter.paint(
      Scene(size: Size(width: width, height: height), background: background, nodes: nodes), scale: scale)
  }

  private func pixel(_ raster: Raster, _ x: Int, _ y: Int) -> UInt32 { raster.pixels[y * raster.width + x] }

  private static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .rectangle(Rect(x: x, y: y, width: width, height: height))
  }

  @Test(arguments: [
    (100.0, 50.0, 1.0, 100, 50), (100, 50, 2, 200, 100), (250, 10, 1.1, 275, 11), (33.3, 10, 3, 100, 30),
    (10, 10.1, 1, 10, 11),
    (0.01, 0.01, 1, 1, 1), (314, 544, 1.5, 471, 816),
  ]) func imagesHaveWholePixels(width: Double, height: Double, scale: Double, across: Int, down: Int) throws {
    let scene = Scene(size: Size(width: width, height: height))
    let size = ImagePainter.pixelSize(of: scene, scale: scale)
    #expect(size == (across, down))
    let raster = try bench.painter.paint(scene, scale: scale)
    #expect(raster.width == across && raster.height == down)
    #expect(raster.pixels.allSatisfy { $0 == 0 })
  }

  @Test func fillsAreExactOnPixels() throws {
    let red = Color(red: 255, green: 0, blue: 0)
    let raster = try paint([.fill(Self.rectangle(1, 2, 3, 4), red, .nonZero)], on: .white)
    for y in 0..<8 {
      for x in 0..<8 {
        let isInside = (1..<4).contains(x) && (2..<6).contains(y)
        #expect(pixel(raster, x, y) == (isInside ? 0xFFFF_0000 : 0xFFFF_FFFF))
      }
    }
  }

  @Test func alphaIsExact() throws {
    let half = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
    #expect(pixel(try paint([.fill(Self.rectangle(0, 0, 8, 8), half, .nonZero)]), 4, 4) == 0x8000_0000)
    let onWhite = pixel(try paint([.fill(Self.rectangle(0, 0, 8, 8), half, .nonZero)], on: .white), 4, 4)
    #expect([0xFF7F_7F7F, 0xFF80_8080].contains(onWhite))
    // Half a covered pixel gives half the color.
    #expect(pixel(try paint([.fill(Self.rectangle(0, 0, 2.5, 8), .black, .nonZero)]), 2, 4) >> 24 == 0x80)
  }

  @Test func fillRulesDiffer() throws {
    var path = Self.rectangle(0, 0, 8, 8)
    path.append(Self.rectangle(2, 2, 4, 4))
    #expect(pixel(try paint([.fill(path, .black, .nonZero)]), 4, 4) == 0xFF00_0000)
    #expect(pixel(try paint([.fill(path, .black, .evenOdd)]), 4, 4) == 0)
    // Curved shapes use another algorithm.
    var round = Path.ellipse(in: Rect(x: 0, y: 0, width: 8, height: 8))
    round.append(.ellipse(in: Rect(x: 2, y: 2, width: 4, height: 4)))
    #expect(pixel(try paint([.fill(round, .black, .nonZero)]), 4, 4) == 0xFF00_0000)
    #expect(pixel(try paint([.fill(round, .black, .evenOdd)]), 4, 4) == 0)
    #expect(pixel(try paint([.fill(round, .black, .evenOdd)]), 1, 4) == 0xFF00_0000)
  }

  @Test func coverageOfCurvesIsTheirArea() throws {
    for diameter in [5.0, 17.3, 60] {
      let frame = Rect(x: 3.21, y: 4.57, width: diameter, height: diameter)
      let raster = try paint([.fill(.ellipse(in: frame), .black, .nonZero)], width: 70, height: 70)
      let area = raster.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
      // The mean error of the outline is less than 1/100 pixel.
      #expect(abs(area - .pi / 4 * diameter * diameter) < 0.01 * .pi * diameter)
    }
  }

  @Test func linesHaveRoundEndsAndTheirWidth() throws {
    var path = Path()
    path.move(x: 10, y: 10)
    path.line(x: 20, y: 10)
    let raster = try paint([.stroke(path, .init(width: 4), .black)], width: 30, height: 20)
    let area = raster.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    #expect(abs(area - (40 + .pi * 4)) < 0.5)
    #expect(pixel(raster, 15, 8) == 0xFF00_0000 && pixel(raster, 15, 11) == 0xFF00_0000)
    #expect(pixel(raster, 15, 7) == 0 && pixel(raster, 15, 12) == 0)
    #expect(pixel(raster, 8, 8) >> 24 > 0 && pixel(raster, 7, 10) == 0)
    // A point is a dot.
    var dot = Path()
    dot.move(x: 10, y: 10)
    dot.line(x: 10, y: 10)
    #expect(pixel(try paint([.stroke(dot, .init(width: 4), .black)], width: 20, height: 20), 10, 10) == 0xFF00_0000)
  }

  @Test func groupsClipMoveAndFade() throws {
    let black = Scene.Node.fill(Self.rectangle(0, 0, 8, 8), .black, .nonZero)
    func group(_ group: Scene.Group) throws -> Raster { try paint([.group(group)]) }
    let clipped = try group(.init(clip: Self.rectangle(2, 2, 3, 3), nodes: [black]))
    #expect(pixel(clipped, 2, 2) == 0xFF00_0000 && pixel(clipped, 4, 4) == 0xFF00_0000)
    #expect(pixel(clipped, 1, 2) == 0 && pixel(clipped, 5, 4) == 0)
    let nested = try group(
      .init(clip: Self.rectangle(2, 0, 8, 8), nodes: [.group(.init(clip: Self.rectangle(0, 0, 4, 8), nodes: [black]))]))
    #expect((0..<8).map { pixel(nested, $0, 3) >> 24 } == [0, 0, 255, 255, 0, 0, 0, 0])
    let moved = try group(
      .init(transform: Transform(scaleX: 0.5, scaleY: 0.25, tx: 2, ty: 1), nodes: [black]))
    #expect((0..<8).map { pixel(moved, $0, 2) >> 24 } == [0, 0, 255, 255, 255, 255, 0, 0])
    #expect((0..<8).map { pixel(moved, 3, $0) >> 24 } == [0, 255, 255, 0, 0, 0, 0, 0])
    // The group fades as one: overlapping parts are not stronger.
    let faint = try group(.init(opacity: 0.5, nodes: [black, black]))
    #expect(pixel(faint, 4, 4) == 0x8000_0000)
    #expect(try group(.init(opacity: 0, nodes: [black])).pixels.allSatisfy { $0 == 0 })
    let fading = try group(
      .init(fade: .init(axis: .horizontal, start: 2, end: 6, startAlpha: 1, endAlpha: 0), nodes: [black]))
    let row = (0..<8).map { Double(pixel(fading, $0, 4) >> 24) / 255 }
    for (value, expected) in zip(row, [1, 1, 0.875, 0.625, 0.375, 0.125, 0, 0]) {
      #expect(abs(value - expected) < 0.02)
    }
    #expect(
      try group(.init(bounds: Rect(x: 100, y: 0, width: 5, height: 5), nodes: [black])).pixels.allSatisfy { $0 == 0 })
  }

  @Test func imagesKeepTheirPixels() throws {
    let raster = Raster(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8000_0000])
    let same = try paint([.image(raster, Rect(x: 3, y: 4, width: 2, height: 2))])
    #expect(pixel(same, 3, 4) == 0xFFFF_0000 && pixel(same, 4, 4) == 0xFF00_FF00)
    #expect(pixel(same, 3, 5) == 0xFF00_00FF && pixel(same, 4, 5) == 0x8000_0000)
    #expect(same.pixels.filter { $0 != 0 }.count == 4)
    // A uniform color stays uniform at every size, to the edge.
    let plain = Raster(width: 5, height: 7, filledWith: 0xFF11_2233)
    for size in [1.0, 3, 8] {
      let stretched = try paint([.image(plain, Rect(x: 0, y: 0, width: size, height: size))])
      #expect(stretched.pixels.filter { $0 == 0xFF11_2233 }.count == Int(size * size))
    }
    // An edge between pixels covers part of them.
    let shifted = try paint([.image(plain, Rect(x: 1.5, y: 0, width: 4, height: 8))])
    #expect(pixel(shifted, 1, 4) >> 24 == 0x80 && pixel(shifted, 5, 4) >> 24 == 0x80 && pixel(shifted, 6, 4) == 0)
  }

  @Test func sameSceneSameBytes() throws {
    let scene = bench.sampler()
    for scale in [0.7, 1.5] {
      let first = try bench.painter.paint(scene, scale: scale)
      #expect(first.pixels.contains { $0 != first.pixels[0] })
      for _ in 0..<3 { #expect(try bench.painter.paint(scene, scale: scale) == first) }
      // Earlier pictures have no effect.
      #expect(try Workbench().painter.paint(scene, scale: scale) == first)
    }
  }

  @Test(arguments: [0.5, 1.37, 2]) func bandsAreTheWhole(scale: Double) throws {
    let scene = bench.sampler()
    let complete = try bench.painter.paint(scene, scale: scale)
    for height in [1, 7, 64] {
      let painter = height == 64 ? Workbench().painter : bench.painter
      if height < 10, scale > 0.5 * Double(height) { continue }
      var pixels: [UInt32] = []
      for start in stride(from: 0, to: complete.height, by: height) {
        let band = try painter.paint(scene, scale: scale, rows: start..<start + height)
        #expect(band.width == complete.width)
        #expect(band.height == min(height, complete.height - start))
        pixels += band.pixels
      }
      let different = zip(pixels, complete.pixels).enumerated().filter { $1.0 != $1.1 }.map {
        $0.offset / complete.width
      }
      #expect(pixels.count == complete.pixels.count)
      #expect(different.isEmpty, "rows \(Set(different).sorted().prefix(10)) of bands of \(height)")
    }
  }

  @Test(arguments: [1.0, 1.37, 2, 3]) func textFillsWhatItsOutlinesFill(scale: Double) throws {
    let request = TextRequest(text: "Agx lif", size: 20)
    let nodes = bench.nodes(request, x: 3.3, y: 25.7)
    let text = try paint(nodes, width: 90, height: 40, scale: scale)
    let paths = nodes.flatMap { node -> [Scene.Node] in
      guard case .glyphs(let run, let color) = node else { return [] }
      return run.glyphs.compactMap { glyph in
        guard case .path(let path) = bench.outliner.outline(of: glyph.id, in: run.typeface) else { return nil }
        // Unconnected letters are at quarters of a pixel along the line.
        let x = ((run.origin.x + glyph.offset.x) * scale * 4).rounded() / 4 / scale
        let map = Transform(scaleX: run.size, scaleY: run.size, tx: x, ty: run.origin.y + glyph.offset.y)
        return .fill(path.applying(map), color, .nonZero)
      }
    }
    let outlines = try paint(paths, width: 90, height: 40, scale: scale)
    #expect(text.pixels.contains { $0 == 0xFF00_0000 })
    #expect(zip(text.pixels, outlines.pixels).allSatisfy { abs(Int($0 >> 24) - Int($1 >> 24)) <= 1 })
  }

  /// A cached mask does not depend on the word in which the letter first occurred.
  @Test func textIsTheSameWhateverWasPaintedBefore() throws {
    let retained = ImagePainter(outline: bench.outliner.outline)
    let words = [
      "Open Recent", "Rename…", "Copy", "Paste and Match Style", "Über Notizen", "نسخ الكل", "सम्पादन", "To", "AVA",
    ]
    for (number, word) in (words + words.reversed() + words.map { "To " + $0 }).enumerated() {
      let nodes = bench.nodes(
        TextRequest(text: word, size: [13, 17, 19.3][number % 3]), x: 3 + Double(number) / 7, y: 30)
      let scene = Scene(size: Size(width: 260, height: 50), background: nil, nodes: nodes)
      for scale in [1.0, 2, 3] {
        let fresh = ImagePainter(outline: bench.outliner.outline)
        #expect(try retained.paint(scene, scale: scale) == fresh.paint(scene, scale: scale), "\(word), \(scale)")
      }
    }
  }

  /// Connected letters must stay connected, and marks must stay on their letters.
  @Test(arguments: ["محتوى", "सम्पादन", "é̂x"]) func whatTouchesKeepsItsDistances(text: String) throws {
    let nodes = bench.nodes(TextRequest(text: text, size: 19.3), x: 3.37, y: 30)
    let raster = try paint(nodes, width: 120, height: 50)
    let runs = nodes.compactMap { node in
      if case .glyphs(let run, let color) = node { (run, color) } else { nil }
    }
    for (run, _) in runs {
      let looks = GlyphForms(outline: bench.outliner.outline).forms(of: run)
      for piece in RunPieces(run, looks, .identity) {
        // A piece of several glyphs shows the same as their outlines together, wherever the first one is.
        let dx = piece.map.tx - run.origin.x - piece.origin.x
        #expect(abs(dx) <= 0.125)
        var complete = Path()
        for index in piece.glyphs {
          guard case .path(let path) = looks[index].outline else { continue }
          let offset = run.glyphs[index].offset
          complete.append(
            path.applying(
              Transform(
                scaleX: run.size, scaleY: run.size, tx: run.origin.x + offset.x + dx, ty: run.origin.y + offset.y)))
        }
        let bounds = PixelFrame(around: try #require(complete.controlBounds))
        let alone = try paint([.fill(complete, .black, .nonZero)], width: 120, height: 50)
        for y in max(0, bounds.y)..<min(50, bounds.maxY) {
          for x in max(0, bounds.x)..<min(120, bounds.maxX) {
            #expect(pixel(raster, x, y) >> 24 + 1 >= pixel(alone, x, y) >> 24, "\(text) at \(x), \(y)")
          }
        }
      }
    }
    #expect(runs.contains { run, _ in run.glyphs.count > 1 })
  }

  @Test func emojiAreSmoothAndKeepTheirColors() throws {
    let request = TextRequest(text: "🟥", size: 17)
    let raster = try paint(bench.nodes(request, x: 2, y: 20), width: 30, height: 30, scale: 2)
    let middle = pixel(raster, 24, 30)
    #expect(middle >> 24 == 255 && middle >> 16 & 255 > 150 && middle & 255 < 90)
    // From the middle outwards it gets weaker.
    let row = (24..<60).map { pixel(raster, $0, 30) >> 24 }
    #expect(zip(row, row.dropFirst()).allSatisfy { $1 <= $0 + 6 })
  }

  @Test func whatCannotBePaintedIsAnError() {
    let scene = Scene(size: Size(width: 10, height: 10))
    for scale in [0, -1, .nan, .infinity, 1000] {
      #expect(throws: PaintingError.self) { try bench.painter.paint(scene, scale: scale) }
    }
    for size in [Size(width: 0, height: 5), Size(width: .nan, height: 5), Size(width: 5, height: -.infinity)] {
      #expect(throws: PaintingError.self) { try bench.painter.paint(Scene(size: size), scale: 1) }
      #expect(throws: PaintingError.self) { try bench.pdf.paint(Scene(size: size)) }
    }
    let tall = Scene(size: Size(width: 2, height: 40_000))
    #expect(throws: PaintingError.tooLarge(width: 2, height: 40_000)) { try bench.painter.paint(tall, scale: 1) }
    #expect(throws: Never.self) { try bench.painter.paint(tall, scale: 1, rows: 39_990..<50_000) }
  }

  @Test func absurdShapesDoNoHarm() throws {
    let far = 1e300
    var path = Path()
    path.move(x: -far, y: 3)
    path.curve(Point(x: far, y: far), Point(x: .nan, y: 0), Point(x: .infinity, y: 5))
    path.close()
    path.line(x: 1, y: 1)
    let shadow = Scene.Shadow(
      rect: Rect(x: -far, y: 0, width: far, height: 1), cornerRadius: far, smoothing: 9, sigma: far, color: .black)
    let run = GlyphRun(
      typeface: Typeface(index: 99), size: far, origin: Point(x: far, y: -far), width: .nan,
      glyphs: [Glyph(id: 1, offset: .zero, cluster: -5), Glyph(id: .max, offset: .zero, cluster: 99)], text: "ab",
      isRightToLeft: true)
    let inter = GlyphRun(
      typeface: Typeface(index: 0), size: 1e6, origin: .zero, width: 0,
      glyphs: [Glyph(id: .max, offset: .zero, cluster: 9), Glyph(id: 5, offset: .zero, cluster: 1)], text: "é",
      isRightToLeft: false)
    let nodes: [Scene.Node] = [
      .fill(path, .black, .nonZero), .stroke(path, .init(width: far), .black), .shadow(shadow), .glyphs(run, .black),
      .glyphs(inter, .black), .image(Raster(width: 1, height: 1), Rect(x: far, y: far, width: far, height: far)),
      .image(Raster(width: 0, height: 0), Rect(x: 0, y: 0, width: 5, height: 5)),
      .group(
        .init(
          clip: path, transform: Transform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0), opacity: 0.5,
          nodes: [.fill(path, .black, .nonZero)])),
    ]
    for node in nodes {
      _ = try? bench.painter.paint(Scene(size: Size(width: 20, height: 20), nodes: [node]), scale: 2)
      _ = try? bench.pdf.paint(Scene(size: Size(width: 20, height: 20), nodes: [node]))
    }
    // The painter works as before.
    #expect(try bench.painter.paint(bench.sampler(), scale: 1) == Workbench().painter.paint(bench.sampler(), scale: 1))
  }

  @Test func workersInThreadsAgree() async throws {
    let scene = bench.sampler()
    let expected = try bench.painter.paint(scene, scale: 0.3)
    let document = try bench.pdf.paint(scene)
    let texts = (0..<50).map { TextRequest(text: "Text \($0) עברית 写真", size: 12 + Double($0 % 5)) }
    let shaped = texts.map(bench.shaper.shape)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let worker = Workbench()
          for round in 0..<50 {
            #expect(worker.shaper.shape(texts[round]) == shaped[round])
            let picture = try worker.painter.paint(worker.sampler(), scale: 0.3)
            #expect(picture == expected)
            guard round % 25 == 0 else { continue }
            let file = try worker.pdf.paint(scene)
            #expect(file == document)
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
