public import MockupText
public import MockupScene

/// Paints scenes as PDF with Cairo: shapes stay shapes, and text stays text. Make one for each worker.
///
/// A point of the scene is a unit of the page. Shadows are pictures with soft masks, color emoji are pictures.
public final class PDFPainter {
  /// The longest side that a page may have, in its units; a longer one has larger units.
  static let longestSide = 14_400.0

  private let store: FontStore
  private let forms: GlyphForms
  /// The typefaces as Cairo wants them; `nil` where a file is missing.
  private var faces: [Typeface: CairoFontFace?] = [:]

  /// A painter with the typefaces of a store.
  public init(store: FontStore) {
    self.store = store
    forms = GlyphForms(outliner: GlyphOutliner(store: store, decodingPNG: CairoPNG.decode))
  }

  /// Paints a scene on a page of its own.
  ///
  /// - Returns: a PDF file. It holds no time, so the same scene gives the same bytes.
  public func paint(_ scene: Scene) throws(PaintingError) -> [UInt8] {
    let size = scene.size
    guard size.width > 0, size.height > 0, size.width < 1e7, size.height < 1e7 else {
      throw .badSize(width: size.width, height: size.height)
    }
    let unit = max(1, (max(size.width, size.height) / Self.longestSide).rounded(.up))
    let page = try CairoPDFPage(
      width: size.width / unit, height: size.height / unit, title: scene.title, subject: scene.description)
    try draw(scene, on: page, Transform(scaleX: 1 / unit, scaleY: 1 / unit))
    var file = try page.finish()
    if unit > 1 { file = PDFUpdate.settingUserUnit(unit, of: file) }
    // Screen readers take English where nothing is said.
    return scene.language == "en" ? file : PDFUpdate.settingLanguage(scene.language, of: file)
  }

  private func draw(_ scene: Scene, on page: CairoPDFPage, _ map: Transform) throws(PaintingError) {
    let context = try CairoContext(page)
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

  private func face(of typeface: Typeface) throws(PaintingError) -> CairoFontFace? {
    if let known = faces[typeface] { return known }
    do {
      let face = try store.file(of: typeface).flatMap { CairoFontFace($0.file, index: $0.index) }
      faces[typeface] = .some(face)
      return face
    } catch {
      throw .damagedTypeface(error)
    }
  }
}
