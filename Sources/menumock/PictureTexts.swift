import MenuMockup
import MockupFiles

/// The alt texts or legends of several images: one file each, named after the image, with an additional extension.
struct PictureTexts {
  let folder: String
  let ending: String

  static func alt(in folder: String) -> PictureTexts { PictureTexts(folder: folder, ending: "txt") }

  static func legend(in folder: String) -> PictureTexts { PictureTexts(folder: folder, ending: "md") }

  /// - Parameter picture: the image's path in its folder.
  func path(of picture: String) -> String { FileSystem.path("\(picture).\(ending)", in: folder) }

  /// Writes the texts; an unchanged file is not touched.
  ///
  /// - Parameter texts: the images with their texts; an image without a text gets no file.
  /// - Returns: the files, including untouched ones.
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
