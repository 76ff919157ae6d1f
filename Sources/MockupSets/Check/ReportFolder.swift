import MockupFiles
import PositionedJSON

/// The folder of a report: `index.html`, the results as JSON lines, and the images of differences.
struct ReportFolder {
  let path: String

  static let results = "results.jsonl"
  private static let page = "index.html"
  static let pictures = "pictures"
  static let files = [page, results]

  enum Side: String {
    case expected
    case actual
    case difference
  }

  private func place(_ name: String) -> String { FileSystem.path(name, in: path) }

  func prepare() throws(OutputFile.Problem) {
    if FileSystem.exists(path), !FileSystem.isFolder(path) {
      throw .cannotCreate("expected a folder for the report, found a file")
    }
    if FileSystem.exists(place(Self.page)), !FileSystem.exists(place(Self.results)) {
      throw .cannotCreate("\(Self.page) is not a report and is not replaced")
    }
    try OutputFile.makeFolder(path)
    let pictures = place(Self.pictures)
    guard !FileSystem.isLink(pictures) else {
      throw .cannotCreate("\(Self.pictures) is a symbolic link, expected a folder")
    }
    // The results go last, because they identify the folder as a report.
    try OutputFile(path: place(Self.page)).remove()
    var folders: Set<String> = []
    for picture in earlierPictures {
      try OutputFile(path: place(picture)).remove()
      var folder = FileSystem.folder(of: picture)
      while folder != ".", folders.insert(folder).inserted { folder = FileSystem.folder(of: folder) }
    }
    // Innermost first.
    for folder in folders.sorted().reversed() where FileSystem.names(in: place(folder)).isEmpty {
      try OutputFile(path: place(folder)).remove()
    }
  }

  /// The images of an earlier report: only those that its lines name, inside its image folder.
  private var earlierPictures: [String] {
    let lines = FileSystem.bytes(at: place(Self.results)) ?? []
    return lines.split(separator: UInt8(ascii: "\n")).flatMap { line in
      (ResultLine(Array(line))?.files ?? []).filter { picture in
        Self.isPicture(picture) && !FileSystem.isFolder(place(picture))
          && FilePlace.isReallyInside(place(picture), path)
      }
    }
  }

  private static func isPicture(_ path: String) -> Bool {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    return steps.count > 1 && steps.first == pictures[...] && !steps.contains { $0 == ".." || $0.isEmpty }
  }

  /// - Returns: the path relative to the report's folder.
  func save(_ bytes: [UInt8], of golden: String, as side: Side) throws(OutputFile.Problem) -> String {
    let ending = FileSystem.ending(of: golden)
    // Only PNGs have a difference, which is a PNG too.
    let name = "\(Self.pictures)/\(golden.dropLast(ending.utf8.count + 1))-\(side.rawValue).\(ending)"
    try save(bytes, named: name)
    return name
  }

  /// Copies an image from another report.
  ///
  /// - Returns: whether the other report has the image.
  func copy(_ picture: String, from other: ReportFolder) throws(OutputFile.Problem) -> Bool {
    guard Self.isPicture(picture), let bytes = FileSystem.bytes(at: other.place(picture)) else { return false }
    try save(bytes, named: picture)
    return true
  }

  private func save(_ bytes: [UInt8], named name: String) throws(OutputFile.Problem) {
    guard FilePlace.isReallyInside(place(name), path) else {
      throw .cannotCreate("a symbolic link points outside of the report")
    }
    try OutputFile(path: place(name)).saveWithFolder(bytes)
  }

  func save(_ lines: [JSONNode], title: String) throws(OutputFile.Problem) {
    let text = lines.map { JSONWriter.text(of: $0, form: .compact) + "\n" }.joined()
    try OutputFile(path: place(Self.results)).save(Array(text.utf8))
    try OutputFile(path: place(Self.page)).save(CheckReport(title: title, lines: lines).html)
  }
}
