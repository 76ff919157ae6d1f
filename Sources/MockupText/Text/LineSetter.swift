import MockupScene

struct LineSetter {
  let paragraph: Paragraph
  let request: TextRequest
  let store: FontStore
  let setter: RunSetter

  /// The tolerance in points before a line counts as too long.
  private static let slack = 1e-6

  func set() -> ShapedText {
    let singleLine = line(paragraph.text.indices)
    guard let limit = request.maximumWidth, !limit.isNaN, singleLine.width > limit + Self.slack else {
      return ShapedText(lines: [singleLine], isTruncated: false)
    }
    return broken(limit: limit)
  }

  private func broken(limit: Double) -> ShapedText {
    let breaker = makeBreaker()
    let maximum = request.maximumLines.map { max(1, $0) } ?? .max
    var lines: [ShapedLine] = []
    var start = 0
    while start < breaker.count {
      if lines.count == maximum - 1 {
        let rest = line(breaker.offset(of: start)..<paragraph.text.count)
        if rest.width <= limit + Self.slack { return ShapedText(lines: lines + [rest], isTruncated: false) }
        return ShapedText(lines: lines + [truncatedLine(from: start, limit: limit, breaker)], isTruncated: true)
      }
      let (line, next) = nextLine(from: start, limit: limit, breaker)
      lines.append(line)
      start = next
    }
    return ShapedText(lines: lines, isTruncated: false)
  }

  private func nextLine(from start: Int, limit: Double, _ breaker: LineBreaker) -> (ShapedLine, next: Int) {
    var maximum = breaker.count
    while true {
      let end = breaker.end(from: start, limit: limit, hyphenWidth: hyphen.width, maximum: maximum)
      let line = line(breaker.offset(of: start)..<end.offset, suffix: end.needsHyphen ? hyphen : nil)
      if line.width <= limit + Self.slack || end.next <= start + 1 { return (line, end.next) }
      maximum = end.next - 1
    }
  }

  private func truncatedLine(from start: Int, limit: Double, _ breaker: LineBreaker) -> ShapedLine {
    let ellipsis = suffix("…")
    var maximum = breaker.count
    while true {
      let end = breaker.truncatedEnd(from: start, limit: limit, ellipsisWidth: ellipsis.width, maximum: maximum)
      let line = line(breaker.offset(of: start)..<end.offset, suffix: ellipsis)
      if line.width <= limit + Self.slack || end.next <= start { return line }
      maximum = end.next - 1
    }
  }

  private func line(_ range: Range<Int>, suffix: GlyphRun? = nil) -> ShapedLine {
    if suffix == nil, range == paragraph.text.indices, paragraph.runs.count == 1, let only = paragraph.runs.first {
      // Fast path for most lines of a menu.
      let run = setter.set(only, of: paragraph.text, request: request)
      return ShapedLine(width: run.width, runs: [run], text: paragraph.characters)
    }
    let pieces = paragraph.runs(in: range)
    var levels = pieces.map { $0.level }
    if suffix != nil { levels.append(request.isRightToLeft ? 1 : 0) }
    var x = 0.0
    var runs: [GlyphRun] = []
    runs.reserveCapacity(levels.count)
    for index in RunOrder.visual(levels) {
      let run: GlyphRun? =
        index < pieces.count ? setter.set(pieces[index], of: paragraph.text, request: request) : suffix
      guard var run else { continue }
      run.origin = Point(x: x, y: 0)
      x += run.width
      runs.append(run)
    }
    var text = range == paragraph.text.indices ? paragraph.characters : ""
    if text.isEmpty { text = String(decoding: paragraph.text[range], as: UTF8.self) }
    return ShapedLine(width: x, runs: runs, text: text + (suffix?.text ?? ""))
  }

  private var hyphen: GlyphRun { suffix("\u{2010}") }

  /// Sets a character at the end of a line in the direction of the paragraph.
  private func suffix(_ sign: Character) -> GlyphRun {
    var chooser = FaceChooser(store: store, request: request, hanForms: "")
    let bytes = Array(String(sign).utf8)
    let run = TextRun(
      range: bytes.indices, typeface: chooser.base(), script: .common, level: request.isRightToLeft ? 1 : 0,
      isPlain: true)
    return setter.set(run, of: bytes, request: request)
  }

  private func makeBreaker() -> LineBreaker {
    var advances = Array(repeating: 0.0, count: paragraph.text.count)
    for run in paragraph.runs { setter.measure(run, of: paragraph.text, request: request, into: &advances) }
    return LineBreaker(paragraph, advances: advances, language: request.language)
  }
}
