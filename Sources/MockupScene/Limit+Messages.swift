extension Limit {
  /// The bound with its unit, as in `16 MiB`.
  package var amount: String { bound.unit.amount(most) }

  /// What somebody is told who has more, as in `a symbol's file: at most 256 KiB`.
  package var message: String { "\(bound.subject): at most \(amount)" }

  /// What the error says that somebody gets who has more, or what happens where that is no error.
  package var outcome: Outcome {
    switch self {
    case .jsonBytes: .error("the file is larger than \(most >> 20) MiB")
    case .jsonDepth: .error("lists and objects are nested more than \(most) levels deep")
    case .items: .error("a document has at most \(most) items and options, frames included")
    case .frames: .error("expected a list of at most \(most)")
    case .framesBytes: .error("the document is too large for so many frames")
    case .argumentFileDepth: .error("files of arguments name each other")
    case .setPictures: .error("the set has more than \(most) pictures")
    case .themeLength: .error("expected a number from 0 to \(most)")
    case .themeMenuWidth, .themeHostSide: .error("expected a number from 40 to \(most)")
    case .themeTextSize: .error("expected a number from 1 to \(most)")
    case .imageSide, .imagePixels: .error("pixels are too many (\(message))")
    case .pngTextBytes: .error("is too long: at most \(most) bytes are read")
    case .comparedPixels: .error("pixels; at most \(most) in all are read")
    case .pictureSide: .error("pixels; at most \(most) a row are read")
    case .interlacedBytes: .error("pixels; at most \(most) bytes are read")
    case .differencePixels: .error("pixels; at most \(most) in all are drawn")
    case .typefaceTables: .error("its list of tables is cut off")
    case .xmlDepth: .error("elements are nested more than \(most) deep")
    case .xmlElements: .error("there are more than \(most) elements")
    case .importedDepth: .error("menus and groups are nested more than \(most) deep")
    case .swiftLists: .error("lists are nested deeper than is read")
    case .swiftNesting: .error("this is nested deeper than is read")
    case .tableTexts: .error("the table has more texts than are read")
    case .swiftWeight: .error("the file has more than is read")
    case .swiftTotalWeight: .error("the sources have more together than is read at once: name fewer")
    case .sourcesBytes: .error("the sources are larger together than is read at once: name fewer")
    case .swiftWork: .error("the menus lead to more together than is looked at: name fewer files")
    case .swiftParsedWeight: .error("the menus lead into more than is read at once: name fewer")
    case .swiftSeconds: .error("took more than \(amount): name fewer files")
    case .swiftMemory: .error("took more than \(amount) of memory: name fewer files")
    case .swiftAnswerBytes: .error("found more than is read (\(amount)): name fewer files")
    case .swiftChain, .swiftExpressions, .swiftDepth, .swiftElements, .swiftHeldWeight:
      .other("what goes on there is told as not known")
    case .swiftItems: .other("the first are drawn")
    case .pluralVariables: .other("the others are left as they are written")
    case .sourceFolderDepth: .other("folders further down are not looked through")
    case .diagnostics: .other("the first are told")
    case .requestHeadBytes: .other("the request is refused with the status 413")
    case .previewConnections: .other("the connection is closed")
    case .previewDocuments, .previewFolders, .previewFolderDepth: .other("the first are shown")
    case .buildRequestBytes: .other("the request is cut off there, and answered as one that is no JSON")
    case .symbolNameBytes, .symbolNameParts, .composedEdges, .composedPieces: .other("the symbol counts as unknown")
    case .typefaceBytes, .typefacesInFile, .typefaceNames, .fontFolderDepth, .fontFolderEntries:
      .other("the typeface counts as missing")
    case .pdfTables, .pdfRuns, .pdfDictionaryBytes, .pdfObjects: .other("the PDF counts as one that holds no document")
    case .textBytes, .themeChain, .number, .symbolBytes, .symbolDepth, .symbolSteps, .symbolNumber, .symbolReach,
      .imageBytes, .pictureBytes, .sourceBytes, .sourceFiles, .pictureLength, .pictureWidth, .picturePixels,
      .animationPixels, .pageStates:
      .error(message)
    }
  }

  /// What becomes of something that is larger than its bound.
  package enum Outcome: Hashable, Sendable {
    /// An error, which has these words in it.
    case error(String)
    /// No error, but what is said here.
    case other(String)
  }

  /// The words of the error that somebody gets who has more.
  package var error: String {
    switch outcome {
    case .error(let words), .other(let words): words
    }
  }

  /// All bounds as a table in Markdown, for `Documentation/Limits.md`.
  package static var table: String {
    let rows = allCases.map { limit in
      "| `\(limit.rawValue)` | \(limit.bound.subject) | \(limit.amount) | \(limit.bound.reason) | \(limit.result) |"
    }
    return (["| name | what | at most | because | else |", "| --- | --- | --- | --- | --- |"] + rows).joined(
      separator: "\n")
  }

  /// What becomes of something larger, in Markdown.
  private var result: String {
    switch outcome {
    case .error(let words): "error: `\(words)`"
    case .other(let words): words
    }
  }
}

extension Limit.Unit {
  /// A number of these, for people.
  fileprivate func amount(_ number: Int) -> String {
    switch self {
    case .count: Self.grouped(number)
    case .bytes: Self.bytes(number)
    case .seconds: "\(Self.grouped(number)) seconds"
    case .levels: "\(Self.grouped(number)) levels"
    case .pixels: "\(Self.grouped(number)) pixels"
    case .points: "\(Self.grouped(number)) points"
    case .units: "\(Self.grouped(number)) units"
    }
  }

  /// Bytes in the largest unit that leaves a whole number.
  private static func bytes(_ number: Int) -> String {
    var (number, unit) = (number, "bytes")
    for larger in ["KiB", "MiB", "GiB"] where number >= 1024 && number % 1024 == 0 {
      (number, unit) = (number / 1024, larger)
    }
    return "\(grouped(number)) \(unit)"
  }

  /// A number with a comma before each three digits.
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}
