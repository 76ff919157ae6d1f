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

/// The version of menumock.
public enum MenumockVersion {
  /// The version, as in the change log.
  public static let current = "0.1.0"
}
