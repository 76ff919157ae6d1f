import MenuDocument
import MenuLayout
import MenuMockup
import MenuResolve
import MenuTheme
import MockupCairo
import MockupPNG
import MockupSVG
import MockupScene
import MockupText
import MockupThemes
import PositionedJSON

/// Runs and measures the stages of rendering one after the other.
struct StageLine {
  /// Pixels per point.
  static let scale = 2.0

  private let resolver: Resolver
  private let shaper: HarfBuzzShaper
  private let painter: ImagePainter
  private let softening: BackdropBlurring
  private let writer: SVGWriter

  /// Creates the stages for a built-in theme with the built-in symbols and typefaces.
  init(_ theme: BenchTheme = .reference) throws(BenchError) {
    let theme = try Self.theme(theme)
    resolver = Resolver(styles: StyleStore(theme), symbols: .standard(folders: [])) { _ in
      .failure(ImageProblem(message: "is not used here"))
    }
    let store = FontStore(catalog: .standard(folders: []))
    let outliner = GlyphOutliner(store: store, decodingPNG: { try? PNGDecoder.decode($0) })
    shaper = HarfBuzzShaper(store: store)
    painter = ImagePainter(outline: outliner.outline)
    softening = BackdropBlurPainter(painter: painter).blurredBackdrop
    writer = SVGWriter(outline: outliner.outline, typefaceName: outliner.name) { (try? PNGEncoder.encode($0)) ?? [] }
  }

  /// Renders a document as PNG and as SVG.
  ///
  /// - Returns: The sizes of both files in bytes.
  func run(_ bytes: [UInt8], _ watch: inout Stopwatch) throws -> (png: Int, svg: Int) {
    let reading = watch.time(.decode) { DocumentReader.read(bytes, file: "menu.json") }
    guard let document = reading.document else { throw BenchError.invalid(reading.diagnostics) }
    var diagnostics = Diagnostics(file: "menu.json")
    var uses = ResolveUses()
    let resolved = watch.time(.resolve) { resolver.resolve(document, diagnostics: &diagnostics, uses: &uses) }
    guard let mockup = resolved else {
      throw BenchError.invalid(diagnostics.inOrder)
    }
    let tree = watch.time(.layout) { layOut(mockup, shaper: shaper) }
    let scene = watch.time(.draw) {
      MenuLayout.draw(tree, scale: Self.scale, background: mockup.style[.background], softening: softening)
    }
    let raster = try watch.time(.paint) { try painter.paint(scene, scale: Self.scale) }
    let png = try watch.time(.encodePNG) { try PNGEncoder.encode(raster, metadata: PNGMetadata(scale: Self.scale)) }
    let svg = watch.time(.writeSVG) { writer.write(scene) }
    return (png.count, svg.count)
  }

  private static func theme(_ theme: BenchTheme) throws(BenchError) -> Theme {
    let reader = ThemeReader(knownNames: Themes.names) { reference, _ in
      Themes.contents(of: reference.text).map {
        ThemeReader.Source(name: reference.text, file: reference.text, bytes: $0)
      }
    }
    var diagnostics = Diagnostics(file: "menu.json")
    let response = reader.read(
      Located(.named(theme.name), at: .root), platform: theme.platform, diagnostics: &diagnostics)
    guard let result = response.result else { throw .invalid(diagnostics.inOrder + response.problems) }
    return result.theme
  }
}
