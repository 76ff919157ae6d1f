package import MockupScene

extension Limit {
  package static let ofPreview: [Limit] = [
    .requestHeadBytes, .previewConnections, .previewDocuments, .previewFolders, .previewFolderDepth,
  ]

  package static let requestHeadBytes = Limit(
    "requestHeadBytes", of: "header of a request to the preview page", 16 << 10, .bytes,
    because: "a browser sends a few hundred bytes", else: .other("the request is rejected with status 413"))

  package static let previewConnections = Limit(
    "previewConnections", of: "connections to the preview page", 2000, .count,
    because: "each needs an open file; a browser uses six", else: .other("the connection is closed"))

  package static let previewDocuments = Limit(
    "previewDocuments", of: "documents on the preview page", 10_000, .count,
    because: "each has a line in the list", else: .other("the first ones are shown"))

  package static let previewFolders = Limit(
    "previewFolders", of: "folders of documents for the preview", 4000, .count,
    because: "the system watches each of them", else: .other("the first ones are shown"))

  package static let previewFolderDepth = Limit(
    "previewFolderDepth", of: "nested folders for the preview", 12, .levels,
    because: "the folder may be a whole disk", else: .other("the first ones are shown"))
}
