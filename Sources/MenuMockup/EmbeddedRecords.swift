import MenuDocument

/// The provenance of an image: its source document and its recipe.
struct EmbeddedRecords {
  struct Record {
    var name: String
    var bytes: [UInt8]
  }

  package static let document = "menumock-document"
  static let recipe = "menumock-recipe"

  let all: [Record]

  static let none = EmbeddedRecords(all: [])

  private init(all: [Record]) {
    self.all = all
  }

  /// The records of several documents in one file; those after the first have the document's number.
  init(of images: [PreparedImage], engine: Backends) {
    all = images.enumerated().flatMap { index, image in
      EmbeddedRecords(of: image, engine: engine).all.map {
        Record(name: Self.name($0.name, ofDocument: index + 1), bytes: $0.bytes)
      }
    }
  }

  static func name(_ name: String, ofDocument number: Int) -> String { number == 1 ? name : "\(name)-\(number)" }

  init(of image: PreparedImage, engine: Backends) {
    guard image.provenance.isEmbedded else {
      all = []
      return
    }
    let recipe = engine.recordedBytes(of: image.recipe)
    all = [
      Record(name: Self.document, bytes: image.provenance.source.bytes),
      Record(name: Self.recipe, bytes: recipe),
    ]
  }
}

public enum MenumockVersion {
  /// The version, as in the change log.
  public static let current = "0.1.0"
}
