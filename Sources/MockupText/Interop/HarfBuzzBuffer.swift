import CMockupHarfBuzz

/// A reusable HarfBuzz buffer for shaping runs of text.
final class HarfBuzzBuffer {
  /// A shaped glyph in font units, with y pointing upward.
  struct Item {
    var glyph: UInt32
    /// The start of its characters, in bytes from the start of the whole text.
    var cluster: Int
    var advance: Int32
    var xOffset: Int32
    var yOffset: Int32
  }

  /// The optional features of a font to disable. Features that scripts require stay enabled.
  struct Rules: OptionSet {
    let rawValue: UInt8
    /// Disables ligatures, because tracking separates letters.
    static let noLigatures = Rules(rawValue: 1)
    /// Disables contextual alternates: Inter draws `->` as an arrow and `4x4` with a multiplication sign, but an image
    /// must show the text as entered.
    static let noAlternates = Rules(rawValue: 2)
    /// Skips composition and fractions, because the text has no combining marks and no fraction slash.
    static let noComposition = Rules(rawValue: 4)
  }

  private let buffer: OpaquePointer?
  /// The last language and its HarfBuzz value, to avoid a lookup per run.
  private var language: (tag: String, native: OpaquePointer?) = ("", nil)

  init() { buffer = hb_buffer_create() }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes a range of a text and passes on each glyph, from left to right.
  func shape(
    _ text: [UInt8], _ range: Range<Int>, with face: HarfBuzzFace, script: Script, language tag: String,
    isRightToLeft: Bool, rules: Rules, each: (Item) -> Void
  ) {
    guard let length = Int32(exactly: text.count), range.lowerBound >= 0, range.upperBound <= text.count else { return }
    if language.native == nil || language.tag != tag { language = (tag, hb_language_from_string(tag, -1)) }
    hb_buffer_clear_contents(buffer)
    text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        hb_buffer_add_utf8(buffer, $0.baseAddress, length, UInt32(range.lowerBound), Int32(range.count))
      }
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script.native)
    hb_buffer_set_language(buffer, language.native)
    let features = Self.features[Int(rules.rawValue)]
    features.withUnsafeBufferPointer { hb_shape(face.font, buffer, $0.baseAddress, UInt32($0.count)) }

    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return }
    for index in 0..<Int(count) {
      each(
        Item(
          glyph: infos[index].codepoint, cluster: Int(infos[index].cluster), advance: positions[index].x_advance,
          xOffset: positions[index].x_offset, yOffset: positions[index].y_offset))
    }
  }

  /// The features for each set of rules, indexed by raw value.
  private static let features: [[hb_feature_t]] = (0..<8).map { (raw: UInt8) in
    let rules = Rules(rawValue: raw)
    var names: [String] = []
    if rules.contains(.noLigatures) { names += ["liga=0", "clig=0", "dlig=0"] }
    if rules.contains(.noAlternates) { names.append("calt=0") }
    if rules.contains(.noComposition) { names += ["ccmp=0", "frac=0", "numr=0", "dnom=0"] }
    return names.map { name in
      var feature = hb_feature_t()
      hb_feature_from_string(name, -1, &feature)
      return feature
    }
  }
}
