import MockupFiles
import PositionedJSON

/// The folder of a report: `index.html`, the results as JSON lines, and the images of differences.
struct ReportFolder {
  let path: String

  static let results = "results.jsonl"
  private static let page = "index.html"
  static let images = "pictures"
  static let files = [page, results]

  enum Side: String {
    case expected
    case actual
    case difference
  }

  private func filePath(_ name: String) -> String { FileSystem.path(name, in: path) }

  func prepare() throws(OutputFile.Problem) {
    if FileSystem.exists(path), !FileSystem.isFolder(path) {
      throw .cannotCreate("expected a folder for the report, found a file")
    }
    if FileSystem.exists(filePath(Self.page)), !FileSystem.exists(filePath(Self.results)) {
      throw .cannotCreate("\(Self.page) is not a report and is not replaced")
    }
    try OutputFile.makeFolder(path)
    let images = filePath(Self.images)
    guard !FileSystem.isLink(images) else {
      throw .cannotCreate("\(Self.images): expected a folder, found a symbolic link")
    }
    // The results go last, because they identify the folder as a report.
    try OutputFile(path: filePath(Self.page)).remove()
    var folders: Set<String> = []
    for image in earlierImages {
      try OutputFile(path: filePath(image)).remove()
      var folder = FileSystem.folder(of: image)
      while folder != ".", folders.insert(folder).inserted { folder = FileSystem.folder(of: folder) }
    }
    // Innermost first.
    for folder in folders.sorted().reversed() where FileSystem.names(in: filePath(folder)).isEmpty {
      try OutputFile(path: filePath(folder)).remove()
    }
  }

  /// The images of an earlier report: only those that its lines name, inside its image folder.
  private var earlierImages: [String] {
    let lines = FileSystem.bytes(at: filePath(Self.results)) ?? []
    return lines.split(separator: UInt8(ascii: "\n")).flatMap { line in
      (ResultLine(Array(line))?.files ?? []).filter { image in
        Self.isImage(image) && !FileSystem.isFolder(filePath(image))
          && FilePaths.isReallyInside(filePath(image), path)
      }
    }
  }

  private static func isImage(_ path: String) -> Bool {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    return steps.count > 1 && steps.first == images[...] && !steps.contains { $0 == ".." || $0.isEmpty }
  }

  /// - Returns: the path relative to the report's folder.
  func save(_ bytes: [UInt8], of golden: String, as side: Side) throws(OutputFile.Problem) -> String {
    let ending = FileSystem.ending(of: golden)
    // Only PNGs have a difference, which is a PNG too.
    let name = "\(Self.images)/\(golden.dropLast(ending.utf8.count + 1))-\(side.rawValue).\(ending)"
    try save(bytes, named: name)
    return name
  }

  /// Copies an image from another report.
  ///
  /// - Returns: whether the other report has the image.
  func copy(_ image: String, from other: ReportFolder) throws(OutputFile.Problem) -> Bool {
    guard Self.isImage(image), let bytes = FileSystem.bytes(at: other.filePath(image)) else { return false }
    try save(bytes, named: image)
    return true
  }

  private func save(_ bytes: [UInt8], named name: String) throws(OutputFile.Problem) {
    guard FilePaths.isReallyInside(filePath(name), path) else {
      throw .cannotCreate("a symbolic link points outside of the report")
    }
    try OutputFile(path: filePath(name)).saveCreatingFolder(bytes)
  }

  func save(_ lines: [JSONNode], title: String) throws(OutputFile.Problem) {
    let text = lines.map { JSONWriter.text(of: $0, form: .compact) + "\n" }.joined()
    try OutputFile(path: filePath(Self.results)).save(Array(text.utf8))
    try OutputFile(path: filePath(Self.page)).save(CheckReport(title: title, lines: lines).html)
  }
}
