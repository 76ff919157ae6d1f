package import MockupScene

extension Limit {
  package static let ofCairo: [Limit] = [
    .imageSide, .pdfTables, .pdfRuns, .pdfDictionaryBytes, .pdfObjects, .pictureWidth,
  ]

  /// Pixels or user units of a foreign image a side.
  package static let imageSide = Limit(
    "imageSide", of: "a side of an image", 32_767, .pixels,
    because: "Cairo paints nothing that is longer", else: .error("pixels are too many ({message})"))

  /// Objects' tables of a PDF, each of an update of the file.
  package static let pdfTables = Limit(
    "pdfTables", of: "tables of objects in a PDF", 64, .count,
    because: "each update of a file adds one", else: .other("the PDF counts as one that holds no document"))

  /// Runs of numbers in a table of a PDF.
  package static let pdfRuns = Limit(
    "pdfRuns", of: "runs of numbers in a table of a PDF", 4096, .count,
    because: "a picture has a few dozen objects", else: .other("the PDF counts as one that holds no document"))

  /// Bytes of a dictionary of a PDF.
  package static let pdfDictionaryBytes = Limit(
    "pdfDictionaryBytes", of: "a dictionary in a PDF", 1 << 16, .bytes,
    because: "one that names attachments has a few hundred",
    else: .other("the PDF counts as one that holds no document"))

  /// Numbers of objects in a PDF.
  package static let pdfObjects = Limit(
    "pdfObjects", of: "numbers of objects in a PDF", 8_388_607, .count,
    because: "the format has no more", else: .other("the PDF counts as one that holds no document"))

  /// Pixels of a picture that is drawn, from left to right.
  package static let pictureWidth = Limit(
    "pictureWidth", of: "the width of the PNG", 32_767, .pixels, because: "Cairo paints no longer row")
}
