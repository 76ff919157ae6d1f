import MenuStrings
import PositionedJSON

/// An image that code and Interface Builder files name.
package struct AppImage: Hashable, Sendable, Codable {
  /// The name in code, with the groups that provide a namespace: `Toolbar/reply`.
  package let name: String
  /// The path of the image set, or of the file of an image without one.
  let path: String
  /// Whether an asset catalog contains it.
  let isInCatalog: Bool
  /// The file; `nil` if none can be drawn.
  package let file: String?
  /// The reason that it cannot be drawn, as a clause: `is a PDF`.
  let problem: String?
  /// Whether the catalog asks for the color of a symbol instead of those of the file; `nil` if it does not tell.
  var isTemplate: Bool?
  /// The path in documents, such as `images/reply.svg`.
  package fileprivate(set) var reference = ""

  /// Whether the file is the template of a symbol, which contains the symbol in all weights.
  var isSymbol: Bool { path.hasSuffix(".symbolset") }

  /// The symbol in place of the only content of a button if that is an image that cannot be shown.
  package static let placeholder = "square.dashed"

  /// The folder of images beside documents.
  package static let folder = "images"

  /// The image in documents.
  ///
  /// - Parameter isOfAppKit: Whether AppKit shows it, for which a name with the ending `Template` tells its colors.
  package func shown(byAppKit isOfAppKit: Bool = false) -> ImportedImage {
    .file(reference, isTemplate: isTemplate ?? (isSymbol || isOfAppKit && name.hasSuffix("Template")))
  }

  /// The name of a member that Xcode generates for an image, without its capitals: `toolbar/moreApple` of
  /// `Toolbar/more-apple`.
  static func key(ofMember name: String) -> String {
    let parts = name.lowercased().split(separator: "/").map { $0.filter { $0.isLetter || $0.isNumber } }
    return parts.joined(separator: "/")
  }

  /// The keys of the members that Xcode may generate for the image; a last word `Image` is left out.
  var keys: Set<String> {
    let key = Self.key(ofMember: name)
    return key.hasSuffix("image") ? [key, String(key.dropLast(5))] : [key]
  }
}

/// The images of an app.
package struct AppImages: Hashable, Sendable {
  /// The images, each with a different reference if it has a file.
  package let all: [AppImage]
  private let byName: [String: [Int]]
  private let byKey: [String: [Int]]
  private let byReference: [String: Int]

  package init(_ images: [AppImage] = []) {
    var images = images.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
    var taken: Set<String> = []
    for index in images.indices {
      guard let file = images[index].file else { continue }
      // Namespaces are no part of the file's name, so that an export has the same name as the code.
      let name = Self.fileName(images[index].name.split(separator: "/").last.map(String.init) ?? "")
      let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
      var (reference, number) = ("\(name).\(ending)", 2)
      // Many file systems ignore case.
      while !taken.insert(reference.lowercased()).inserted {
        reference = "\(name)-\(number).\(ending)"
        number += 1
      }
      images[index].reference = "\(AppImage.folder)/\(reference)"
    }
    self.init(numbered: images)
  }

  /// Creates the images of another `AppImages`.
  init(numbered images: [AppImage]) {
    all = images
    byName = Dictionary(grouping: images.indices) { images[$0].name }
    byKey = images.indices.reduce(into: [:]) { keys, index in
      for key in images[index].keys { keys[key, default: []].append(index) }
    }
    byReference = images.indices.reduce(into: [:]) { indices, index in
      if images[index].file != nil { indices[images[index].reference] = index }
    }
  }

  /// The most bytes of a file's name.
  private static let longestName = 64

  /// A name without characters that file systems or shells treat specially.
  private static func fileName(_ name: String) -> String {
    var result = ""
    for character in name where result.utf8.count < longestName {
      let isPlain = character.isASCII ? character.isLetter || character.isNumber : character.isLetter
      result.append(isPlain || "-_+@".contains(character) || character == "." && !result.isEmpty ? character : "-")
    }
    while result.hasSuffix(".") { result.removeLast() }
    return result.isEmpty || result.allSatisfy { $0 == "-" } ? "image" : result
  }

  /// The image of a path in documents.
  func image(of reference: String) -> AppImage? { byReference[reference].map { all[$0] } }

  /// The image that code of a file means by a name.
  package func image(named name: String, in source: String) -> AppImage? {
    nearest(byName[name] ?? byName[Self.withoutEnding(name)] ?? [], to: source)
  }

  /// The image that code of a file means by a generated member: `moreApple`, `Toolbar/moreApple`.
  package func image(ofMember name: String, in source: String) -> AppImage? {
    nearest(byKey[AppImage.key(ofMember: name)] ?? [], to: source)
  }

  private static func withoutEnding(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), AppImageFile.endings.contains(name[dot...].dropFirst().lowercased()) else {
      return name
    }
    return String(name[..<dot])
  }

  /// The image that has most folders in common with a file; one that can be drawn and one of a catalog come first.
  private func nearest(_ indices: [Int], to source: String) -> AppImage? {
    let images = indices.map { all[$0] }
    let folders = source.split(separator: "/").dropLast()
    return images.min { left, right in
      func rank(_ image: AppImage) -> (Int, Int, Int, Int) {
        let own = image.path.split(separator: "/")
        let common = zip(folders, own).prefix { $0 == $1 }.count
        return (image.isInCatalog ? 0 : 1, -common, image.file == nil ? 1 : 0, own.count)
      }
      return rank(left) < rank(right)
    }
  }

  /// The reason that an image is left out, as a clause.
  ///
  /// - Parameter image: The image of the name; `nil` if there is none.
  package static func reason(_ name: String, _ image: AppImage?) -> String {
    let name = Quotation.of(name)
    return image.map { "the image \(name) \($0.problem ?? "cannot be drawn")" }
      ?? "there is no image \(name) among the sources"
  }
}
