package import MockupScene

extension Limit {
  package static let ofPreview: [Limit] = [
    .requestHeadBytes, .previewConnections, .previewDocuments, .previewFolders, .previewFolderDepth,
  ]

  /// Bytes of the head of a request to the page of `preview`.
  package static let requestHeadBytes = Limit(
    "requestHeadBytes", of: "the head of a request to the page of preview", 16 << 10, .bytes,
    because: "a browser sends a few hundred bytes", else: .other("the request is refused with the status 413"))

  /// Connections to the page of `preview` at a time.
  package static let previewConnections = Limit(
    "previewConnections", of: "connections to the page of preview", 2000, .count,
    because: "each has a file open; a browser opens six", else: .other("the connection is closed"))

  /// Documents on the page of `preview`.
  package static let previewDocuments = Limit(
    "previewDocuments", of: "documents on the page of preview", 10_000, .count,
    because: "each has a line in its list", else: .other("the first are shown"))

  /// Folders that `preview` looks into.
  package static let previewFolders = Limit(
    "previewFolders", of: "folders of documents for preview", 4000, .count,
    because: "each is watched by the system", else: .other("the first are shown"))

  /// Folders inside each other that `preview` looks into.
  package static let previewFolderDepth = Limit(
    "previewFolderDepth", of: "folders inside each other for preview", 12, .levels,
    because: "a whole disk may be given", else: .other("the first are shown"))
}
