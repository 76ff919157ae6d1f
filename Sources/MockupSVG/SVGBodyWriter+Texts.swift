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
        markup.append("<g")
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

  /// Writes a run as characters.
  ///
  /// If each glyph is one character that does not join its neighbors, each gets a position. Otherwise the whole run
  /// gets one position and its length.
  mutating func writeText(of run: GlyphRun, color: Color, dark: Color?) {
    guard run.size > 0, !run.text.isEmpty else { return }
    let name = store.name(of: run.typeface)
    markup.append("<text")
    append(color, dark: dark, as: .fill)
    if run.hasGlyphForEachCharacter {
      markup.append(" x=\"")
      markup.append(list: run.glyphs.lazy.map { run.origin.x + $0.offset.x })
      markup.append("\" y=\"")
      if run.glyphs.contains(where: { $0.offset.y != 0 }) {
        markup.append(list: run.glyphs.lazy.map { run.origin.y + $0.offset.y })
      } else {
        markup.append(run.origin.y)
      }
    } else {
      markup.append(" x=\"")
      markup.append(run.isRightToLeft ? run.origin.x + run.width / 2 : run.origin.x)
      markup.append("\" y=\"")
      markup.append(run.origin.y)
      markup.append("\" textLength=\"")
      markup.append(run.width)
      // Stretching the glyphs, too, keeps joined letters joined.
      markup.append("\" lengthAdjust=\"spacingAndGlyphs")
      // The middle is the same position for viewers with and without support for `direction`.
      if run.isRightToLeft { markup.append("\" text-anchor=\"middle\" direction=\"rtl\" unicode-bidi=\"embed") }
    }
    markup.append("\" font-family=\"")
    append(family: name.family)
    markup.append("\" font-size=\"")
    markup.append(run.size)
    if name.weight != 400 {
      markup.append("\" font-weight=\"")
      markup.append(integer: name.weight)
    }
    if run.hasSignificantWhitespace { markup.append("\" xml:space=\"preserve") }
    markup.append("\">")
    markup.append(escaping: run.text)
    markup.append("</text>\n")
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

  /// Whether white space would be lost at the beginning, at the end, or next to other white space.
  fileprivate var hasSignificantWhitespace: Bool {
    var isAfterSpace = true
    for byte in text.utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      if isSpace, isAfterSpace { return true }
      isAfterSpace = isSpace
    }
    return isAfterSpace
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
