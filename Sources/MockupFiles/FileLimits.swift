package import MockupScene

extension Limit {
  package static let ofFiles: [Limit] = [.argumentFileDepth, .pictureBytes]

  /// Files of arguments that name one another.
  package static let argumentFileDepth = Limit(
    "argumentFileDepth", of: "files of arguments that name one another", 8, .levels,
    because: "more is a circle", else: .error("files of arguments name each other"))

  /// Bytes of a picture that is read by `diff`, `check` or `extract`.
  package static let pictureBytes = Limit(
    "pictureBytes", of: "a picture that is read", 1 << 30, .bytes,
    because: "it is held as a whole while it is compared")
}
