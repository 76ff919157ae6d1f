package import PositionedJSON

/// The symbol or the image that an item or a button shows.
package enum ImportedImage: Hashable, Sendable, Codable {
  case symbol(String)
  /// A file, by its path in documents; a template has the color of a symbol.
  case file(String, isTemplate: Bool = false)

  /// The name of the symbol, or the path of the file.
  package var name: String {
    switch self {
    case .symbol(let name), .file(let name, _): name
    }
  }

  /// The symbol; `nil` for a file.
  package var symbol: String? { if case .symbol(let name) = self { name } else { nil } }

  /// The image with the colors that code asks for; a symbol stays a symbol.
  package func asTemplate(_ isTemplate: Bool) -> ImportedImage {
    switch self {
    case .symbol: self
    case .file(let path, _): .file(path, isTemplate: isTemplate)
    }
  }

  /// The keys and values in documents.
  package var members: [(String, JSONNode)] {
    switch self {
    case .symbol(let name): [("systemImage", .string(name))]
    case .file(let path, false): [("image", .string(path))]
    case .file(let path, true): [("image", .string(path)), ("imageRendering", "template")]
    }
  }

  /// The keys of images in documents.
  package static let keys: Set = ["systemImage", "image", "imageRendering"]

  /// The image of an object with the keys of documents, if any.
  package init?(_ node: JSONNode?) {
    if let name = node?["systemImage"]?.text {
      self = .symbol(name)
    } else if let path = node?["image"]?.text {
      self = .file(path, isTemplate: node?["imageRendering"]?.text == "template")
    } else {
      return nil
    }
  }
}

extension [(String, JSONNode)] {
  /// Whether the keys of a button contain an image.
  package var haveImage: Bool { contains { ImportedImage.keys.contains($0.0) } }

  /// The keys of a button without its image.
  package var withoutImage: [(String, JSONNode)] { filter { !ImportedImage.keys.contains($0.0) } }
}
