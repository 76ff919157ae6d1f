import MenuDocument

/// The provenance of an image: its source document and its recipe.
struct PictureRecords {
  struct Record {
    var name: String
    var bytes: [UInt8]
  }

  package static let document = "menumock-document"
  static let recipe = "menumock-recipe"

  let all: [Record]

  static let none = PictureRecords(all: [])

  private init(all: [Record]) {
    self.all = all
  }

  init(of picture: PreparedPicture, engine: Backends) {
    guard picture.provenance.isCarried else {
      all = []
      return
    }
    let recipe = engine.recordedBytes(of: picture.recipe)
    all = [
      Record(name: Self.document, bytes: picture.provenance.source.bytes),
      Record(name: Self.recipe, bytes: recipe),
    ]
  }
}

/// The version of menumock.
public enum MenumockVersion {
  /// The version, as in the change log.
  public static let current = "0.1.0"
}
