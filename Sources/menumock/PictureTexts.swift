import MenuMockup
import MockupFiles

/// The texts that go with several pictures: a file each, named like the picture, with an ending of its own behind.
struct PictureTexts {
  /// Where they go.
  let folder: String
  /// What the files end in.
  let ending: String

  /// Descriptions.
  static func alt(in folder: String) -> PictureTexts { PictureTexts(folder: folder, ending: "txt") }

  /// Lists of callouts.
  static func legend(in folder: String) -> PictureTexts { PictureTexts(folder: folder, ending: "md") }

  /// The file of a picture.
  ///
  /// - Parameter picture: the picture's path in its own folder.
  func path(of picture: String) -> String { FileSystem.path("\(picture).\(ending)", in: folder) }

  /// Writes the texts of pictures; one that is as it should be is not touched.
  ///
  /// - Parameter texts: the pictures with their texts; a picture without one gets no file.
  /// - Returns: the files, also those that were not touched.
  func write(_ texts: some Sequence<(picture: String, text: String?)>) throws(Failure) -> [String] {
    var paths: [String] = []
    for (picture, text) in texts {
      guard let text else { continue }
      let path = path(of: picture)
      paths.append(path)
      let bytes = Array(text.utf8)
      guard FileSystem.bytes(at: path) != bytes else { continue }
      let place = FileSystem.folder(of: path)
      do throws(OutputFile.Problem) {
        if !FileSystem.isFolder(place) { try OutputFile.makeFolder(place) }
      } catch {
        throw Failure(message: "\(place): \(error.reason)", status: error.status)
      }
      try OutputFile(path: path).write(bytes)
    }
    return paths
  }
}
