struct MockupFailure: Error, Hashable {
  struct Picture: Hashable {
    var name: String
    var bytes: [UInt8]
  }

  /// A summary line, and optional lines of detail.
  var message: String
  /// The expected image, the actual one, and their difference, as far as each exists.
  var pictures: [Picture]

  init(_ message: String, pictures: [Picture] = []) {
    self.message = message
    self.pictures = pictures
  }
}
