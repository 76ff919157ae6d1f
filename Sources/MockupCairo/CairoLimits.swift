package import MockupScene

extension Limit {
  package static let ofCairo: [Limit] = [
    .imageSide, .jpegScans, .imageSeconds, .imageMemory, .pdfTables, .pdfRuns, .pdfDictionaryBytes, .pdfObjects,
    .pictureWidth,
  ]

  package static let imageSide = Limit(
    "imageSide", of: "a side of an image", 32_767, .pixels,
    because: "Cairo's maximum", else: .error("pixels; at most {amount} per side"))

  package static let jpegScans = Limit(
    "jpegScans", of: "scans of a JPEG", 100, .count,
    because: "each passes over all pixels; programs write about ten",
    else: .error("the JPEG has more than {most} scans"))

  package static let imageSeconds = Limit(
    "imageSeconds", of: "time to decode an image in the helper process", 5, .seconds,
    because: "the largest photo needs a second", else: .error("decoding took more than {amount}"))

  package static let imageMemory = Limit(
    "imageMemory", of: "memory to decode an image in the helper process, besides its pixels", 200 << 20, .bytes,
    because: "a drawing of 10,000 paths needs a tenth of that",
    else: .error("decoding took more than {amount} of memory"))

  package static let pdfTables = Limit(
    "pdfTables", of: "cross-reference tables of a PDF", 64, .count,
    because: "each update of a file adds one", else: .other("the PDF is treated as one without a document"))

  package static let pdfRuns = Limit(
    "pdfRuns", of: "sections of a cross-reference table in a PDF", 4096, .count,
    because: "a picture has a few dozen objects", else: .other("the PDF is treated as one without a document"))

  package static let pdfDictionaryBytes = Limit(
    "pdfDictionaryBytes", of: "size of a dictionary in a PDF", 1 << 16, .bytes,
    because: "a dictionary of attachments has a few hundred bytes",
    else: .other("the PDF is treated as one without a document"))

  package static let pdfObjects = Limit(
    "pdfObjects", of: "object numbers in a PDF", 8_388_607, .count,
    because: "the format's maximum", else: .other("the PDF is treated as one without a document"))

  package static let pictureWidth = Limit(
    "pictureWidth", of: "the width of a PNG, and the height of an APNG", 32_767, .pixels, because: "Cairo's maximum",
    else: .error("the limit is {amount}"))
}
