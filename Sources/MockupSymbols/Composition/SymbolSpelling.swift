enum SymbolSpelling {
  private static let replacements: [(from: [Substring], to: [Substring])] = [
    (["document"], ["doc"]), (["text", "document"], ["doc", "text"]), (["text", "page"], ["doc", "text"]),
    (["lefthalf", "fill"], ["lefthalf", "filled"]), (["righthalf", "fill"], ["righthalf", "filled"]),
    (["tophalf", "fill"], ["tophalf", "filled"]), (["bottomhalf", "fill"], ["bottomhalf", "filled"]),
    (["arrow", "trianglehead", "2", "clockwise", "rotate", "90"], ["arrow", "triangle", "2", "circlepath"]),
    (["arrow", "trianglehead", "2", "counterclockwise", "rotate", "90"], ["arrow", "triangle", "2", "circlepath"]),
    (["arrow", "trianglehead", "2", "clockwise"], ["arrow", "triangle", "2", "circlepath"]),
    (["arrow", "trianglehead", "2", "counterclockwise"], ["arrow", "triangle", "2", "circlepath"]),
    (["clock", "arrow", "trianglehead", "counterclockwise", "rotate", "90"], ["clock", "arrow", "circlepath"]),
    (["clock", "arrow", "trianglehead", "2", "counterclockwise", "rotate", "90"], ["clock", "arrow", "circlepath"]),
    (["clock", "arrow", "trianglehead", "clockwise", "rotate", "90"], ["clock", "arrow", "circlepath"]),
    (["clock", "arrow", "2", "circlepath"], ["clock", "arrow", "circlepath"]),
    (["arrow", "trianglehead", "swap"], ["arrow", "triangle", "swap"]),
    (["arrow", "trianglehead", "pull"], ["arrow", "triangle", "pull"]),
    (["arrow", "trianglehead", "branch"], ["arrow", "triangle", "branch"]),
    (["arrow", "trianglehead", "merge"], ["arrow", "triangle", "merge"]),
    (["arrow", "trianglehead"], ["arrow"]), (["line", "horizontal", "3"], ["line", "3", "horizontal"]),
    (["text", "justifyleft"], ["text", "justify", "left"]), (["pointer", "arrow"], ["cursorarrow"]),
    (["person", "crop"], ["person"]), (["shield", "checkmark"], ["checkmark", "shield"]),
    (["shield", "exclamationmark"], ["exclamationmark", "shield"]), (["macbook"], ["laptopcomputer"]),
    (["line", "dashed"], []), (["crop", "square"], ["square"]), (["tip", "crop", "circle"], ["tip", "circle"]),
    (["on", "rectangle", "angled"], ["on", "rectangle"]),
    (["backward"], ["left"]), (["forward"], ["right"]), (["leading"], ["left"]), (["trailing"], ["right"]),
    (["left"], ["backward"]), (["right"], ["forward"]), (["left"], ["leading"]), (["right"], ["trailing"]),
    (["mail"], ["envelope"]), (["smiley"], ["face", "smiling"]),
    (["shield", "half", "filled"], ["shield"]), (["text", "bubble", "right"], ["text", "bubble"]),
    (["filled"], ["fill"]), (["gear"], ["gearshape"]), (["rectangle", "portrait"], ["rectangle"]),
    (["rectangle", "grid", "2x2"], ["square", "grid", "2x2"]), (["speaker", "zzz"], ["speaker"]),
  ]

  /// Name parts with little visual effect: scripts, older devices, slight rotations.
  private static let passed: Set<Substring> = [
    "ar", "hi", "he", "ja", "ko", "th", "zh", "rtl", "my", "km", "bn", "gu", "kn", "ml", "mr", "or", "pa", "ta", "te",
    "sat", "si", "mni", "el", "ru", "gen1", "gen2", "gen3", "homebutton", "angled", "alt", "compact", "inverse",
    "landscape", "portrait", "traditional", "mini",
  ]

  /// Returns alternative spellings, the closest first.
  static func others(of parts: [Substring]) -> [[Substring]] {
    var result: [[Substring]] = []
    for (from, to) in replacements where parts.count >= from.count {
      var copy = parts
      var index = 0
      var isChanged = false
      while index + from.count <= copy.count {
        if copy[index..<index + from.count].elementsEqual(from) {
          copy.replaceSubrange(index..<index + from.count, with: to)
          index += to.count
          isChanged = true
        } else {
          index += 1
        }
      }
      if isChanged, !copy.isEmpty, copy != parts, !result.contains(copy) { result.append(copy) }
    }
    let rest = parts.filter { !passed.contains($0) }
    if rest.count < parts.count, !rest.isEmpty { result.append(rest) }
    return result
  }
}
