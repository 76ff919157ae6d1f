import MenuDocument
import MenuMockup
import MockupFiles
import PositionedJSON

/// A parsed manifest with the command-line arguments, before the files that it names are read.
struct ReadProject: Sendable {
  var manifest: Manifest
  var options: ProjectOptions
  var arguments: SetArguments
  var diagnostics: Diagnostics

  init(_ bytes: [UInt8], file: String, arguments: SetArguments) throws(SetError) {
    let (manifest, found) = ManifestReader.read(bytes, file: file)
    guard let manifest else { throw SetError(diagnostics: found) }
    self.manifest = manifest
    options = manifest.options(from: FileSystem.folder(of: file))
    self.arguments = arguments.completed(by: options)
    diagnostics = Diagnostics(file: file)
    diagnostics.add(contentsOf: found)
    for option in manifest.options.located {
      guard let path = option.value.writtenPath, path != "-", !FilePaths.staysInFolder(path) else { continue }
      let key = option.value.key
      diagnostics.report(
        at: option.location, "the path \(Quotation.of(path)) of \(key.rawValue) is outside of the manifest's folder",
        help: "use a path in the manifest's folder, or the option \(key.option)")
    }
  }
}
