package import MockupScene

extension Limit {
  package static let ofCairo: [Limit] = [
    .imageSide, .jpegScans, .imageSeconds, .imageMemory, .pdfTables, .pdfRuns, .pdfDictionaryBytes, .pdfObjects,
    .pictureWidth,
  ]

  /// Pixels or user units of a foreign image a side.
  package static let imageSide = Limit(
    "imageSide", of: "a side of an image", 32_767, .pixels,
    because: "Cairo's maximum", else: .error("pixels are too many ({message})"))

  /// Scans of a JPEG.
  package static let jpegScans = Limit(
    "jpegScans", of: "scans of a JPEG", 100, .count,
    because: "each passes over all pixels; programs write about ten",
    else: .error("the JPEG has more than {most} scans"))

  /// CPU time of one job.
  package static let imageSeconds = Limit(
    "imageSeconds", of: "time to decode an image in the helper process", 5, .seconds,
    because: "the largest photo needs a second", else: .error("decoding took more than {amount}"))

  /// In bytes, beyond the pixels.
  package static let imageMemory = Limit(
    "imageMemory", of: "memory to decode an image in the helper process, besides its pixels", 200 << 20, .bytes,
    because: "a drawing of 10,000 paths needs a tenth of that",
    else: .error("decoding took more than {amount} of memory"))

  /// Objects' tables of a PDF, each of an update of the file.
  package static let pdfTables = Limit(
    "pdfTables", of: "cross-reference tables of a PDF", 64, .count,
    because: "each update of a file adds one", else: .other("the PDF counts as one without a document"))

  /// Runs of numbers in a table of a PDF.
  package static let pdfRuns = Limit(
    "pdfRuns", of: "sections of a cross-reference table in a PDF", 4096, .count,
    because: "a picture has a few dozen objects", else: .other("the PDF counts as one without a document"))

  /// Bytes of a dictionary of a PDF.
  package static let pdfDictionaryBytes = Limit(
    "pdfDictionaryBytes", of: "size of a dictionary in a PDF", 1 << 16, .bytes,
    because: "a dictionary of attachments has a few hundred bytes",
    else: .other("the PDF counts as one without a document"))

  /// Numbers of objects in a PDF.
  package static let pdfObjects = Limit(
    "pdfObjects", of: "object numbers in a PDF", 8_388_607, .count,
    because: "the format's maximum", else: .other("the PDF counts as one without a document"))

  /// Pixels of a picture that is drawn, from left to right.
  package static let pictureWidth = Limit(
    "pictureWidth", of: "the width of the PNG", 32_767, .pixels, because: "Cairo's maximum")
}
