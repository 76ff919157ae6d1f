import PositionedJSON

/// Writes and updates `.strings` files; updates keep order, comments, and encoding.
enum StringsTextWriter {
  static let staleComment = "No longer used."
  private static let mark = "/* \(staleComment) */\n"

  /// Writes each text with its locations in a comment and an empty translation.
  static func new(_ texts: ExtractedTexts) -> [UInt8] {
    Array(texts.entries.map(entry).joined(separator: "\n").utf8)
  }

  /// Appends new texts at the end.
  static func merge(
    _ texts: ExtractedTexts, into file: TranslationFile
  ) throws(TranslationFile.Problem) -> (bytes: [UInt8], changes: TranslationFile.Changes) {
    var changes = TranslationFile.Changes()
    guard let language = file.languages.first else { return (file.bytes, changes) }
    let source: SourceText
    do throws(SourceText.Unreadable) {
      source = try SourceText(path: file.path, bytes: file.bytes)
    } catch {
      throw TranslationFile.Problem(diagnostics: [error.diagnostic])
    }
    let bytes = Array(source.text.utf8)
    guard bytes.first(where: { $0 > 0x20 }) != UInt8(ascii: "<") else {
      let problem = SourceText.Unreadable(
        "property lists can be read, not written", at: FileLocation(path: file.path, line: 1))
      throw TranslationFile.Problem(diagnostics: [problem.diagnostic])
    }
    var edits = TextEdits(bytes)
    let lines = LineStarts(bytes)
    let marked = Array(mark.utf8)
    for key in language.keys {
      guard let offset = lines.offset(of: key.location.position, in: bytes) else { continue }
      switch (texts.uses(key.value), language.stale.contains(key.value)) {
      case (false, false):
        edits.insert(mark, at: offset)
        changes.stale += 1
      case (true, true):
        changes.revived += 1
        let start = offset - marked.count
        if start >= 0, bytes[start..<offset].elementsEqual(marked) { edits.replace(start..<offset, with: "") }
      case (true, false), (false, true): break
      }
    }
    let added = texts.absent(from: language.table)
    changes.added = added.count
    if !added.isEmpty {
      let end = isBraced(bytes) ? bytes.lastIndex(of: UInt8(ascii: "}")) ?? bytes.count : bytes.count
      let isNewLine = end == 0 || bytes[end - 1] == 0x0A
      let gap = end == 0 ? "" : isNewLine ? "\n" : "\n\n"
      edits.insert(gap + added.map(entry).joined(separator: "\n"), at: end)
    }
    return (encoded(edits.result, as: file.bytes), changes)
  }

  private static func entry(_ entry: ExtractedTexts.Entry) -> String {
    var note = entry.locations.joined(separator: "\n   ")
    if !entry.ids.isEmpty { note = "id \(entry.ids.joined(separator: ", "))\n   " + note }
    return "/* \(note.replacing("*/", with: "* /")) */\n\(quoted(entry.text)) = \"\";\n"
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\U" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func isBraced(_ bytes: [UInt8]) -> Bool {
    bytes.last { $0 > 0x20 } == UInt8(ascii: "}") && bytes.contains(UInt8(ascii: "{"))
  }

  private static func encoded(_ text: [UInt8], as file: [UInt8]) -> [UInt8] {
    if file.starts(with: [0xEF, 0xBB, 0xBF]) { return [0xEF, 0xBB, 0xBF] + text }
    let isLittleEndian = file.starts(with: [0xFF, 0xFE])
    guard isLittleEndian || file.starts(with: [0xFE, 0xFF]) else { return text }
    return [UInt16(0xFEFF)].flatMap { halves($0, isLittleEndian) }
      + String(decoding: text, as: UTF8.self).utf16.flatMap { halves($0, isLittleEndian) }
  }

  private static func halves(_ unit: UInt16, _ isLittleEndian: Bool) -> [UInt8] {
    let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
    return isLittleEndian ? [low, high] : [high, low]
  }
}

private struct LineStarts {
  private var starts = [0]

  init(_ bytes: [UInt8]) {
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
  }

  /// The byte offset of a position whose column counts Unicode scalars; `nil` after the end.
  func offset(of position: SourcePosition, in bytes: [UInt8]) -> Int? {
    let line = Int(position.line) - 1
    guard starts.indices.contains(line) else { return nil }
    var offset = starts[line]
    for _ in 1..<max(1, Int(position.column)) {
      guard offset < bytes.count else { return nil }
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }
}
