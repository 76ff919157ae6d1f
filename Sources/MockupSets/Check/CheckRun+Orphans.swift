import MenuDocument
import MenuMockup
import MockupFiles
import PositionedJSON

extension CheckRun {
  /// Returns the goldens that no image of the whole manifest belongs to, sorted.
  ///
  /// Images that a document uses, symbols, and images of the report are no orphans, and neither are goldens that the
  /// manifest yields without the command-line values.
  ///
  /// - Throws: the errors of the manifest read without command-line values.
  public func orphans(of set: MockupSet) throws(SetError) -> [String] {
    let made = try set.outputs()
    let foreign = foreignPlaces(of: set)
    return GoldenFolder(path: goldens).pictures { foreign.contains($0) }.filter { !made.contains($0) }
  }

  /// Returns the absolute paths of files and folders that are not goldens.
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
