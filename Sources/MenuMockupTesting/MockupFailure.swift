/// Why a test of a picture fails.
struct MockupFailure: Error, Hashable {
  /// A picture that shows what is wrong.
  struct Picture: Hashable {
    /// The name of its file.
    var name: String
    var bytes: [UInt8]
  }

  /// What is wrong: a line, and perhaps more lines that explain it.
  var message: String
  /// What was expected, what is drawn now and how they differ, as far as there is something to see.
  var pictures: [Picture]

  init(_ message: String, pictures: [Picture] = []) {
    self.message = message
    self.pictures = pictures
  }
}
