/// Everything that is bounded: what, how much of it there may be, and why.
///
/// A bound is asked before anything is reserved, unpacked or opened for what it bounds. `Documentation/Limits.md` is made
/// from these values, and a bound that is not described here does not compile.
package enum Limit: String, CaseIterable, Hashable, Sendable {
  // Inputs
  /// Bytes of a document, manifest, theme, table of strings, request, or any other JSON.
  case jsonBytes
  /// Levels of lists and objects in JSON.
  case jsonDepth
  /// Bytes of a text of a document that is shown.
  case textBytes
  /// Items and options of a document, its frames included.
  case items
  /// Frames of a document.
  case frames
  /// Bytes of a document's frames, each counted as a document of its own.
  case framesBytes
  /// Diagnostics that are told of one file.
  case diagnostics
  /// Files of arguments that name one another.
  case argumentFileDepth
  /// Pictures of a set.
  case setPictures
  /// Bytes of a request of a build system.
  case buildRequestBytes
  /// Bytes of the head of a request to the page of `preview`.
  case requestHeadBytes
  /// Connections to the page of `preview` at a time.
  case previewConnections
  /// Documents on the page of `preview`.
  case previewDocuments
  /// Folders that `preview` looks into.
  case previewFolders
  /// Folders inside each other that `preview` looks into.
  case previewFolderDepth
  /// Theme files that extend one another.
  case themeChain
  /// A length of a theme: the height of a row, a radius, a margin.
  case themeLength
  /// The width of a theme's menus and questions.
  case themeMenuWidth
  /// Width and height of a theme's screens and windows.
  case themeHostSide
  /// The size of a theme's text, and the distance of its lines.
  case themeTextSize
  /// The distance from zero of a number of a document that is bounded by nothing else.
  case number
  /// Bytes of a symbol's file.
  case symbolBytes
  /// Groups inside each other in a symbol.
  case symbolDepth
  /// Steps of the pen in all shapes of a symbol.
  case symbolSteps
  /// The distance from zero of a number in a symbol's file.
  case symbolNumber
  /// The distance of a symbol's shapes from its grid, and the thickness of its lines, on a grid that is 24 units high.
  case symbolReach
  /// Bytes of a symbol's name that is composed.
  case symbolNameBytes
  /// Parts of a symbol's name that is composed.
  case symbolNameParts
  /// Edges of the shapes that a symbol is composed of.
  case composedEdges
  /// Pieces that the edges of a composed symbol are cut into.
  case composedPieces
  /// Bytes of a typeface's file.
  case typefaceBytes
  /// Tables of a typeface.
  case typefaceTables
  /// Typefaces of one file.
  case typefacesInFile
  /// Names that a typeface has for itself.
  case typefaceNames
  /// Folders inside each other in which typefaces are looked for.
  case fontFolderDepth
  /// Entries of a folder of typefaces that are looked at.
  case fontFolderEntries
  /// Bytes of a foreign image's file.
  case imageBytes
  /// Pixels or user units of a foreign image a side.
  case imageSide
  /// Pixels of a foreign image.
  case imagePixels
  /// Bytes of a picture that is read by `diff`, `check` or `extract`.
  case pictureBytes
  /// Bytes of all text of a PNG that is unpacked.
  case pngTextBytes
  /// Pixels of a PNG that is compared row by row.
  case comparedPixels
  /// Bytes of the unpacked samples of an interlaced PNG.
  case interlacedBytes
  /// Objects' tables of a PDF, each of an update of the file.
  case pdfTables
  /// Runs of numbers in a table of a PDF.
  case pdfRuns
  /// Bytes of a dictionary of a PDF.
  case pdfDictionaryBytes
  /// Numbers of objects in a PDF.
  case pdfObjects
  /// Bytes of a file of an application's sources that menus are imported from.
  case sourceBytes
  /// All files that menus are imported from.
  case sourcesBytes
  /// Elements inside each other in XML.
  case xmlDepth
  /// Elements of an XML document.
  case xmlElements
  /// Menus inside each other that are imported.
  case importedDepth
  /// Brackets, closures and types inside each other in a Swift source.
  case swiftNesting
  /// Words and signs of the Swift sources whose trees are held.
  case swiftHeldWeight
  /// Words and signs of Swift sources that are parsed, again and again where there is no room for their trees.
  case swiftParsedWeight
  /// Lists inside each other in a Swift source.
  case swiftLists
  /// Calls, members and operators behind one another in a Swift source.
  case swiftChain
  /// Words and signs of a Swift source, as they are counted for the room that its tree takes.
  case swiftWeight
  /// Words and signs of all Swift sources together.
  case swiftTotalWeight
  /// Expressions of Swift sources that are looked at for a menu.
  case swiftExpressions
  /// Expressions of Swift sources that are looked at for all menus, and their items.
  case swiftWork
  /// Expressions of Swift sources that lead to one another.
  case swiftDepth
  /// Elements of a list in Swift sources, and runs of a loop.
  case swiftElements
  /// Items of a menu of Swift sources.
  case swiftItems
  /// Seconds of processor time in which Swift sources are read.
  case swiftSeconds
  /// Bytes of memory that the reader of Swift sources takes.
  case swiftMemory
  /// Bytes that the reader of Swift sources writes.
  case swiftAnswerBytes
  /// Texts of a `.strings` file.
  case tableTexts
  /// Variables of a text with plural forms.
  case pluralVariables
  /// Files that a folder of sources is looked through for.
  case sourceFiles
  /// Folders inside each other that are looked through for sources.
  case sourceFolderDepth
  // Outputs
  /// Points of a picture a side.
  case pictureLength
  /// Pixels of a picture that is drawn, from left to right.
  case pictureWidth
  /// Pixels of a picture a side.
  case pictureSide
  /// Pixels of a picture.
  case picturePixels
  /// Pixels of all pictures of an animation.
  case animationPixels
  /// Pixels of the picture of a difference.
  case differencePixels
  /// States of a page in which a menu can be tried.
  case pageStates

  /// What is bounded, in what unit, by how much, and the reason.
  package var bound: (subject: String, most: Int, unit: Unit, reason: String) {
    switch self {
    case .jsonBytes:
      ("a JSON file or request", 16 << 20, .bytes, "a document of a hundred thousand items has a tenth of that")
    case .jsonDepth: ("nesting of lists and objects in JSON", 64, .levels, "readers go down the levels by recursion")
    case .textBytes:
      ("a text of a document", 64 << 10, .bytes, "a page of a book has a twentieth, and all of it is set to be cut off")
    case .items: ("items and options of a document", 100_000, .count, "each costs a few kB until the picture is drawn")
    case .frames: ("frames of a document", 100, .count, "each is a document of its own, drawn beside the others")
    case .framesBytes:
      ("a document's bytes times its frames", 64 << 20, .bytes, "each frame is merged into all of the document")
    case .diagnostics: ("errors and warnings that are told of a file", 1000, .count, "nobody reads more")
    case .argumentFileDepth:
      ("files of arguments that name one another", 8, .levels, "more is a circle")
    case .setPictures: ("pictures of a set", 2_000_000, .count, "each is planned before the first is drawn")
    case .buildRequestBytes:
      ("a request of a build system", 64 << 20, .bytes, "it names every file that an action may read")
    case .requestHeadBytes:
      ("the head of a request to the page of preview", 16 << 10, .bytes, "a browser sends a few hundred bytes")
    case .previewConnections:
      ("connections to the page of preview", 2000, .count, "each has a file open; a browser opens six")
    case .previewDocuments: ("documents on the page of preview", 10_000, .count, "each has a line in its list")
    case .previewFolders: ("folders of documents for preview", 4000, .count, "each is watched by the system")
    case .previewFolderDepth: ("folders inside each other for preview", 12, .levels, "a whole disk may be given")
    case .themeChain: ("themes that extend one another", 32, .count, "each is read before the one above it is whole")
    case .themeLength: ("a length of a theme", 1000, .points, "no part of a menu is as large as a screen")
    case .themeMenuWidth: ("the width of a theme's menus", 2000, .points, "several stand side by side on a picture")
    case .themeHostSide:
      ("a side of a theme's screens and windows", 4000, .points, "a screen of 8,000 pixels has two of them a point")
    case .themeTextSize:
      ("a size of a theme's text", 300, .points, "the largest accessibility size has a fifth of that")
    case .number: ("a number of a document", 1 << 50, .count, "differences and quotients of two stay exact and finite")
    case .symbolBytes: ("a symbol's file", 256 << 10, .bytes, "a symbol is a few lines")
    case .symbolDepth: ("groups inside each other in a symbol", 32, .levels, "drawings of one sign have two or three")
    case .symbolSteps:
      ("lines and curves of a symbol", 10_000, .count, "each is drawn along with a pen, again for each size and weight")
    case .symbolNumber:
      (
        "a number in a symbol's file", 1_000_000, .units,
        "sums and products of numbers that are larger lose their places"
      )
    case .symbolReach:
      (
        "what a symbol's shapes reach beyond its grid of 24 units, and its thickest line", 240, .units,
        "all of it is painted, at up to eight pixels a point"
      )
    case .symbolNameBytes:
      ("a name that a symbol is composed for", 96, .bytes, "the longest known one has half of that")
    case .symbolNameParts:
      ("parts of a name that a symbol is composed for", 12, .count, "each may be a modifier, and all ways are tried")
    case .composedEdges:
      ("edges of a composed symbol", 6000, .count, "each is compared with those beside it")
    case .composedPieces: ("pieces of a composed symbol's edges", 10_000, .count, "edges may all cross each other")
    case .typefaceBytes: ("a typeface's file", 256 << 20, .bytes, "the largest of Debian's have a tenth of that")
    case .typefaceTables: ("tables of a typeface", 256, .count, "there are not even a hundred kinds")
    case .typefacesInFile: ("typefaces in a file", 256, .count, "collections hold some forty")
    case .typefaceNames:
      ("names that a typeface has for itself", 4096, .count, "a few dozen in each of some forty languages")
    case .fontFolderDepth:
      ("folders inside each other with typefaces", 6, .levels, "packages go down three; links may lead in circles")
    case .fontFolderEntries:
      ("entries of a folder with typefaces", 50_000, .count, "a whole disk may be given as a folder of typefaces")
    case .imageBytes: ("an image's file", 64 << 20, .bytes, "it is held as a whole while it is unpacked")
    case .imageSide: ("a side of an image", 32_767, .pixels, "Cairo paints nothing that is longer")
    case .imagePixels: ("an image", 1 << 26, .pixels, "unpacked, each takes four bytes")
    case .pictureBytes: ("a picture that is read", 1 << 30, .bytes, "it is held as a whole while it is compared")
    case .pngTextBytes:
      (
        "the texts of a PNG that are unpacked", 1 << 25, .bytes,
        "a document has half of that, and text packs to a thousandth"
      )
    case .comparedPixels:
      ("a picture that is compared", 1 << 28, .pixels, "both are held as a whole, and a few kB can unpack to that")
    case .interlacedBytes:
      ("the pixels of an interlaced PNG", 1 << 28, .bytes, "their first row is complete when all have been unpacked")
    case .pdfTables: ("tables of objects in a PDF", 64, .count, "each update of a file adds one")
    case .pdfRuns: ("runs of numbers in a table of a PDF", 4096, .count, "a picture has a few dozen objects")
    case .pdfDictionaryBytes: ("a dictionary in a PDF", 1 << 16, .bytes, "one that names attachments has a few hundred")
    case .pdfObjects: ("numbers of objects in a PDF", 8_388_607, .count, "the format has no more")
    case .sourceBytes:
      ("a file of sources to import from", 16 << 20, .bytes, "the largest of public applications have a tenth of that")
    case .sourcesBytes:
      (
        "all files of sources together", 96 << 20, .bytes,
        "all are held at once; applications of 1,500 files have 30 MiB"
      )
    case .xmlDepth:
      ("elements inside each other in XML", 256, .levels, "views of an application are nested thirty deep")
    case .xmlElements: ("elements of an XML document", 1_000_000, .count, "each is held until all are read")
    case .importedDepth:
      ("menus and groups inside each other that are imported", 28, .levels, "JSON may be nested no deeper")
    case .swiftNesting:
      ("brackets inside each other in a Swift source", 96, .levels, "a parser calls itself for each")
    case .swiftLists:
      ("lists inside each other in a Swift source", 16, .levels, "a parser tries each in two ways, and what is inside")
    case .swiftChain:
      ("calls behind one another in a Swift source", 250, .count, "each is inside of the next, and a view has a dozen")
    case .swiftWeight:
      ("words and signs of a Swift source", 700_000, .count, "each takes up to 400 bytes in a tree")
    case .swiftTotalWeight:
      (
        "words and signs of all Swift sources together", 4_000_000, .count,
        "each is parsed twice; applications of 150,000 lines have 1,500,000"
      )
    case .swiftHeldWeight:
      ("words and signs of the Swift sources that one menu leads into", 850_000, .count, "their trees are held at once")
    case .swiftParsedWeight:
      (
        "words and signs of Swift sources that are parsed", 24_000_000, .count,
        "menus may lead into files in turn that have no room beside each other"
      )
    case .swiftExpressions:
      (
        "expressions that are looked at for a menu", 60_000, .count,
        "views may show each other twice, and the largest menus of applications need a tenth of that"
      )
    case .swiftWork:
      (
        "expressions that are looked at for all menus", 4_000_000, .count,
        "an item counts twenty; applications of a thousand files need a tenth of that"
      )
    case .swiftDepth:
      ("expressions that lead to one another", 90, .levels, "each is followed by recursion, and some lead in circles")
    case .swiftElements:
      ("elements of a list in a Swift source", 300, .count, "a loop may double a list as often as it runs")
    case .swiftItems:
      ("items of a menu of a Swift source", 2000, .count, "a loop in a loop makes as many as it likes")
    case .swiftSeconds:
      ("reading Swift sources", 120, .seconds, "applications of 150,000 lines take a fiftieth")
    case .swiftMemory:
      ("memory for reading Swift sources", 1 << 30, .bytes, "applications of 150,000 lines take a fifth")
    case .swiftAnswerBytes:
      ("what is found in Swift sources", 256 << 20, .bytes, "an item takes about 300")
    case .tableTexts:
      ("texts of a .strings file", 500_000, .count, "one of eight bytes takes five hundred; applications have 20,000")
    case .pluralVariables:
      ("variables of a text with plural forms", 32, .count, "they may name one another")
    case .sourceFiles: ("files of a folder of sources", 200_000, .count, "a whole disk may be given as a folder")
    case .sourceFolderDepth:
      ("folders inside each other with sources", 64, .levels, "links may lead in circles")
    case .pictureLength: ("a side of the picture", 10_000_000, .points, "longer lengths lose their places in a PDF")
    case .pictureWidth: ("the width of the PNG", 32_767, .pixels, "Cairo paints no longer row")
    case .pictureSide: ("a side of a PNG", 1 << 20, .pixels, "some rows are held as a whole")
    case .picturePixels: ("the PNG", 1 << 30, .pixels, "a larger one takes minutes")
    case .animationPixels:
      ("all pictures of an animation", 1 << 26, .pixels, "they are held as a whole, in four bytes a pixel")
    case .differencePixels:
      ("the picture of a difference", 1 << 27, .pixels, "it is held as a whole, in four bytes a pixel")
    case .pageStates:
      ("the states of a page in which a menu can be tried", 500, .count, "each open submenu is a picture of its own")
    }
  }

  /// How much there may be.
  package var most: Int { bound.most }

  /// What a bound counts.
  package enum Unit: Hashable, Sendable {
    /// Things, told by the subject.
    case count
    /// Bytes.
    case bytes
    /// Seconds.
    case seconds
    /// Levels of nesting.
    case levels
    /// Pixels.
    case pixels
    /// Points.
    case points
    /// Units of a drawing's own grid.
    case units
  }
}
