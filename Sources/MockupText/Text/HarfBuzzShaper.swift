public import MockupScene

/// Requirements of texts that a machine may not meet.
public struct TextNeeds: Sendable {
  /// The typefaces whose files are missing, in the catalog's order.
  public var missingFaces: [FontFace]
}

/// Shapes text with HarfBuzz, with directions and line breaks by Pango; create one per worker.
///
/// The result depends only on the request and the font files, not on earlier requests or on the system's fonts and
/// settings. Nothing is rounded, so the width is the same at every scale and proportional to the font size.
public final class HarfBuzzShaper: TextShaping {
  private struct Answer {
    var text: ShapedText
    var missingFaces: [Typeface]
  }

  /// The cache limit in bytes. A menu makes about 15 requests of one kilobyte each.
  private static let mostBytes = 6_000_000

  private let store: FontStore
  private let setter: RunSetter
  private var answers = RecentValues<TextRequest, Answer>(capacity: mostBytes)
  private var missing: Set<Typeface> = []

  /// Creates a shaper for the typefaces of a store.
  public init(store: FontStore) {
    self.store = store
    setter = RunSetter(store: store)
  }

  /// Shapes a text.
  public func shape(_ request: TextRequest) -> ShapedText {
    let answer = answers.value(for: request, cost: Self.bytes) { makeAnswer(request) }
    if !answer.missingFaces.isEmpty { missing.formUnion(answer.missingFaces) }
    return answer.text
  }

  /// Returns the requirements of all texts since the last call.
  public func takeNeeds() -> TextNeeds {
    defer { missing = [] }
    return TextNeeds(missingFaces: missing.sorted { $0.index < $1.index }.compactMap(store.catalog.face))
  }

  private func makeAnswer(_ request: TextRequest) -> Answer {
    var request = request
    if !(request.size.isFinite && request.size >= 0) { request.size = 0 }
    if !request.tracking.isFinite { request.tracking = 0 }
    let paragraph = Paragraph(request, store: store)
    let lines = LineSetter(paragraph: paragraph, request: request, store: store, setter: setter)
    var text = lines.set()
    text.missingCharacters = paragraph.missingCharacters
    return Answer(text: text, missingFaces: paragraph.missingFaces)
  }

  /// Returns the approximate size of an answer and its request.
  private static func bytes(_ answer: Answer) -> Int {
    var sum = 512
    for line in answer.text.lines.indices {
      sum += 64
      for run in answer.text.lines[line].runs.indices {
        let (text, glyphs) = (answer.text.lines[line].runs[run].text, answer.text.lines[line].runs[run].glyphs)
        sum += 128 + 2 * text.utf8.count + glyphs.count * MemoryLayout<Glyph>.stride
      }
    }
    return sum
  }
}
