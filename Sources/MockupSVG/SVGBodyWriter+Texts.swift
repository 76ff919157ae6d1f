import MockupScene

extension SVGBodyWriter {
  /// Writes a run as references to its glyphs, in units of the em.
  mutating func writeOutlines(of run: GlyphRun, color: Color, dark: Color?) {
    // Positions are divided by the rounded factor, so that rounding does not move glyphs.
    let factor = Double(Markup.multiple(run.size / GlyphStore.unitsPerEm, of: 1_000_000)) / 1_000_000
    guard factor > 0 else { return }
    var hasBegun = false
    for glyph in run.glyphs {
      guard let number = definitions.glyph(glyph.id, in: run.typeface) else { continue }
      if !hasBegun {
        hasBegun = true
        begin("<g")
        append(color, dark: dark, as: .fill)
        markup.append(" transform=\"matrix(")
        markup.append(factor: factor)
        markup.append(" 0 0 ")
        markup.append(factor: factor)
        markup.append(" ")
        markup.append(run.origin.x)
        markup.append(" ")
        markup.append(run.origin.y)
        markup.append(")\">")
      }
      markup.append("<use href=\"#????????-g", labelAt: 12)
      markup.append(integer: number)
      append(unit: glyph.offset.x / factor, as: "\" x=\"")
      append(unit: glyph.offset.y / factor, as: "\" y=\"")
      markup.append("\"/>")
    }
    if hasBegun { markup.append("</g>\n") }
  }

  /// Ends an attribute and appends another one in units of the em, with one decimal; omits it if the value is 0.
  private mutating func append(unit value: Double, as attribute: StaticString) {
    let tenths = Markup.multiple(value, of: 10)
    guard tenths != 0 else { return }
    markup.append(attribute)
    markup.append(tenths, decimals: 1)
  }

  /// Adds a run to the line of text before it if it continues there; otherwise begins a line.
  mutating func append(_ run: GlyphRun, color: Color, dark: Color?) {
    guard run.size > 0, !run.text.isEmpty else { return }
    if textLine?.append(run, color: color, dark: dark) == true { return }
    endText()
    textLine = TextLine(runs: [run], color: color, dark: dark, identifier: takeIdentifier())
  }

  /// Writes the last line as characters: one element, with a span for each typeface if it has several.
  mutating func endText() {
    guard let line = textLine, let first = line.runs.first else { return }
    textLine = nil
    markup.append("<text")
    append(identifier: line.identifier)
    append(line.color, dark: line.dark, as: .fill)
    markup.append(" x=\"")
    markup.append(first.isRightToLeft ? first.origin.x + line.width / 2 : first.origin.x)
    markup.append("\" y=\"")
    markup.append(first.origin.y)
    markup.append("\" textLength=\"")
    markup.append(line.width)
    // Stretching the glyphs, too, keeps joined letters joined.
    if !line.isEvenlySpaced { markup.append("\" lengthAdjust=\"spacingAndGlyphs") }
    // The middle is the same position for viewers with and without support for `direction`.
    if first.isRightToLeft { markup.append("\" text-anchor=\"middle\" direction=\"rtl\" unicode-bidi=\"embed") }
    markup.append("\"")
    if line.hasSignificantWhitespace { markup.append(" xml:space=\"preserve\"") }
    if line.runs.count == 1 { appendFont(of: first) }
    markup.append(">")
    for run in line.runs {
      if line.runs.count > 1 {
        markup.append("<tspan")
        appendFont(of: run)
        markup.append(">")
      }
      markup.append(escaping: run.text)
      if line.runs.count > 1 { markup.append("</tspan>") }
    }
    markup.append("</text>\n")
  }

  private mutating func appendFont(of run: GlyphRun) {
    let name = store.name(of: run.typeface)
    markup.append(" font-family=\"")
    append(family: name.family)
    markup.append("\" font-size=\"")
    markup.append(run.size)
    if name.weight != 400 {
      markup.append("\" font-weight=\"")
      markup.append(integer: name.weight)
    }
    if run.tracking != 0 {
      markup.append("\" letter-spacing=\"")
      markup.append(run.tracking)
    }
    markup.append("\"")
  }

  /// Appends a font list that begins with a family, quoted if CSS requires it.
  private mutating func append(family: String) {
    let isPlain = family.utf8.allSatisfy { byte in
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: " "): true
      default: false
      }
    }
    if isPlain {
      markup.append(escaping: family)
    } else {
      markup.append("'")
      markup.append(escaping: String(family.filter { $0 != "'" && $0 != "\\" }))
      markup.append("'")
    }
    markup.append(", system-ui, sans-serif")
  }
}

/// Runs that continue each other on one baseline.
struct TextLine {
  private(set) var runs: [GlyphRun]
  let color: Color
  let dark: Color?
  /// The `id` of the element.
  let identifier: String?

  /// In points.
  var width: Double { runs.reduce(0) { $0 + $1.width } }

  var isEvenlySpaced: Bool { runs.allSatisfy { $0.hasGlyphForEachCharacter } }

  /// Returns whether the run continues the line; runs from right to left are separate lines.
  mutating func append(_ run: GlyphRun, color: Color, dark: Color?) -> Bool {
    guard let last = runs.last, color == self.color, dark == self.dark, !last.isRightToLeft, !run.isRightToLeft,
      last.origin.y == run.origin.y, abs(last.origin.x + last.width - run.origin.x) < 0.01
    else { return false }
    runs.append(run)
    return true
  }

  /// Whether white space would be lost at the beginning, at the end, or next to other white space.
  var hasSignificantWhitespace: Bool {
    var isAfterSpace = true
    for run in runs {
      for byte in run.text.utf8 {
        let isSpace = byte == UInt8(ascii: " ")
        if isSpace, isAfterSpace { return true }
        isAfterSpace = isSpace
      }
    }
    return isAfterSpace
  }
}

extension GlyphRun {
  /// Whether glyphs and characters correspond one to one.
  fileprivate var hasGlyphForEachCharacter: Bool {
    guard !isRightToLeft else { return false }
    var position = 0
    var cluster = 0
    for scalar in text.unicodeScalars {
      guard position < glyphs.count, glyphs[position].cluster == cluster, scalar.isIsolated else { return false }
      position += 1
      cluster += UTF8.width(scalar)
    }
    return position == glyphs.count
  }
}

extension Unicode.Scalar {
  /// Whether the character is one UTF-16 unit, the unit of SVG positions, and belongs to a script whose letters neither
  /// join nor combine: Latin, Greek, Cyrillic, Armenian, symbols, and East Asian scripts.
  fileprivate var isIsolated: Bool {
    switch value {
    case 0x20..<0x300, 0x370..<0x483, 0x48A..<0x590, 0x1E00..<0x2000, 0x2010..<0x2028, 0x2030..<0x2060,
      0x20A0..<0x20D0, 0x2100..<0x302A, 0x3030..<0x3099, 0x309B..<0xA4D0, 0xAC00..<0xD7A4, 0xFF00..<0xFFF0:
      true
    default: false
    }
  }
}
