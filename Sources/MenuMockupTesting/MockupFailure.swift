package struct MockupFailure: Error, Hashable {
  package struct Image: Hashable {
    var name: String
    var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// A summary line, and optional lines of detail.
  package var message: String
  /// The expected image, the actual one, and their difference, as far as each exists.
  var images: [Image]

  package init(_ message: String, images: [Image] = []) {
    self.message = message
    self.images = images
  }
}
