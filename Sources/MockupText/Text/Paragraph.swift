import MockupScene

/// A text divided into runs that can be shaped separately.
struct Paragraph {
  /// The text without trailing white space; line breaks and tabs become spaces.
  let characters: String
  let text: [UInt8]
  /// The runs in reading order.
  let runs: [TextRun]
  /// Characters without a glyph in any typeface.
  let missingCharacters: [Unicode.Scalar]
  /// Needed but missing typefaces.
  let missingFaces: [Typeface]
  /// Whether text direction had to be analyzed.
  let mayTurn: Bool

  init(_ request: TextRequest, store: FontStore) {
    characters = Self.cleaned(request.text)
    text = Array(characters.utf8)
    // The built-in typeface has all ASCII characters; a family named by a theme may not.
    if !request.isRightToLeft, request.family == nil, text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      var chooser = FaceChooser(store: store, request: request, hanForms: "")
      let typeface = chooser.base()
      let hasLetters = text.contains { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
      let run = TextRun(
        range: text.indices, typeface: typeface, script: hasLetters ? .latin : .common, level: 0, isPlain: true)
      runs = text.isEmpty ? [] : [run]
      missingCharacters = []
      missingFaces = chooser.missingFaces
      mayTurn = false
    } else {
      mayTurn = request.isRightToLeft || characters.unicodeScalars.contains(where: Self.mayTurnText)
      let levels = mayTurn ? ParagraphRules.levels(of: text, isRightToLeft: request.isRightToLeft) : []
      (runs, missingCharacters, missingFaces) = Self.analyze(characters, text, levels, request, store)
    }
  }

  func runs(in range: Range<Int>) -> [TextRun] {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return runs[low...].prefix { $0.range.lowerBound < range.upperBound }.compactMap { $0.clamped(to: range) }
  }

  /// Divides any text.
  ///
  /// - Parameter levels: The embedding level of each scalar; empty if all run in the text's direction.
  private static func analyze(
    _ characters: String, _ text: [UInt8], _ levels: [UInt8], _ request: TextRequest, _ store: FontStore
  ) -> ([TextRun], [Unicode.Scalar], [Typeface]) {
    var clusters: [Cluster] = []
    var offset = 0
    for character in characters {
      let end = offset + character.utf8.count
      clusters.append(Cluster(range: offset..<end, scalars: Array(character.unicodeScalars), script: .common))
      offset = end
    }
    ScriptResolver.resolve(&clusters)
    let forms = HanLanguage.forms(language: request.language, scripts: clusters.lazy.map { $0.script })
    var chooser = FaceChooser(store: store, request: request, hanForms: forms)

    var runs: [TextRun] = []
    var scalarIndex = 0
    for cluster in clusters {
      let level = levels.indices.contains(scalarIndex) ? levels[scalarIndex] : (request.isRightToLeft ? 1 : 0)
      scalarIndex += cluster.scalars.count
      let typeface = chooser.face(for: cluster, after: runs.last?.typeface)
      let isPlain = cluster.scalars.count == 1 && cluster.scalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x300 }
      if let last = runs.last, last.typeface == typeface, last.script == cluster.script, last.level == level {
        runs[runs.count - 1].range = last.range.lowerBound..<cluster.range.upperBound
        runs[runs.count - 1].isPlain = last.isPlain && isPlain
      } else {
        runs.append(
          TextRun(range: cluster.range, typeface: typeface, script: cluster.script, level: level, isPlain: isPlain))
      }
    }
    return (runs, chooser.missingCharacters, chooser.missingFaces)
  }

  /// Whether a character may run from right to left or change the direction of others.
  private static func mayTurnText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x590: false
    case 0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// Replaces line breaks and tabs with spaces and trims the end.
  private static func cleaned(_ text: String) -> String {
    var isClean = true
    for byte in text.utf8 where byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 {
      isClean = false
      break
    }
    var result = text
    if !isClean {
      result = ""
      for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0, 0x09...0x0D, 0x85, 0x2028, 0x2029: result.unicodeScalars.append(" ")
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    // Checking the last byte first saves most texts the search for the last character.
    while result.utf8.last.map({ $0 <= 0x20 || $0 >= 0x7F }) == true, let last = result.last, Cluster.isTrimmed(last) {
      result.removeLast()
    }
    return result
  }
}
