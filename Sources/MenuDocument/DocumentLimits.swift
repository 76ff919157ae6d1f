package import MockupScene

extension Limit {
  package static let ofDocuments: [Limit] = [
    .items, .frames, .framesBytes, .pictureLength,
  ]

  package static let items = Limit(
    "items", of: "items and options of a document", 100_000, .count,
    because: "each needs a few kB until the picture is drawn",
    else: .error("a document has at most {amount} items and options, frames included"))

  package static let frames = Limit(
    "frames", of: "frames of a document", 100, .count,
    because: "each is a document, drawn next to the others",
    else: .error("expected a list of at most {most}"))

  package static let framesBytes = Limit(
    "framesBytes", of: "size of a document times its number of frames", 64 << 20, .bytes,
    because: "each frame is merged into the whole document",
    else: .error("the document is too large for its number of frames"))

  package static let pictureLength = Limit(
    "pictureLength", of: "a side of the picture", 10_000_000, .points,
    because: "longer lengths lose precision in a PDF", else: .error("the limit is {amount}"))
}
