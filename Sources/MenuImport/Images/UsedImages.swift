import MockupScene
import PositionedJSON

/// The images that menus show, and the reasons that others are left out.
struct UsedImages {
  private(set) var images: [ImportedSet.Image] = []
  /// By reference.
  private(set) var problems: [String: String] = [:]

  init(of menus: [ImportedMenu], _ known: AppImages, _ contents: (String) -> [UInt8]?) {
    var room = Limit.appImagesBytes.maximum
    for reference in Set(menus.flatMap(\.imageReferences)).sorted() {
      // Another file is named by code, and not copied.
      guard let image = known.image(of: reference), let file = image.file else { continue }
      var bytes = contents(file)
      if image.isSymbol, let template = bytes {
        bytes = SymbolTemplate.drawing(in: template)
        guard bytes != nil else {
          problems[reference] = "the symbol \(Quotation.of(image.name)) has no drawing of regular weight"
          continue
        }
      }
      if let problem = ImageCheck.problem(of: file, bytes) {
        problems[reference] = "the image \(Quotation.of(image.name)) \(problem)"
      } else if let bytes, bytes.count > room {
        problems[reference] = "the images of the app exceed \(Limit.appImagesBytes.amount) in total"
      } else if let bytes {
        room -= bytes.count
        images.append(ImportedSet.Image(reference: reference, file: file, bytes: bytes, isCopy: !image.isSymbol))
      }
    }
  }
}
