import MockupPNG
import MockupText
import MockupCairo
import MockupScene
import TextSupport

/// The tools of one worker, as in the program.
struct Workbench {
  let store: FontStore
  let shaper: HarfBuzzShaper
  let outliner: GlyphOutliner
  let painter: ImagePainter
  let pdf: PDFPainter

  init(catalog: FontCatalog = LockFile.catalog) {
    store = FontStore(catalog: catalog)
    shaper = HarfBuzzShaper(store: store)
    outliner = GlyphOutliner(store: store, decodingPNG: { try? PNGDecoder.decode($0) })
    painter = ImagePainter(outline: outliner.outline)
    pdf = PDFPainter(store: store, outline: outliner.outline)
  }

  /// The runs of a text as nodes, its baseline beginning at a point.
  func nodes(_ request: TextRequest, x: Double, y: Double, color: Color = .black) -> [Scene.Node] {
    shaper.shape(request).lines.enumerated().flatMap { row, line in
      line.runs.map { .glyphs($0.offset(x: x, y: y + Double(row) * request.size * 1.3), color) }
    }
  }

  /// A scene with every kind of node.
  func sampler() -> Scene {
    let panel = Rect(x: 30, y: 30, width: 200, height: 240)
    let outline = Path.roundedRectangle(panel, radius: 13, smoothing: 0.6)
    var inside: [Scene.Node] = [
      .fill(outline, Color(red: 250, green: 250, blue: 252), .nonZero),
      .fill(
        .rectangle(Rect(x: 30, y: 100, width: 200, height: 0.5)), Color(red: 0, green: 0, blue: 0, alpha: 0.3), .nonZero
      ),
      .fill(.rectangle(Rect(x: 20, y: 30, width: 40, height: 30.3)), Color(red: 90, green: 200, blue: 90), .nonZero),
      .fill(
        .ellipse(in: Rect(x: 200.3, y: 240.7, width: 41, height: 43)), Color(red: 200, green: 30, blue: 60), .evenOdd),
      .stroke(
        .ellipse(in: Rect(x: 150.2, y: 120.4, width: 31, height: 23)), .init(width: 1.7),
        Color(red: 10, green: 90, blue: 240, alpha: 0.8)),
    ]
    inside += nodes(TextRequest(text: "Duplicate AVA", size: 17), x: 40.3, y: 60.2)
    inside += nodes(TextRequest(text: "עברית abc", size: 15, language: "he", isRightToLeft: true), x: 40, y: 90)
    inside += nodes(TextRequest(text: "写真を👩‍👩‍👧‍👦 削除", size: 17, language: "ja"), x: 40, y: 130)
    inside.append(
      .group(
        .init(
          name: "faded", transform: Transform(scale: 0.96, about: Point(x: 100, y: 200)), opacity: 0.7,
          fade: .init(axis: .horizontal, start: 60, end: 200, startAlpha: 1, endAlpha: 0.1),
          bounds: Rect(x: 30, y: 150, width: 200, height: 90),
          nodes: nodes(TextRequest(text: "A long title that fades", size: 17), x: 40, y: 200))))
    let checks = (0..<16).map { UInt32($0 % 3 == 0 ? 0xFF20_4060 : 0x8040_2000) }
    return Scene(
      size: Size(width: 260, height: 300), background: Color(red: 220, green: 222, blue: 228), title: "Sampler",
      nodes: [
        .shadow(
          .init(
            rect: panel.offset(x: 0, y: 6), cornerRadius: 13, smoothing: 0.6, sigma: 10,
            color: Color(red: 0, green: 0, blue: 0, alpha: 0.3))),
        .group(.init(clip: outline, nodes: inside)),
        .image(Raster(width: 4, height: 4, pixels: checks), Rect(x: 5.5, y: 250.25, width: 22, height: 30)),
        .shadow(
          .init(
            rect: Rect(x: 120, y: 260, width: 60, height: 12), cornerRadius: 6, smoothing: 0, sigma: 0.7,
            color: Color(red: 255, green: 0, blue: 0, alpha: 0.6))),
      ])
  }
}
