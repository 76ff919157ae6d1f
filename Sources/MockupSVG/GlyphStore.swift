package import MockupScene

/// A cache of glyphs as SVG text, shared by all images of a writer.
///
/// Glyphs are stored in units of the em, so one text serves all sizes. Caching never changes the output.
package final class GlyphStore {
  /// Units per em.
  ///
  /// 2000 is a multiple of what most typefaces have (1000), keeps every outline exact to 0.00025 em, and makes short
  /// factors of the usual sizes: 17 points are 0.0085 per unit.
  static let unitsPerEm = 2000.0

  /// The default capacity in bytes.
  static let defaultLimit = 4 << 20

  enum Form {
    case nothing
    case path([UInt8])
    case image([UInt8])
  }

  /// A glyph and its typeface in one number, because each glyph of each image is looked up.
  private struct Key: Hashable {
    let packed: UInt64

    init(_ glyph: UInt32, _ typeface: Typeface) {
      packed = UInt64(UInt32(truncatingIfNeeded: typeface.index)) << 32 | UInt64(glyph)
    }

    /// An index into ``GlyphStore/recent`` that few glyphs of a text share.
    var bucket: Int { Int(truncatingIfNeeded: (packed &* 0x9E37_79B9_7F4A_7C15) &>> 54) }
  }

  private let outline: GlyphOutlining
  private let typefaceName: (Typeface) -> TypefaceName
  private let encodePNG: (Raster) -> [UInt8]
  private let limit: Int
  private var slots: [Key: Int] = [:]
  /// The slots used last, indexed by ``Key/place``. A lookup in a dictionary would dominate the time.
  private var recent = emptyBuckets
  private var forms: [Form] = []
  private var byteCount = 0

  /// - Parameter limit: Above this number of bytes, the store is emptied before the next image.
  package init(
    outline: @escaping GlyphOutlining, typefaceName: @escaping (Typeface) -> TypefaceName,
    encodePNG: @escaping (Raster) -> [UInt8], limit: Int = defaultLimit
  ) {
    self.outline = outline
    self.typefaceName = typefaceName
    self.encodePNG = encodePNG
    self.limit = limit
  }

  package var count: Int { forms.count }

  /// Empties the store if it is above its limit, which invalidates all slots.
  func beginImage() {
    guard byteCount > limit else { return }
    slots.removeAll()
    recent = Self.emptyBuckets
    forms.removeAll()
    byteCount = 0
  }

  /// Returns the slot of a glyph, valid until the next call of ``beginImage()``.
  func slot(of glyph: UInt32, in typeface: Typeface) -> Int {
    let key = Key(glyph, typeface)
    if let known = recent[key.bucket], known.key == key { return known.slot }
    let slot = slots[key] ?? add(glyph, of: typeface, key)
    recent[key.bucket] = (key, slot)
    return slot
  }

  private func add(_ glyph: UInt32, of typeface: Typeface, _ key: Key) -> Int {
    let form = form(of: glyph, in: typeface)
    slots[key] = forms.count
    forms.append(form)
    byteCount += form.byteCount + MemoryLayout<Key>.size
    return forms.count - 1
  }

  private static let emptyBuckets = [(key: Key, slot: Int)?](repeating: nil, count: 1 << 10)

  func form(at slot: Int) -> Form {
    forms.indices.contains(slot) ? forms[slot] : .nothing
  }

  func name(of typeface: Typeface) -> TypefaceName {
    typefaceName(typeface)
  }

  /// Returns a raster as a `data:` URL.
  func address(of raster: Raster) -> [UInt8] {
    Array("data:image/png;base64,".utf8) + Base64.encode(encodePNG(raster))
  }

  private func form(of glyph: UInt32, in typeface: Typeface) -> Form {
    var markup = Markup()
    switch outline(glyph, typeface) {
    case .empty: return .nothing
    case .path(let path):
      guard !path.isEmpty else { return .nothing }
      markup.append(path, unitsPerEm: Self.unitsPerEm)
      return .path(markup.bytes)
    case .raster(let raster, let rect):
      let scale = Self.unitsPerEm
      markup.append(
        Rect(x: rect.x * scale, y: rect.y * scale, width: rect.width * scale, height: rect.height * scale))
      markup.append(" preserveAspectRatio=\"none\" href=\"")
      markup.append(bytes: address(of: raster))
      markup.append("\"")
      return .image(markup.bytes)
    }
  }
}

extension GlyphStore.Form {
  fileprivate var byteCount: Int {
    switch self {
    case .nothing: 0
    case .path(let bytes), .image(let bytes): bytes.count
    }
  }
}
