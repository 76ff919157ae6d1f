import CairoBackend
public import MenuLayout
public import MenuModel
import PNGCodec
import SVGBackend
package import Scene

/// Draws mockups: the one place that knows the order of the stages.
///
/// A renderer keeps typefaces, symbols and themes open between pictures, so make one for each thread and use it for
/// many. What comes out depends on the document, the options and the files that they name, never on what was drawn
/// before.
///
/// ```swift
/// let renderer = Renderer()
/// let picture = try renderer.render(Source(json), options: RenderOptions())
/// ```
public final class Renderer {
  private let resources: Resources
  private let themes: ThemeLibrary
  let engine: Engine
  let symbols: SymbolLibrary

  /// A renderer that also looks in the given places.
  public init(resources: Resources = Resources()) {
    self.resources = resources
    themes = ThemeLibrary(folders: resources.themeFolders)
    symbols = .standard(folders: resources.symbolFolders)
    engine = Engine(fontFolders: resources.fontFolders)
  }

  // MARK: The straight line

  /// Draws a document.
  ///
  /// - Throws: ``RenderError/invalid(_:)`` with everything that is wrong with the document.
  public func render(_ source: Source, options: RenderOptions = RenderOptions()) throws(RenderError) -> Picture {
    try picture(of: try drawing(of: source, options: options))
  }

  /// A document as the steps that draw it.
  func drawing(of source: Source, options: RenderOptions) throws(RenderError) -> Drawing {
    let prepared = try prepare(source, options)
    let scene = try scene(prepared, options)
    var dark: Scene?
    if options.followsAppearance, options.format == .svg {
      dark = try self.scene(try prepare(source, options.dark), options.dark)
    }
    return Drawing(source: source, options: options, prepared: prepared, scene: scene, dark: dark)
  }

  /// The file of a drawing.
  func picture(of drawing: Drawing) throws(RenderError) -> Picture {
    let (prepared, options) = (drawing.prepared, drawing.options)
    let records = Records(source: drawing.source, prepared: prepared, options: options, engine: engine)
    var picture = try engine.encode(drawing.scene, dark: drawing.dark, records: records, options: options)
    picture.legend = Legend(prepared.document)
    picture.findings = prepared.findings
    if options.listsInputs { picture.inputs = inputs(of: prepared, folder: drawing.source.folder) }
    return picture
  }

  /// Lays a document out without drawing it: the same boxes for every scale.
  ///
  /// - Throws: ``RenderError/invalid(_:)`` with everything that is wrong with the document.
  public func layout(
    _ source: Source, options: RenderOptions = RenderOptions()
  ) throws(RenderError) -> (tree: LayoutTree, findings: [Diagnostic]) {
    let prepared = try prepare(source, options)
    return (prepared.tree, prepared.findings)
  }

  /// Lays a document out with text of another setter, as tests do that must not depend on typefaces.
  package func layout(
    _ source: Source, options: RenderOptions, shaper: any TextShaping
  ) throws(RenderError) -> LayoutTree {
    layOut(try resolve(source, options), options, shaper: shaper)
  }

  /// A document from its bytes to its boxes.
  private func prepare(_ source: Source, _ options: RenderOptions) throws(RenderError) -> PreparedMockup {
    var resolved = try resolve(source, options)
    let tree = layOut(resolved, options, shaper: engine.shaper)
    report(tree.missingCharacters, options.missingGlyph, in: source, &resolved.diagnostics)
    if resolved.diagnostics.hasErrors { throw .invalid(resolved.diagnostics.inOrder) }
    return PreparedMockup(
      document: resolved.document, parts: resolved.parts, tree: tree, images: resolved.images,
      findings: resolved.diagnostics.inOrder)
  }

  /// A document from its bytes to where everything about it is decided.
  ///
  /// What is wrong with it is told in one go: a document that could be read only in part is resolved all the same.
  private func resolve(_ source: Source, _ options: RenderOptions) throws(RenderError) -> ResolvedDocument {
    var diagnostics = Diagnostics(file: source.name)
    guard var document = DocumentReader.read(source.bytes, diagnostics: &diagnostics) else {
      throw .invalid(diagnostics.inOrder)
    }
    document.settings = options.settings(over: document.settings)
    for index in document.frames.indices {
      let frame = document.frames[index]
      document.frames[index].document.settings = options.settings(over: frame.document.settings, frame: frame.settings)
    }
    if let strings = options.strings {
      document = translate(document, strings, policy: options.missingString, diagnostics: &diagnostics)
    }
    let images = ImageLibrary(folder: source.folder, source: engine.images)
    guard let shown = shownParts(of: document, options.frame, diagnostics: &diagnostics) else {
      throw .invalid(diagnostics.inOrder)
    }
    var parts: [ResolvedPart] = []
    var problems: [Diagnostic] = []
    for part in shown {
      let (resolved, found) = resolve(part, folder: source.folder, images: images, diagnostics: &diagnostics)
      if let resolved { parts.append(resolved) }
      for problem in found where !problems.contains(problem) { problems.append(problem) }
    }
    guard parts.count == shown.count, !diagnostics.hasErrors else {
      throw .invalid(diagnostics.inOrder + problems)
    }
    if options.frame != nil, let chosen = shown.first { document = chosen.document }
    return ResolvedDocument(document: document, parts: parts, images: images, diagnostics: diagnostics)
  }

  /// One picture of a document, as it is written.
  private struct ShownPart {
    var document: MockupDocument
    var caption: String?
    var path = DocumentPath.root
  }

  /// The pictures that a document is drawn as: itself, all its frames or one of them; `nil` where it has no such frame.
  private func shownParts(
    of document: MockupDocument, _ frame: FrameReference?, diagnostics: inout Diagnostics
  ) -> [ShownPart]? {
    guard let frame else {
      guard !document.frames.isEmpty else { return [ShownPart(document: document)] }
      return document.frames.map {
        ShownPart(document: $0.document, caption: $0.caption, path: $0.location.path)
      }
    }
    guard let chosen = document.frame(frame) else {
      diagnostics.report(
        at: document.location(ofKey: "frames"), "the document has no frame \(frame)",
        expected: document.frames.isEmpty
          ? "a document with frames" : "a number from 1 to \(document.frames.count) or a caption",
        suggestion: frame.nearest(among: document.frames.compactMap(\.caption)))
      return nil
    }
    return [ShownPart(document: chosen.document)]
  }

  /// Decides everything about one picture.
  private func resolve(
    _ part: ShownPart, folder: String, images: ImageLibrary, diagnostics: inout Diagnostics
  ) -> (part: ResolvedPart?, problems: [Diagnostic]) {
    let document = part.document
    let newest = ThemeReference(ThemeLibrary.newest(for: document.platform))
    let (found, problems) = themes.theme(
      document.theme ?? Located(newest, at: .root), folder: folder, platform: document.platform,
      diagnostics: &diagnostics)
    // Without a theme the document's other mistakes are told all the same, as the newest theme sees them.
    guard let theme = found ?? standardTheme(for: document.platform) else { return (nil, problems) }
    let mockup = Resolver(styles: theme.styles, symbols: symbols, imageSize: images.size)
      .resolve(document, diagnostics: &diagnostics)
    guard found != nil, let mockup else { return (nil, problems) }
    return (
      ResolvedPart(document: document, caption: part.caption, path: part.path, theme: theme, mockup: mockup), problems
    )
  }

  /// The boxes of all pictures of a document.
  private func layOut(_ resolved: ResolvedDocument, _ options: RenderOptions, shaper: any TextShaping) -> LayoutTree {
    let trees = resolved.parts.map { MenuLayout.layOut($0.mockup, shaper: shaper, padding: options.padding) }
    if trees.count == 1, let only = trees.first, resolved.document.frames.isEmpty { return only }
    let grounds = resolved.parts.map { $0.mockup.style[.background] }
    // One ground for all is the picture's own.
    let hasOwnGrounds = options.background == .theme && Set(grounds).count > 1
    return setSideBySide(
      zip(resolved.parts, trees).map { part, tree in
        FramedLayout(
          mockup: part.mockup, tree: tree, caption: part.caption, path: part.path,
          ground: hasOwnGrounds ? part.mockup.style[.background] : nil)
      }, shaper: shaper)
  }

  /// A mockup's boxes as drawing steps.
  private func scene(_ prepared: PreparedMockup, _ options: RenderOptions) throws(RenderError) -> Scene {
    let scale = options.format == .png ? options.scale : Self.vectorScale
    let rasters = try prepared.images.rasters(for: prepared.tree, scale: max(scale, Self.vectorScale))
    var scene = draw(
      prepared.tree, scale: scale, images: rasters, background: try background(prepared, options),
      softening: engine.softening)
    scene.title = prepared.document.spokenTitle
    scene.description = prepared.document.spokenDescription
    scene.language = prepared.document.locale
    return scene
  }

  /// The pixels a point that lines of a vector picture are made for.
  private static let vectorScale = 2.0

  // MARK: Parts

  private func standardTheme(for platform: Platform) -> LoadedTheme? {
    let name = ThemeReference(ThemeLibrary.newest(for: platform))
    var unheard = Diagnostics(file: "")
    return themes.theme(Located(name, at: .root), folder: ".", platform: platform, diagnostics: &unheard).theme
  }

  /// The files besides the document that a picture is made from, each once.
  private func inputs(of prepared: PreparedMockup, folder: String) -> [String] {
    var paths = prepared.parts.flatMap(\.theme.paths)
    paths += prepared.images.files.map { FileSystem.path($0.path, in: folder) }
    paths += prepared.tree.typefaces.compactMap { engine.path(of: $0) }
    var known: Set<String> = []
    return paths.filter { known.insert($0).inserted }
  }

  private func background(
    _ prepared: PreparedMockup, _ options: RenderOptions
  ) throws(RenderError) -> Color? {
    switch options.background {
    case .transparent: return nil
    case .theme:
      let grounds = Set(prepared.parts.map { $0.mockup.style[.background] })
      return grounds.count == 1 ? grounds.first : nil
    case .color(let reference):
      guard let first = prepared.parts.first else { return nil }
      let document = first.document
      let palette = Palette(
        theme: first.theme.theme, appearance: document.appearance, contrast: document.contrast,
        tint: document.tint?.value)
      do {
        return try palette.color(reference)
      } catch {
        throw .engine("--background: the theme has no such color")
      }
    }
  }

  private func translate(
    _ document: MockupDocument, _ strings: StringTable, policy: RenderOptions.MissingPolicy,
    diagnostics: inout Diagnostics
  ) -> MockupDocument {
    let (translated, missing) = strings.translate(document)
    if let severity = policy.severity {
      for text in missing {
        diagnostics.report(severity, at: text.location, "the table of strings has no translation of “\(text.value)”")
      }
    }
    return translated
  }

  private func report(
    _ missing: [LayoutTree.MissingCharacter], _ policy: RenderOptions.MissingPolicy, in source: Source,
    _ diagnostics: inout Diagnostics
  ) {
    for face in engine.takeMissingFaces() {
      if let damage = engine.damage(of: face) {
        diagnostics.report(at: .root, damage.description)
        continue
      }
      diagnostics.report(
        .warning, at: .root,
        "the typeface \(face.family) (\(face.fileName)) is missing; install the Debian package \(face.package)")
    }
    guard let severity = policy.severity, !missing.isEmpty else { return }
    let root = JSONReading(source.bytes).root
    for character in missing {
      let scalar = character.scalar
      let number = String(scalar.value, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: max(0, 4 - number.utf8.count)) + number
      diagnostics.report(
        severity, at: root?.location(at: character.path) ?? .root,
        "no typeface has the character “\(scalar)” (\(code))")
    }
  }
}

/// One picture of a document, with everything about it decided.
struct ResolvedPart {
  var document: MockupDocument
  var caption: String?
  var path: DocumentPath
  var theme: LoadedTheme
  var mockup: ResolvedMockup
}

/// A document on its way, before its layout.
struct ResolvedDocument {
  var document: MockupDocument
  var parts: [ResolvedPart]
  var images: ImageLibrary
  var diagnostics: Diagnostics
}

/// A document on its way, after its layout.
struct PreparedMockup {
  var document: MockupDocument
  /// The pictures that it is drawn as, at least one.
  var parts: [ResolvedPart]
  var tree: LayoutTree
  var images: ImageLibrary
  var findings: [Diagnostic]
}

extension RenderOptions.MissingPolicy {
  /// How bad it is; `nil` where nothing is to be said.
  fileprivate var severity: Diagnostic.Severity? {
    switch self {
    case .warn: .warning
    case .error: .error
    case .ignore: nil
    }
  }
}
