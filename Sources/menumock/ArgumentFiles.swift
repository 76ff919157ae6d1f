import MenuMockup
import MockupFiles
import MockupScene

enum ArgumentFiles {
  /// Returns the arguments with each `@FILE` replaced by the arguments in the file. `@-` reads standard input; `@@`
  /// escapes a leading `@`.
  static func expand(_ arguments: [String], depth: Int = 0) throws(Failure) -> [String] {
    var result: [String] = []
    for argument in arguments {
      if argument.hasPrefix("@@") {
        result.append(String(argument.dropFirst()))
        continue
      }
      guard argument.hasPrefix("@"), argument.utf8.count > 1 else {
        result.append(argument)
        continue
      }
      let path = String(argument.dropFirst())
      guard depth < Limit.argumentFileDepth.maximum else {
        throw Failure(message: "\(path): \(Limit.argumentFileDepth.error)", status: .badInput)
      }
      let bytes = try CommandInput.read(path, atMost: .pictureBytes)
      result += try expand(words(in: String(decoding: bytes, as: UTF8.self)), depth: depth + 1)
    }
    return result
  }

  /// Splits text at white space that is neither quoted nor escaped by a backslash.
  static func words(in text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let complete = word { words.append(complete) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}
