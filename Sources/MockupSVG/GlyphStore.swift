import MockupScene

/// What glyphs look like as SVG, kept from one picture to the next.
///
/// Glyphs are kept in units of their em, so that one text serves all sizes. What is kept never changes what a
/// picture looks like.
final class GlyphStore {
  /// Whole units in one em.
  ///
  /// 2000 is a multiple of what most typefaces have (1000), keeps every outline exact to 0.00025 em, and makes short
  /// factors of the usual sizes: 17 points are 0.0085 a unit.
  static let unitsPerEm = 2000.0

  /// The most bytes that are kept, usually.
  static let usualLimit = 4 << 20

  /// What a glyph is in the file.
  enum Form {
    /// A glyph that paints nothing.
    case nothing
    /// The data of a path.
    case path([UInt8])
    /// The attributes of an image.
    case image([UInt8])
  }

  /// A glyph of a typeface in one number, as each glyph of each picture is looked up.
  private struct Key: Hashable {
    let packed: UInt64

    init(_ glyph: UInt32, _ typeface: Typeface) {
      packed = UInt64(UInt32(truncatingIfNeeded: typeface.index)) << 32 | UInt64(glyph)
    }

    /// One of ``GlyphStore/recent``'s places, the same one for few of the glyphs of a text.
    var place: Int { Int(truncatingIfNeeded: (packed &* 0x9E37_79B9_7F4A_7C15) &>> 54) }
  }

  private let outliner: any GlyphOutlining
  private let encodePNG: (Raster) -> [UInt8]
  private let limit: Int
  private var slots: [Key: Int] = [:]
  /// The slots that were asked for last, each at its key's place: a table that hashes is slower than all else here.
  private var recent = emptyPlaces
  private var forms: [Form] = []
  private var byteCount = 0

  /// An empty store; when it holds more than `limit` bytes, all is forgotten before the next picture.
  init(outliner: any GlyphOutlining, encodePNG: @escaping (Raster) -> [UInt8], limit: Int = usualLimit) {
    self.outliner = outliner
    self.encodePNG = encodePNG
    self.limit = limit
  }

  /// How many glyphs are kept.
  var count: Int { forms.count }

  /// Makes room where too much is kept; slots from before are no longer valid.
  func beginPicture() {
    guard byteCount > limit else { return }
    slots.removeAll()
    recent = Self.emptyPlaces
    forms.removeAll()
    byteCount = 0
  }

  /// The place of a glyph in the store, valid until the next picture begins.
  func slot(of glyph: UInt32, in typeface: Typeface) -> Int {
    let key = Key(glyph, typeface)
    if let known = recent[key.place], known.key == key { return known.slot }
    let slot = slots[key] ?? add(glyph, of: typeface, key)
    recent[key.place] = (key, slot)
    return slot
  }

  private func add(_ glyph: UInt32, of typeface: Typeface, _ key: Key) -> Int {
    let form = form(of: glyph, in: typeface)
    slots[key] = forms.count
    forms.append(form)
    byteCount += form.byteCount + MemoryLayout<Key>.size
    return forms.count - 1
  }

  private static let emptyPlaces = [(key: Key, slot: Int)?](repeating: nil, count: 1 << 10)

  /// What is in a slot.
  func form(at slot: Int) -> Form {
    forms.indices.contains(slot) ? forms[slot] : .nothing
  }

  /// How a typeface is called.
  func name(of typeface: Typeface) -> TypefaceName {
    outliner.name(of: typeface)
  }

  /// A raster as a `data:` address.
  func address(of raster: Raster) -> [UInt8] {
    Array("data:image/png;base64,".utf8) + Base64.encode(encodePNG(raster))
  }

  private func form(of glyph: UInt32, in typeface: Typeface) -> Form {
    var markup = Markup()
    switch outliner.outline(of: glyph, in: typeface) {
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
  /// How much memory the text takes.
  fileprivate var byteCount: Int {
    switch self {
    case .nothing: 0
    case .path(let bytes), .image(let bytes): bytes.count
    }
  }
}
