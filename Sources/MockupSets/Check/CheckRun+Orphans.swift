import MenuMockup
import MockupFiles

extension CheckRun {
  /// Returns the goldens that no image of the whole manifest belongs to, sorted.
  ///
  /// Not orphans: images that a document uses, symbols, images of the report, and goldens that the manifest yields
  /// without the command-line values.
  ///
  /// - Throws: the errors of the manifest read without command-line values.
  public func orphans(of set: MockupSet) throws(SetError) -> [String] {
    let made = try set.outputs()
    let resources = arguments.resources
    let foreign = Set(
      (resources.fontFolders + resources.symbolFolders + resources.themeFolders + [report].compactMap(\.self))
        .map(FilePaths.absolute))
    let found = GoldenFolder(path: goldens).images { foreign.contains($0) }.filter { !made.contains($0) }
    var claims = FileClaims()
    claims.read(set)
    let inputs = claims.inputs(among: found.map { FileSystem.path($0, in: goldens) })
    return found.filter { !inputs.contains(FileSystem.path($0, in: goldens)) }
  }
}
