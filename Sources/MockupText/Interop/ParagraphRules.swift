import CMockupPango

/// Text direction and line breaks, by Pango.
enum ParagraphRules {
  struct Break {
    /// Whether a line may start with this character.
    var isAllowed: Bool
    /// Whether a line that ends before this character needs a hyphen.
    var needsHyphen: Bool
  }

  /// Returns the embedding level of each character (Unicode Annex 9); even levels run from left to right.
  static func levels(of text: [UInt8], isRightToLeft: Bool) -> [UInt8] {
    guard let length = Int32(exactly: text.count), length > 0 else { return [] }
    var base = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    return text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let levels = pango_log2vis_get_embedding_levels(characters.baseAddress, length, &base) else { return [] }
        defer { g_free(levels) }
        return Array(UnsafeBufferPointer(start: levels, count: g_utf8_strlen(characters.baseAddress, Int(length))))
      }
    }
  }

  /// Returns the line break properties of each character (Unicode Annex 14 and rules of the language).
  static func breaks(in text: [UInt8], language: String) -> [Break] {
    guard let length = Int32(exactly: text.count), length > 0 else { return [] }
    return text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        let count = g_utf8_strlen(characters.baseAddress, Int(length))
        var attributes = Array(repeating: PangoLogAttr(), count: count + 1)
        pango_get_log_attrs(
          characters.baseAddress, length, -1, pango_language_from_string(language), &attributes,
          Int32(clamping: attributes.count))
        return attributes.map { Break(isAllowed: $0.is_line_break != 0, needsHyphen: $0.break_inserts_hyphen != 0) }
      }
    }
  }
}
