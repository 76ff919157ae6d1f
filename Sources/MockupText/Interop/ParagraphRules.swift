import CMockupHarfBuzz

/// Pango's knowledge of paragraphs: which way characters run, and where lines may break. Nothing is known without Pango.
enum ParagraphRules {
  /// Where a line may break, character by character.
  struct Break {
    /// Whether a new line may start with this character.
    var isAllowed: Bool
    /// Whether a hyphen has to be shown when it does.
    var needsHyphen: Bool
  }

  /// The embedding level of each character (Unicode Annex 9); even levels read from left to right.
  static func levels(of text: [UInt8], isRightToLeft: Bool) -> [UInt8] {
    guard let pango = PangoLibrary.shared, let length = Int32(exactly: text.count), length > 0 else { return [] }
    var base = isRightToLeft ? PangoLibrary.rightToLeft : PangoLibrary.leftToRight
    return text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let levels = pango.embeddingLevels(characters.baseAddress, length, &base) else { return [] }
        defer { g_free(levels) }
        return Array(UnsafeBufferPointer(start: levels, count: g_utf8_strlen(characters.baseAddress, Int(length))))
      }
    }
  }

  /// Where lines may break before each character (Unicode Annex 14, and the rules of the language).
  static func breaks(in text: [UInt8], language: String) -> [Break] {
    guard let pango = PangoLibrary.shared, let length = Int32(exactly: text.count), length > 0 else { return [] }
    return text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        let count = g_utf8_strlen(characters.baseAddress, Int(length))
        var attributes = Array(repeating: chb_character(), count: count + 1)
        pango.attributes(
          characters.baseAddress, length, -1, pango.language(language), &attributes, Int32(clamping: attributes.count))
        return attributes.indices.map { index in
          Break(
            isAllowed: chb_may_break_before(&attributes[index]) != 0,
            needsHyphen: chb_break_needs_hyphen(&attributes[index]) != 0)
        }
      }
    }
  }
}
