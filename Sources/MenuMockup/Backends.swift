import MenuDocument
import MenuTheme
import MockupCairo
import MockupFiles
import MockupHTML
import MockupHashing
import MockupPNG
import MockupSVG
import MockupScene
import MockupText
import PositionedJSON

/// The backends of one renderer, created on first use.
package final class Backends {
  let shaper: HarfBuzzShaper
  let images: ForeignImageSource
  let softening: BackdropBlurring
  private let store: FontStore
  var catalog: FontCatalog { store.catalog }
  private(set) lazy var versions = JSONNode.object(
    EngineLibrary.allCases.map { ($0.rawValue, .string($0.version ?? "")) })
  /// The typefaces of the last recipe; consecutive images usually share them.
  private var recorded: (typefaces: [Typeface], record: JSONNode) = ([], [])
  /// Recently written recipes; images often differ only in their document.
  private var recipes: [(recipe: Recipe, bytes: [UInt8])] = []
  private static let maximumRecipes = 8
  private var paths: [Typeface: String] = [:]
  private var hashes: [Typeface: String] = [:]
  private let outliner: GlyphOutliner
  private let painter: ImagePainter
  private let pdfPainter: PDFPainter
  private let svgWriter: SVGWriter

  init(fontFolders: [String], imageDecoding: ImageDecoding = .inProcess) {
    store = FontStore(catalog: .standard(folders: fontFolders.map(ExecutionContext.resolve)))
    shaper = HarfBuzzShaper(store: store)
    outliner = GlyphOutliner(store: store, decodingPNG: { try? PNGDecoder.decode($0) })
    painter = ImagePainter(outline: outliner.outline)
    softening = BackdropBlurPainter(painter: painter).blurredBackdrop
    pdfPainter = PDFPainter(store: store, outline: outliner.outline) { [store] in Self.isTrusted($0, in: store) }
    images = imageDecoding.source { bytes throws(ImageError) in
      do throws(PNGError) { return try PNGDecoder.decode(bytes) } catch { throw .damaged("\(error)") }
    }
    svgWriter = SVGWriter(outline: outliner.outline, typefaceName: outliner.name) { (try? PNGEncoder.encode($0)) ?? [] }
  }

  /// Returns whether Cairo may read the file of a typeface: it is installed on this machine, or is in the lock file.
  private static func isTrusted(_ typeface: Typeface, in store: FontStore) -> Bool {
    guard let (file, _) = try? store.file(of: typeface) else { return false }
    let isInstalled = FontCatalog.defaultSearchPaths.contains { file.path.hasPrefix($0 + "/") }
    if isInstalled, !file.path.contains(substring: "/..") { return true }
    let hash = SHA256Digest(of: file.bytes).description
    return store.catalog.faces.contains { $0.sha256 == hash }
  }

  func report(_ missing: Set<Typeface>, _ policy: MissingPolicy, _ diagnostics: inout Diagnostics) {
    guard !missing.isEmpty else { return }
    var absent: [FontFace] = []
    for face in missing.sorted(by: { $0.index < $1.index }).compactMap(catalog.face) {
      if let damage = damage(of: face) {
        diagnostics.report(at: .root, damage.description, help: damage.help)
      } else {
        absent.append(face)
      }
    }
    guard let severity = policy.severity, !absent.isEmpty else { return }
    func list(_ names: [String]) -> String {
      var known: Set<String> = []
      return names.filter { known.insert($0).inserted }.joined(separator: ", ")
    }
    let isOne = Set(absent.map { $0.fileName }).count == 1
    let packages = absent.map { $0.package }
    diagnostics.report(
      severity, at: .option(.missingTypeface),
      "missing \(isOne ? "font" : "fonts"): \(list(absent.map { "\($0.family) (\($0.fileName))" }))",
      help: "install \(list(packages)); menumock list fonts --install shows the command")
  }

  func missingTypeface(of typeface: ThemeTypeface, _ severity: Diagnostic.Severity) -> Diagnostic? {
    guard store.candidates(inFamily: typeface.family, weight: 400).isEmpty else { return nil }
    let nearest = NearestName.find(typeface.family, among: store.families)
    return Diagnostic(
      severity, file: typeface.file, at: typeface.location, "missing font family \(Quotation.of(typeface.family))",
      help: nearest == nil ? "install the font, or name its folder with --fonts" : nil, suggestion: nearest)
  }

  /// True if files of typefaces that themes name may have changed since they were opened.
  var isOutdated: Bool { store.isOutdated }

  /// The SHA-256 hash of the typeface file, from the lock file or from the opened file.
  func sha256(of typeface: Typeface) -> String {
    guard let face = catalog.face(typeface) else { return "" }
    guard face.role == .named else { return face.sha256 }
    if let known = hashes[typeface] { return known }
    let opened = try? store.file(of: typeface)
    let hash = opened.map { SHA256Digest(of: $0.file.bytes).description } ?? ""
    hashes[typeface] = hash
    return hash
  }

  func recordedBytes(of recipe: Recipe) -> [UInt8] {
    if let known = recipes.first(where: { $0.recipe == recipe }) { return known.bytes }
    let bytes = JSONWriter.bytes(of: recipe.json(self), form: .compact)
    if recipes.count == Self.maximumRecipes { recipes.removeFirst() }
    recipes.append((recipe, bytes))
    return bytes
  }

  func record(of typefaces: [Typeface]) -> JSONNode {
    if typefaces != recorded.typefaces { recorded = (typefaces, makeRecord(of: typefaces)) }
    return recorded.record
  }

  private func makeRecord(of typefaces: [Typeface]) -> JSONNode {
    .array(
      catalog.sources(of: typefaces).compactMap { typeface in
        catalog.face(typeface).map { face in
          // Families that themes name have no known package.
          let origin = face.role == .named ? ("family", face.family) : ("package", face.package)
          return .object([
            ("file", .string(face.fileName)), (origin.0, .string(origin.1)), ("version", .string(face.version)),
            ("sha256", .string(sha256(of: typeface))),
          ])
        }
      })
  }

  /// The damage of a typeface file; `nil` if the file is missing or intact.
  func damage(of face: FontFace) -> FontDamage? {
    catalog.faces.firstIndex(of: face).flatMap { store.damage(of: Typeface(index: $0)) }
  }

  /// Returns the path of a typeface file. The result is cached, because the lookup may search folders.
  func path(of typeface: Typeface) -> String? {
    if let known = paths[typeface] { return known }
    let path = catalog.path(of: typeface)
    paths[typeface] = path
    return path
  }

  func encode(
    _ drawing: Drawing, _ form: ImageForm, painted: [Raster] = [], records: EmbeddedRecords
  ) throws(RenderError) -> Picture {
    if !drawing.pages.isEmpty { return file(of: drawing.pages, showing: drawing.scene, form, records: records) }
    if !drawing.printed.isEmpty { return try pdf(drawing.printed, form, records: records) }
    return try encode(
      drawing.scene, as: form.format, scale: form.scale, dark: drawing.dark, animation: drawing.animation,
      painted: painted, text: form.svgText, darkSelector: form.darkSelector, hashesPixels: form.hashesPixels,
      records: records)
  }

  /// - Parameters:
  ///   - scale: pixels per point of a PNG.
  ///   - dark: the dark form of the scene, for an SVG that follows the viewer's appearance.
  ///   - animation: the frames of an animation; if empty, the file shows `scene`.
  ///   - painted: the pixels of the scene or of each animation frame, if they are already painted.
  ///   - hashesPixels: computes the hash of the pixels.
  func encode(
    _ scene: Scene, as format: OutputFormat, scale: Double = Drawing.defaultScale, dark: Scene? = nil,
    animation: [AnimatedScene] = [], painted: [Raster] = [], text: SVGText = .outlines, darkSelector: String? = nil,
    hashesPixels: Bool = false, records: EmbeddedRecords = .none
  ) throws(RenderError) -> Picture {
    var picture: Picture
    switch format {
    case .apng:
      let scenes = animation.isEmpty ? [AnimatedScene(scene: scene)] : animation
      return try apng(scenes, painted, scale: scale, hashesPixels: hashesPixels, records: records)
    case .png: return try png(scene, painted.first, scale: scale, hashesPixels: hashesPixels, records: records)
    case .svg: picture = svg(scene, dark: dark, darkSelector, text: text, records: records)
    case .pdf: picture = try pdf([scene], records: records)
    case .html: throw .engine("an interactive page requires a menu")
    }
    if hashesPixels { picture.pixels = PixelDigest.of(picture.bytes, format) }
    return picture
  }

  // MARK: PNG

  /// The most pixels held in memory at once; a larger image is painted in bands.
  private static let bandPixels = 4 << 20

  private func png(
    _ scene: Scene, _ painted: Raster?, scale: Double, hashesPixels: Bool, records: EmbeddedRecords
  ) throws(RenderError) -> Picture {
    let (width, height) = ImagePainter.pixelSize(of: scene, scale: scale)
    let metadata = Self.metadata(of: scene, scale: scale, records: records)
    let bytes: [UInt8]
    var digest = PixelDigest()
    let bandHeight = Self.bandHeight(width: width)
    if height <= bandHeight {
      let raster = if let painted { painted } else { try pixels(of: scene, scale: scale) }
      if hashesPixels { digest.add(raster) }
      bytes = try Self.encoding { () throws(PNGError) in try PNGEncoder.encode(raster, metadata: metadata) }
    } else {
      let isOpaque = scene.background?.alpha == 1
      var failure: RenderError?
      let file = try Self.encoding { () throws(PNGError) in
        try PNGEncoder.encode(
          width: width, height: height, hasAlpha: !isOpaque, metadata: metadata, bandHeight: bandHeight
        ) { rows in
          do throws(RenderError) {
            let band = try pixels(of: scene, scale: scale, rows: rows)
            if hashesPixels { digest.add(band) }
            return band
          } catch {
            failure = error
            return nil
          }
        }
      }
      guard let file else { throw failure ?? .engine("no pixels") }
      bytes = file
    }
    var picture = Picture(
      bytes: bytes, format: .png, width: Double(width), height: Double(height), description: scene.description,
      findings: [])
    if hashesPixels { picture.pixels = digest.finish() }
    return picture
  }

  private static func metadata(of scene: Scene, scale: Double, records: EmbeddedRecords) -> PNGMetadata {
    var metadata = PNGMetadata(scale: scale)
    metadata.texts = [
      PNGText(keyword: "Title", language: scene.titleLanguage ?? scene.language, text: scene.title),
      PNGText(
        keyword: "Description", language: scene.descriptionLanguage ?? scene.language, text: scene.description),
    ]
    for record in records.all {
      metadata.texts.append(
        PNGText(keyword: record.name, text: String(decoding: record.bytes, as: UTF8.self)))
    }
    return metadata
  }

  private func apng(
    _ scenes: [AnimatedScene], _ painted: [Raster], scale: Double, hashesPixels: Bool, records: EmbeddedRecords
  ) throws(RenderError) -> Picture {
    guard let first = scenes.first?.scene else { throw .engine("an animation requires pictures") }
    var frames: [PNGAnimation.Frame] = []
    var digest = PixelDigest()
    for (index, scene) in scenes.enumerated() {
      let raster =
        if painted.indices.contains(index) { painted[index] } else { try pixels(of: scene.scene, scale: scale) }
      // The file stores identical consecutive frames once.
      if hashesPixels, raster != frames.last?.raster { digest.add(raster) }
      frames.append(PNGAnimation.Frame(raster, duration: scene.duration))
    }
    let metadata = Self.metadata(of: first, scale: scale, records: records)
    let bytes = try Self.encoding { () throws(PNGError) in try PNGAnimation.encode(frames, metadata: metadata) }
    let (width, height) = ImagePainter.pixelSize(of: first, scale: scale)
    var picture = Picture(
      bytes: bytes, format: .apng, width: Double(width), height: Double(height), description: first.description,
      findings: [])
    if hashesPixels { picture.pixels = digest.finish() }
    return picture
  }

  private static func bandHeight(width: Int) -> Int {
    min(ImagePainter.maximumSide, max(1, bandPixels / max(1, width)))
  }

  struct Painting {
    /// Straight alpha, as in PNG.
    let pixels: StraightRaster
    /// Premultiplied alpha; `nil` if the image is too large to be held twice.
    let raster: Raster?
  }

  func paint(_ scene: Scene, scale: Double) throws(RenderError) -> Painting {
    let (width, height) = ImagePainter.pixelSize(of: scene, scale: scale)
    let bandHeight = Self.bandHeight(width: width)
    guard height > bandHeight else {
      let raster = try pixels(of: scene, scale: scale)
      return Painting(pixels: raster.straightened(), raster: raster)
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for top in stride(from: 0, to: height, by: bandHeight) {
      let rows = top..<min(height, top + bandHeight)
      pixels += try self.pixels(of: scene, scale: scale, rows: rows).straightened().pixels
    }
    return Painting(pixels: StraightRaster(width: width, height: height, pixels: pixels), raster: nil)
  }

  private func pixels(of scene: Scene, scale: Double, rows: Range<Int>? = nil) throws(RenderError) -> Raster {
    do throws(PaintingError) {
      return try painter.paint(scene, scale: scale, rows: rows)
    } catch {
      throw RenderError(error)
    }
  }

  private static func encoding<Result>(_ body: () throws(PNGError) -> Result) throws(RenderError) -> Result {
    do throws(PNGError) {
      return try body()
    } catch {
      throw .engine("\(error)")
    }
  }

  // MARK: SVG and PDF

  private func svg(
    _ scene: Scene, dark: Scene?, _ darkSelector: String?, text: SVGText, records: EmbeddedRecords
  ) -> Picture {
    let metadata = records.all.map { SVGMetadata(name: $0.name, bytes: $0.bytes) }
    let bytes = svgWriter.write(
      scene,
      options: SVGOptions(
        text: text == .text ? .text : .outlines, dark: dark, darkSelector: darkSelector, metadata: metadata))
    return Picture(
      bytes: bytes, format: .svg, width: scene.size.width, height: scene.size.height,
      description: scene.description, findings: [])
  }

  private func file(
    of pages: [InteractivePage], showing all: Scene, _ form: ImageForm, records: EmbeddedRecords
  ) -> Picture {
    let metadata = records.all.map { SVGMetadata(name: $0.name, bytes: $0.bytes) }
    var options = SVGOptions(text: form.svgText == .text ? .text : .outlines, metadata: metadata)
    options.isDecoration = true
    let bytes: [UInt8]
    if pages.count == 1, let page = pages.first {
      options.dark = page.dark
      bytes = PageWriter.write(page.content, image: svgWriter.write(page.scene, options: options))
    } else {
      // The page of all frames has the records, once.
      let carrier = svgWriter.write(Scene(size: Size(width: 1, height: 1)), options: options)
      options.metadata = []
      let frames = pages.map { page in
        options.dark = page.dark
        return PageWriter.Frame(page: page.content, image: svgWriter.write(page.scene, options: options))
      }
      bytes = PageWriter.write(frames, of: all, records: carrier)
    }
    var picture = Picture(
      bytes: bytes, format: .html, width: all.size.width, height: all.size.height, description: all.description,
      findings: [])
    if form.hashesPixels { picture.pixels = PixelDigest.of(bytes, .html) }
    return picture
  }

  /// Returns a PDF with a page per scene.
  func pdf(_ scenes: [Scene], _ form: ImageForm, records: EmbeddedRecords) throws(RenderError) -> Picture {
    var picture = try pdf(scenes, records: records)
    if form.hashesPixels { picture.pixels = PixelDigest.of(picture.bytes, .pdf) }
    return picture
  }

  private func pdf(_ scenes: [Scene], records: EmbeddedRecords) throws(RenderError) -> Picture {
    guard let first = scenes.first else { throw .engine("a PDF requires a page") }
    var bytes: [UInt8]
    do throws(PaintingError) {
      bytes = try pdfPainter.paint(scenes)
    } catch {
      throw RenderError(error)
    }
    if !records.all.isEmpty {
      guard let carrying = PDFAttachments.append(records.all.map { ($0.name, $0.bytes) }, to: bytes) else {
        throw .engine("the document cannot be embedded in the PDF")
      }
      bytes = carrying
    }
    return Picture(
      bytes: bytes, format: .pdf, width: first.size.width, height: first.size.height,
      description: first.description, findings: [])
  }
}

extension RenderError {
  fileprivate init(_ error: PaintingError) {
    if case .damagedTypeface(let damage) = error {
      self = .invalid([Diagnostic(.error, file: damage.path, at: .root, damage.description, help: damage.help)])
    } else {
      self = .engine("\(error)")
    }
  }
}
