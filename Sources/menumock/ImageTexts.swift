import MenuMockup
import MockupFiles

/// The alt texts or legends of several images: one file each, named after the image, with an additional extension.
struct ImageTexts {
  let folder: String
  let ending: String

  static func alt(in folder: String) -> ImageTexts { ImageTexts(folder: folder, ending: "txt") }

  static func legend(in folder: String) -> ImageTexts { ImageTexts(folder: folder, ending: "md") }

  /// - Parameter image: the image's path in its folder.
  func path(of image: String) -> String { FileSystem.path("\(image).\(ending)", in: folder) }

  /// Writes the texts; an unchanged file is not touched.
  ///
  /// - Parameter texts: the images with their texts; an image without a text gets no file.
  /// - Returns: the files, including untouched ones.
  func write(_ texts: some Sequence<(image: String, text: String?)>) throws(Failure) -> [String] {
    var paths: [String] = []
    for (image, text) in texts {
      guard let text else { continue }
      let path = path(of: image)
      paths.append(path)
      let file = OutputFile(path: path)
      try file.makeOwnFolder()
      try file.update(Array(text.utf8))
    }
    return paths
  }
}
