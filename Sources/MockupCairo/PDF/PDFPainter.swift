public import MockupText
public import MockupScene

/// Paints scenes as PDF with Cairo, keeping shapes and text; create one per worker.
///
/// One point of the scene is one unit of the page. Shadows are images with soft masks, and color emoji are images.
public final class PDFPainter {
  /// The longest side of a page in units; larger pages have larger units.
  static let longestSide = 14_400.0

  private let store: FontStore
  private let forms: GlyphForms
  private let isTrusted: (Typeface) -> Bool
  /// Typefaces for Cairo; `nil` if a file is missing.
  private var faces: [Typeface: CairoFontFace?] = [:]

  /// Creates a painter for the typefaces of a store.
  ///
  /// - Parameters:
  ///   - outline: Returns the outline of a glyph.
  ///   - isTrusted: Whether Cairo may read the file of a typeface. For other files, the PDF contains outlines as a Type 3
  ///     font, whose text can be selected, too.
  public init(
    store: FontStore, outline: @escaping GlyphOutlining, isTrusted: @escaping (Typeface) -> Bool = { _ in true }
  ) {
    self.store = store
    self.isTrusted = isTrusted
    forms = GlyphForms(outline: outline)
  }

  /// Paints a scene as a PDF with one page.
  public func paint(_ scene: Scene) throws(PaintingError) -> [UInt8] { try paint([scene]) }

  /// Paints scenes as a PDF with a page each; title, subject, and language are those of the first.
  ///
  /// - Returns: The PDF file, which has a fixed date, so the same scenes give the same bytes.
  public func paint(_ scenes: [Scene]) throws(PaintingError) -> [UInt8] {
    guard let first = scenes.first else { throw .badSize(width: 0, height: 0) }
    for size in scenes.lazy.map(\.size) {
      guard size.width > 0, size.height > 0, size.width < 1e7, size.height < 1e7 else {
        throw .badSize(width: size.width, height: size.height)
      }
    }
    let longest = scenes.reduce(0) { max($0, $1.size.width, $1.size.height) }
    let unit = max(1, (longest / Self.longestSide).rounded(.up))
    let map = Transform(scaleX: 1 / unit, scaleY: 1 / unit)
    let file = try CairoPDFFile(
      width: first.size.width / unit, height: first.size.height / unit, title: first.title, subject: first.description)
    for (index, scene) in scenes.enumerated() {
      if index > 0 { file.beginPage(width: scene.size.width / unit, height: scene.size.height / unit) }
      if scenes.count > 1, !scene.title.isEmpty { file.addEntry(scene.title, page: index + 1) }
      try draw(scene, on: file, map)
    }
    var bytes = try file.finish()
    if unit > 1 { bytes = PDFUpdate.settingUserUnit(unit, of: bytes) }
    // Without a language, screen readers assume English.
    return first.language == "en" ? bytes : PDFUpdate.settingLanguage(first.language, of: bytes)
  }

  private func draw(_ scene: Scene, on file: CairoPDFFile, _ map: Transform) throws(PaintingError) {
    let context = try CairoContext(file)
    if let background = scene.background {
      context.add(.rectangle(Rect(origin: .zero, size: scene.size)), map)
      context.fill(background)
    }
    let visible = map.bounds(of: Rect(origin: .zero, size: scene.size))
    let target = PDFTarget(context: context, visible: visible, forms: forms) { [self] typeface throws(PaintingError) in
      try face(of: typeface)
    }
    try SceneWalker(target: target).paint(scene.nodes, map)
    try context.check()
  }

  private func outline(of typeface: Typeface) -> (UInt32) -> Path {
    { [forms] glyph in
      guard case .path(let path) = forms.form(of: glyph, in: typeface).outline else { return Path() }
      return path
    }
  }

  private func face(of typeface: Typeface) throws(PaintingError) -> CairoFontFace? {
    if let known = faces[typeface] { return known }
    do {
      let isTrusted = isTrusted(typeface)
      let face = try store.file(of: typeface).flatMap {
        isTrusted ? CairoFontFace($0.file, index: $0.index) : CairoFontFace(drawing: outline(of: typeface))
      }
      faces[typeface] = .some(face)
      return face
    } catch {
      throw .damagedTypeface(error)
    }
  }
}
