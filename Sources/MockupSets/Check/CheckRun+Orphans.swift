import MenuDocument
import MenuMockup
import MockupFiles
import PositionedJSON

extension CheckRun {
  /// The goldens that no picture of the whole manifest belongs to, sorted.
  ///
  /// Pictures below the folder of goldens are none where a document uses them, where they are symbols, or where they
  /// belong to the report. Values of the command line make no orphans: what the manifest makes without them stays.
  ///
  /// - Throws: what is wrong with the manifest when it is read without the values of the command line.
  public func orphans(of set: MockupSet) throws(SetError) -> [String] {
    let made = try set.outputs()
    let foreign = foreignPlaces(of: set)
    return GoldenFolder(path: goldens).pictures { foreign.contains($0) }.filter { !made.contains($0) }
  }

  /// The files and folders, as absolute paths, in which there are no goldens.
  private func foreignPlaces(of set: MockupSet) -> Set<String> {
    let resources = arguments.resources
    var places = resources.fontFolders + resources.symbolFolders + resources.themeFolders
    if let report { places.append(report) }
    for document in set.documents {
      guard let root = FileSystem.bytes(at: document.path).flatMap({ JSONReading($0, .commented).root }) else {
        continue
      }
      let folder = arguments.base ?? FileSystem.folder(of: document.path)
      places += Self.pictureNames(in: root).map { FileSystem.path($0, in: folder) }
    }
    return Set(places.map(FilePlace.absolute))
  }

  /// Every text of a document that could be the name of a picture.
  private static func pictureNames(in node: JSONNode) -> [String] {
    switch node.value {
    case .string(let text):
      PictureFormat(rawValue: FileSystem.ending(of: text)) != nil ? [text] : []
    case .array(let elements): elements.flatMap(pictureNames)
    case .object(let members): members.flatMap { pictureNames(in: $0.value) }
    case .null, .bool, .number: []
    }
  }
}
