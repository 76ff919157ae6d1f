public import MockupScene

/// Sets text with HarfBuzz in the typefaces of a catalog; directions and line breaks are Pango's.
///
/// Make one for each worker. What comes out depends on the request and the font files only: not on what was set
/// before, nor on the fonts and settings of the system. Nothing is rounded, so a text is as long at every scale,
/// and twice as long at twice the size.
public final class HarfBuzzShaper: TextShaping {
  /// What the answers that are kept may take up, in bytes. A menu asks for some 15 of a kilobyte each.
  private static let mostBytes = 6_000_000

  private let store: FontStore
  private let setter: RunSetter
  private var answers = RecentValues<TextRequest, ShapedText>(capacity: mostBytes)

  /// A text setter with the typefaces of a store.
  public init(store: FontStore) {
    self.store = store
    setter = RunSetter(store: store)
  }

  /// Sets a text.
  public func shape(_ request: TextRequest) -> ShapedText {
    answers.value(for: request, cost: Self.bytes) { makeAnswer(request) }
  }

  private func makeAnswer(_ request: TextRequest) -> ShapedText {
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

  /// About what an answer takes up with its request, in bytes.
  private static func bytes(_ answer: ShapedText) -> Int {
    var sum = 512
    for line in answer.lines.indices {
      sum += 64
      for run in answer.lines[line].runs.indices {
        let (text, glyphs) = (answer.lines[line].runs[run].text, answer.lines[line].runs[run].glyphs)
        sum += 128 + 2 * text.utf8.count + glyphs.count * MemoryLayout<Glyph>.stride
      }
    }
    return sum
  }
}
