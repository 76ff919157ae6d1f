import MenuDocument

/// What a picture carries about itself: the document that it was made from, and how to make it again.
struct PictureRecords {
  /// One record.
  struct Record {
    var name: String
    var bytes: [UInt8]
  }

  /// The name of the document's record.
  package static let document = "menumock-document"
  /// The name of the recipe's record.
  static let recipe = "menumock-recipe"

  /// The records; none where the picture is to carry none.
  let all: [Record]

  /// No records at all.
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

/// The version of the program.
public enum MenumockVersion {
  /// The version, as in the change log.
  public static let current = "0.1.0"
}
