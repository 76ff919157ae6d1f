import MockupCairo
import MockupFonts
package import MockupText
import PositionedJSON

extension FontCatalog {
  /// Returns the typefaces of the lock file, found in the given folders and then in the standard ones.
  package static func standard(folders: [String]) -> FontCatalog {
    let faces = (JSONReading(Fonts.lockFile).root?["faces"]?.elements ?? []).compactMap(face)
    return FontCatalog(faces: faces, searchPaths: folders + FontCatalog.defaultSearchPaths)
  }

  package static func filesOfFamilies(folders: [String]) -> [String: [String]] {
    var files: [String: [String]] = [:]
    for (family, face) in standard(folders: folders).installedFaces {
      if let path = face.foundPath { files[family, default: []].append(path) }
    }
    return files
  }

  private static func face(_ node: JSONNode) -> FontFace? {
    guard let family = node["family"]?.text, let file = node["file"]?.text, let role = node["role"]?.text,
      let known = FontRole(rawValue: role)
    else { return nil }
    let languages = (node["languages"]?.elements ?? []).compactMap { $0.text }
    return FontFace(
      family: family, role: known, weight: integer(node["weight"]) ?? 400, languages: languages, fileName: file,
      pathHint: node["path"]?.text, faceIndex: integer(node["index"]) ?? 0, package: node["package"]?.text ?? "",
      version: node["version"]?.text ?? "", sha256: node["sha256"]?.text ?? "", grade: node["grade"].flatMap(grade))
  }

  private static func grade(_ node: JSONNode) -> FontFace.Grade? {
    guard let value = integer(node["value"]), let weight = integer(node["heavierWeight"]) else { return nil }
    return FontFace.Grade(value: value, heavierWeight: weight)
  }

  private static func integer(_ node: JSONNode?) -> Int? {
    node?.number.flatMap { Int(exactly: $0.value) }
  }
}
