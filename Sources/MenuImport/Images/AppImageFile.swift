import MockupFiles
import PositionedJSON

/// The files of images among the sources of an app.
package enum AppImageFile {
  /// The formats that pictures can show.
  private static let drawn = ["svg", "png", "jpg", "jpeg", "webp"]
  static let endings = drawn + ["pdf", "heic", "gif", "tiff", "tif", "icns"]
  private static let manifest = "Contents.json"

  /// Whether a file is one of an image, or tells the files of an image set.
  package static func isPart(_ path: String) -> Bool {
    endings.contains(FileSystem.ending(of: path)) || path.hasSuffix("/\(manifest)")
  }

  /// The images that files contain.
  ///
  /// - Parameters:
  ///   - paths: The files for which `isPart` is true, in any order.
  ///   - contents: Reads the file that describes a set or a group; `nil` for an unreadable one.
  package static func images(in paths: [String], contents: (String) -> [UInt8]?) -> AppImages {
    var images: [AppImage] = []
    var groups: [String: Bool] = [:]
    var loose: [String: [String]] = [:]
    for path in Set(paths).sorted() {
      let folder = FileSystem.folder(of: path)
      if path.hasSuffix("/\(manifest)") {
        guard let kind = SetKind(rawValue: FileSystem.ending(of: folder)) else { continue }
        let root = contents(path).flatMap { JSONReading($0, .commented).root }
        let name = namespace(of: folder, &groups, contents) + FileSystem.stem(of: folder)
        images.append(kind.image(name, folder, root))
      } else if !path.contains(".xcassets/"), !path.contains("set/\(name(of: path))") {
        loose[folder + "/" + plainName(path), default: []].append(path)
      }
    }
    for (path, files) in loose {
      let file = best(files.map { Candidate(file: $0, scale: scale(of: $0), idiom: "universal") })
      images.append(
        AppImage(
          name: name(of: path), path: path, isInCatalog: false, file: file, problem: problem(of: files)))
    }
    return AppImages(images)
  }

  private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The name of a file without its scale and device: `bell` of `bell@2x~ipad.png`.
  private static func plainName(_ path: String) -> String {
    var name = FileSystem.stem(of: path)
    for device in ["~ipad", "~iphone", "~mac"] where name.hasSuffix(device) { name.removeLast(device.count) }
    if name.hasSuffix("@2x") || name.hasSuffix("@3x") { name.removeLast(3) }
    return name
  }

  private static func scale(of path: String) -> Int {
    let name = FileSystem.stem(of: path)
    return name.contains("@3x") ? 3 : name.contains("@2x") ? 2 : 1
  }

  /// The groups around a set that provide a namespace, with a slash after each.
  private static func namespace(
    of folder: String, _ groups: inout [String: Bool], _ contents: (String) -> [UInt8]?
  ) -> String {
    var names: [String] = []
    var group = FileSystem.folder(of: folder)
    while group.contains(".xcassets/") {
      let provides = groups[group] ?? providesNamespace(contents("\(group)/\(manifest)"))
      groups[group] = provides
      if provides { names.insert(name(of: group), at: 0) }
      group = FileSystem.folder(of: group)
    }
    return names.map { $0 + "/" }.joined()
  }

  private static func providesNamespace(_ manifest: [UInt8]?) -> Bool {
    let properties = manifest.flatMap { JSONReading($0, .commented).root }?["properties"]
    return properties?["provides-namespace"]?.value == .bool(true)
  }

  private enum SetKind: String {
    case imageset, symbolset

    func image(_ name: String, _ folder: String, _ root: JSONNode?) -> AppImage {
      let entries = root?[self == .imageset ? "images" : "symbols"]?.elements ?? []
      let candidates = entries.compactMap { Candidate($0, in: folder) }
      let file = best(candidates)
      var reason = problem(of: candidates.map(\.file))
      if root == nil { reason = "has no readable Contents.json" }
      let rendering = root?["properties"]?["template-rendering-intent"]?.text
      return AppImage(
        name: name, path: folder, isInCatalog: true, file: file, problem: file == nil ? reason : nil,
        isTemplate: rendering.map { $0 == "template" })
    }
  }

  /// A file of a set.
  private struct Candidate {
    var file: String
    var scale: Int
    var idiom: String
    var isDark = false

    init(file: String, scale: Int, idiom: String) {
      (self.file, self.scale, self.idiom) = (file, scale, idiom)
    }

    init?(_ node: JSONNode, in folder: String) {
      // A file of another folder does not belong to the set.
      guard let name = node["filename"]?.text, !name.isEmpty, !name.contains("/"), name != "..",
        node["language-direction"]?.text != "right-to-left"
      else { return nil }
      let scale = node["scale"]?.text?.first?.wholeNumberValue ?? 1
      self.init(file: "\(folder)/\(name)", scale: scale, idiom: node["idiom"]?.text ?? "universal")
      isDark = node["appearances"]?.elements?.contains { $0["value"]?.text == "dark" } ?? false
    }

    /// The rank among the files of a set, best first: light, for all devices, SVG, large.
    var rank: (Int, Int, Int, Int, String) {
      let idioms = ["universal", "iphone", "mac", "ipad"]
      return (
        isDark ? 1 : 0, idioms.firstIndex(of: idiom) ?? idioms.count, FileSystem.ending(of: file) == "svg" ? 0 : 1,
        -scale, file
      )
    }
  }

  private static func best(_ candidates: [Candidate]) -> String? {
    candidates.filter { drawn.contains(FileSystem.ending(of: $0.file)) }
      .min { $0.rank < $1.rank }?.file
  }

  private static func problem(of files: [String]) -> String {
    let endings = Set(files.map { FileSystem.ending(of: $0) }).sorted()
    guard let ending = endings.first, !ending.isEmpty else { return "has no file" }
    return "is a \(ending.uppercased()), which cannot be drawn"
  }
}
