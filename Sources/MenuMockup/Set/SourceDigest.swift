import CairoBackend
import Fonts
import MenuModel
import Themes

/// Tells whether a picture would be made from the same as before.
struct SourceDigest: Sendable {
  /// The program with what it carries, and the folders that it also looks in.
  private let program: String

  init(_ resources: Resources) {
    var parts = [MenumockVersion.current]
    parts += EngineVersions.current.list.map { "\($0.name) \($0.version)" }
    parts += [Digest.sha256(Fonts.lockFile), Digest.sha256(Fonts.symbolAliases)]
    parts.append(Digest.sha256(Fonts.symbolNames.flatMap { Fonts.symbol($0) ?? [] }))
    parts.append(Digest.sha256(Themes.names.sorted().flatMap { Themes.contents(of: $0) ?? [] }))
    for folder in resources.symbolFolders + resources.themeFolders {
      for name in FileSystem.names(in: folder) {
        guard let bytes = FileSystem.bytes(at: FileSystem.path(name, in: folder)) else { continue }
        parts.append("\(name) \(Digest.sha256(bytes))")
      }
    }
    // Which typefaces there are: one that is added may change what is drawn with others now.
    parts += FontCatalog.standard(folders: resources.fontFolders).paths().map { $0 ?? "missing" }
    program = Digest.sha256(Array(parts.joined(separator: "\n").utf8))
  }

  /// The digest of a picture's document, options and program.
  func of(_ document: [UInt8], _ options: RenderOptions) -> String {
    var parts = [program, Digest.sha256(document)]
    for settings in [options.settings, options.variation, options.defaults] {
      parts.append(VariantValues(settings).inOrder.map { "\($0.key.rawValue)=\($0.text)" }.joined(separator: "\t"))
    }
    let background: VariantValue =
      switch options.background {
      case .transparent: .background(.transparent)
      case .theme: .background(.theme)
      case .color(let color): .background(.color(Located(color, at: .root)))
      }
    parts += [
      options.format.rawValue, JSONNumber(options.scale).description,
      options.frame.map(\.description) ?? "", "\(options.followsAppearance)", background.text,
      options.padding.map { JSONNumber($0).description } ?? "", options.svgText.rawValue,
      options.missingGlyph.rawValue, options.missingString.rawValue, "\(options.includesSource)",
      options.strings.map { JSONWriter.text(of: $0.json, form: .compact) } ?? "",
    ]
    return Digest.sha256(Array(parts.joined(separator: "\n").utf8))
  }
}
