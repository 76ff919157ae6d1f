import CairoBackend
import Fonts
import MenuModel

extension FontCatalog {
  /// The typefaces of the program's lock file, looked for in further folders and then the usual ones.
  static func standard(folders: [String]) -> FontCatalog {
    let faces = (JSONReading(Fonts.lockFile).root?["faces"]?.elements ?? []).compactMap(FontFace.init)
    return FontCatalog(faces: faces, searchPaths: folders + FontCatalog.defaultSearchPaths)
  }
}

extension FontFace {
  /// One entry of the lock file; `nil` where it lacks what cannot be done without.
  fileprivate init?(_ node: JSONNode) {
    guard let family = node["family"]?.text, let role = node["role"]?.text.flatMap(FontRole.init(rawValue:)),
      let file = node["file"]?.text
    else { return nil }
    func integer(_ key: String, _ standard: Int) -> Int {
      node[key]?.number.flatMap { Int(exactly: $0.value) } ?? standard
    }
    self.init(
      family: family, role: role, weight: integer("weight", 400),
      languages: (node["languages"]?.elements ?? []).compactMap(\.text), fileName: file,
      pathHint: node["path"]?.text, faceIndex: integer("index", 0), package: node["package"]?.text ?? "",
      version: node["version"]?.text ?? "", sha256: node["sha256"]?.text ?? "")
  }
}
