public import MockupScene

/// Shapes text with HarfBuzz in the typefaces of a catalog; directions and line breaks are Pango's.
///
/// Create one per worker. The result depends only on the request and the font files, not on earlier requests or on the
/// fonts and settings of the system. Nothing is rounded, so widths are independent of the scale and proportional to the
/// size.
public final class HarfBuzzShaper: TextShaping {
  /// The maximum size of cached results, in bytes. A menu needs about 15 of one kilobyte each.
  private static let maximumByteCount = 6_000_000

  private let store: FontStore
  private let setter: RunSetter
  private var cache = RecentValues<TextRequest, ShapedText>(capacity: maximumByteCount)

  /// Creates a shaper for the typefaces of a store.
  public init(store: FontStore) {
    self.store = store
    setter = RunSetter(store: store)
  }

  /// Shapes a text.
  public func shape(_ request: TextRequest) -> ShapedText {
    cache.value(for: request, cost: Self.bytes) { makeText(request) }
  }

  private func makeText(_ request: TextRequest) -> ShapedText {
    var request = request
    if !(request.size.isFinite && request.size >= 0) { request.size = 0 }
    if !request.tracking.isFinite { request.tracking = 0 }
    let paragraph = Paragraph(request, store: store)
    let lines = LineSetter(paragraph: paragraph, request: request, store: store, setter: setter)
    var text = lines.set()
    text.missingCharacters = paragraph.missingCharacters
    text.missingTypefaces = Set(paragraph.missingFaces)
    return text
  }

  /// The approximate size of a result with its request, in bytes.
  private static func bytes(_ shaped: ShapedText) -> Int {
    var sum = 512
    for line in shaped.lines.indices {
      sum += 64
      for run in shaped.lines[line].runs.indices {
        let (text, glyphs) = (shaped.lines[line].runs[run].text, shaped.lines[line].runs[run].glyphs)
        sum += 128 + 2 * text.utf8.count + glyphs.count * MemoryLayout<Glyph>.stride
      }
    }
    return sum
  }
}
