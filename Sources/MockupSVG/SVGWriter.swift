public import MockupScene

/// Writes scenes as SVG files.
///
/// A file depends only on the scene, the options, and the glyphs. It is self-contained: no scripts, typefaces, or
/// external resources; pixels only for images and color emoji. It can stand alone or share an HTML page with others,
/// because its generated ids and classes begin with a hash of its content.
///
/// Each ``Scene/Scene/Group`` with a name becomes a `<g>` with that name as its `id`. Characters that XML names forbid
/// are written as `_xHHHH_`, and repeated names get the suffix `_2`, `_3`, … Groups with a layer name become layers that
/// design tools show by that name: `Sort_By`, and `Sort_By/symbol` for a part of it.
///
/// A writer caches glyphs, so use one for many images. It is not thread-safe.
public final class SVGWriter {
  private let store: GlyphStore

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - outline: Returns the outline of a glyph.
  ///   - typefaceName: Returns the name of a typeface.
  ///   - encodePNG: Encodes a raster as PNG.
  public convenience init(
    outline: @escaping GlyphOutlining, typefaceName: @escaping (Typeface) -> TypefaceName,
    encodePNG: @escaping (Raster) -> [UInt8]
  ) {
    self.init(store: GlyphStore(outline: outline, typefaceName: typefaceName, encodePNG: encodePNG))
  }

  package init(store: GlyphStore) {
    self.store = store
  }

  /// Returns the SVG file of a scene, in UTF-8.
  public func write(_ scene: Scene, options: SVGOptions = SVGOptions()) -> [UInt8] {
    store.beginImage()
    let size = Self.size(of: scene, and: options.dark)
    var body = SVGBodyWriter(store: store, textMode: options.text)
    if options.isDecoration {
      body.namesLayers = false
      var counting = body
      counting.shared = SharedPaths()
      counting.write(scene, dark: options.dark, size: size)
      body.shared = counting.shared.map(SharedPaths.init(counted:))
    }
    body.write(scene, dark: options.dark, size: size)

    var file = Markup()
    let metadataSize = options.metadata.reduce(0) { $0 + $1.bytes.count / 3 * 4 + 100 }
    file.reserve(body.markup.bytes.count + body.definitions.markup.bytes.count + 4096 + metadataSize)
    Self.appendHead(of: scene, size: size, isDecoration: options.isDecoration, to: &file)
    body.styles.append(to: &file, selector: options.darkSelector)
    if !body.definitions.markup.isEmpty {
      file.append("<defs>\n")
      file.append(body.definitions.markup)
      file.append("</defs>\n")
    }
    file.append(body.markup)
    file.fill(
      with: options.isDecoration ? Self.shortLabel(names: body.names) : Self.label(for: file, names: body.names))
    file.append(options.metadata)
    file.append("</svg>\n")
    return file.bytes
  }

  private static func size(of scene: Scene, and dark: Scene?) -> Size {
    guard let dark else { return scene.size }
    return Size(
      width: max(scene.size.width, dark.size.width), height: max(scene.size.height, dark.size.height))
  }

  /// Writes the start tag of the root, the title, and the description.
  private static func appendHead(of scene: Scene, size: Size, isDecoration: Bool, to file: inout Markup) {
    if isDecoration {
      appendHead(ofDecoration: size, to: &file)
      return
    }
    file.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    file.append(size.width)
    file.append("\" height=\"")
    file.append(size.height)
    file.append("\" viewBox=\"0 0 ")
    file.append(list: [size.width, size.height])
    file.append("\" role=\"img\"")
    if !scene.title.isEmpty {
      file.append(" aria-labelledby=\"")
      file.append(label: "title")
      file.append("\"")
    }
    if !scene.description.isEmpty {
      file.append(" aria-describedby=\"")
      file.append(label: "desc")
      file.append("\"")
    }
    if !scene.language.isEmpty {
      file.append(" lang=\"")
      file.append(escaping: scene.language)
      file.append("\"")
    }
    // Scenes draw all lines with round ends and joins; the root sets both once for all elements.
    file.append(" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n")
    if !scene.title.isEmpty {
      file.append("<title id=\"")
      file.append(label: "title")
      file.append("\"")
      append(language: scene.titleLanguage, to: &file)
      file.append(">")
      file.append(escaping: scene.title)
      file.append("</title>\n")
    }
    if !scene.description.isEmpty {
      file.append("<desc id=\"")
      file.append(label: "desc")
      file.append("\"")
      append(language: scene.descriptionLanguage, to: &file)
      file.append(">")
      file.append(escaping: scene.description)
      file.append("</desc>\n")
    }
  }

  /// Writes the start tag of the root for an image in a page.
  ///
  /// Chromium fits a standalone SVG to whole points, which squeezes it slightly if its sides are fractional. Within a
  /// page it does not, so the view box reproduces the squeeze.
  private static func appendHead(ofDecoration size: Size, to file: inout Markup) {
    // Browsers lay out in units of 1/64 point.
    let known = Size(width: (size.width * 64).rounded(.down) / 64, height: (size.height * 64).rounded(.down) / 64)
    let viewport = Size(width: max(1, known.width.rounded()), height: max(1, known.height.rounded()))
    let scale = min(known.width / size.width, known.height / size.height)
    let (scaleX, scaleY) = (scale * viewport.width / known.width, scale * viewport.height / known.height)
    let x = (known.width - size.width * scale) / 2 * viewport.width / known.width / scaleX
    let y = (known.height - size.height * scale) / 2 * viewport.height / known.height / scaleY
    let box = [-x, -y, viewport.width / scaleX, viewport.height / scaleY].map { number in
      let rounded = (number * 1e9).rounded() / 1e9
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    file.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    file.append(viewport.width)
    file.append("\" height=\"")
    file.append(viewport.height)
    file.append("\" viewBox=\"")
    file.append(escaping: box.joined(separator: " "))
    file.append("\" preserveAspectRatio=\"none\" aria-hidden=\"true\"")
    file.append(" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n")
  }

  /// Appends the language of an element for HTML and for XML, if it differs from the image's.
  private static func append(language: String?, to file: inout Markup) {
    guard let language else { return }
    file.append(" lang=\"")
    file.append(escaping: language)
    file.append("\" xml:lang=\"")
    file.append(escaping: language)
    file.append("\"")
  }

  /// Returns a short label for the only image of a page, which has very many ids.
  private static func shortLabel(names: GroupNames) -> [UInt8] {
    var label = "x"
    while names.contains(prefix: label + "-") { label += "x" }
    return Array(label.utf8)
  }

  /// Returns a label that no group's `id` begins with.
  private static func label(for file: Markup, names: GroupNames) -> [UInt8] {
    var hash = file.hash
    while names.contains(prefix: String(decoding: hash.label, as: UTF8.self) + "-") { hash = hash.next }
    return hash.label
  }
}
