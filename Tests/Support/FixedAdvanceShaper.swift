package import MockupScene

/// A text shaper without a typeface: each character is 0.6 em wide, East Asian characters and emoji 1 em.
///
/// Tests use it for exact layout on every machine. It breaks lines at spaces, and within a word only if the word is
/// longer than a line.
package struct FixedAdvanceShaper: TextShaping {
  /// Creates a shaper.
  package init() {}

  /// Shapes a text with fixed advances.
  package func shape(_ request: TextRequest) -> ShapedText {
    let characters = Array(request.text)
    let limit = request.maximumWidth ?? .infinity
    var rows: [[Character]] = []
    var rest = characters[...]
    while let row = Self.takeLine(from: &rest, limit: limit, request: request) { rows.append(row) }
    if rows.isEmpty { rows = [[]] }
    var isTruncated = false
    if let maximum = request.maximumLines, rows.count > max(1, maximum) {
      isTruncated = true
      let leading = rows.prefix(max(1, maximum) - 1)
      var last = rows.dropFirst(leading.count).joined(separator: [" "]).map { $0 }
      var widths = [0.0]
      for character in last { widths.append((widths.last ?? 0) + Self.advance(character, request)) }
      let ellipsis = Self.advance("…", request)
      while !last.isEmpty, widths[last.count] + ellipsis > limit { last.removeLast() }
      while last.last == " " { last.removeLast() }
      rows = leading + [last + ["…"]]
    }
    return ShapedText(lines: rows.map { Self.line($0, request) }, isTruncated: isTruncated)
  }

  private static func takeLine(
    from rest: inout ArraySlice<Character>, limit: Double, request: TextRequest
  ) -> [Character]? {
    while rest.first == " ", rest.startIndex > 0 { rest.removeFirst() }
    guard !rest.isEmpty else { return nil }
    var used = 0.0
    var end = rest.startIndex
    var lastSpace: Int?
    while end < rest.endIndex {
      let character = rest[end]
      if character == " " { lastSpace = end }
      let next = used + advance(character, request)
      if next > limit, character != " ", end > rest.startIndex {
        if let space = lastSpace, space > rest.startIndex { end = space }
        break
      }
      used = next
      end += 1
    }
    let line = Array(rest[rest.startIndex..<end])
    rest = rest[end...]
    return line
  }

  private static func advance(_ character: Character, _ request: TextRequest) -> Double {
    let isWide = character.unicodeScalars.first.map { $0.value >= 0x1100 && !(0x2000...0x2E7F).contains($0.value) }
    return (isWide == true ? 1 : 0.6) * request.size + request.tracking
  }

  private static func width(_ characters: [Character], _ request: TextRequest) -> Double {
    characters.reduce(0) { $0 + advance($1, request) }
  }

  private static func line(_ characters: [Character], _ request: TextRequest) -> ShapedLine {
    var visible = characters
    while visible.last == " " { visible.removeLast() }
    var x = 0.0
    var cluster = 0
    var glyphs: [Glyph] = []
    for character in visible {
      let id = character.unicodeScalars.first?.value ?? 0
      glyphs.append(Glyph(id: id, offset: Point(x: x, y: 0), cluster: cluster))
      x += advance(character, request)
      cluster += String(character).utf8.count
    }
    let text = String(visible)
    let run = GlyphRun(
      typeface: Typeface(index: 0), size: request.size, origin: .zero, width: x, glyphs: glyphs, text: text,
      isRightToLeft: request.isRightToLeft)
    return ShapedLine(width: x, runs: glyphs.isEmpty ? [] : [run], text: text)
  }
}
