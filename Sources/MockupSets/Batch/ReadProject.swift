import MenuDocument
import MenuMockup
import MockupFiles
import PositionedJSON

/// A manifest as it was read, with what is asked of it from outside, before anything that it names is looked at.
struct ReadProject: Sendable {
  var manifest: Manifest
  /// What the project says about drawing and checking; paths start from where the program was started.
  var options: ProjectOptions
  /// What is asked from outside, completed by what the project says.
  var arguments: SetArguments
  /// What was found so far, none of it an error.
  var diagnostics: Diagnostics

  /// - Throws: what is wrong with the manifest itself.
  init(_ bytes: [UInt8], file: String, arguments: SetArguments) throws(SetError) {
    let (manifest, found) = ManifestReader.read(bytes, file: file)
    guard let manifest else { throw SetError(diagnostics: found) }
    self.manifest = manifest
    options = manifest.options(from: FileSystem.folder(of: file))
    self.arguments = arguments.completed(by: options)
    diagnostics = Diagnostics(file: file)
    diagnostics.add(contentsOf: found)
  }
}
