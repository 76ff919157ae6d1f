import MenuDocument
import MenuMockup
public import MockupFiles

/// The action that a run would take for an image.
public struct PlannedImage: Hashable, Sendable {
  /// An action of a run.
  public enum Action: String, Hashable, Sendable {
    /// Renders the image.
    case draw
    /// Keeps the existing file.
    case keep
    case remove
  }

  public var action: Action
  /// The path of the image, relative to the output folder.
  public var output: String

  /// Creates a planned action.
  public init(action: Action, output: String) {
    self.action = action
    self.output = output
  }
}

extension SetRun {
  /// Returns the planned actions in image order, without rendering or writing.
  public func plan(_ variants: [Variant]) -> [PlannedImage] {
    let old = BuildCache(folder: folder)
    let files = FileDigests(resources, known: isForced ? [:] : old.files, start: PartialFile.time(in: folder))
    let digest = SourceDigest(resources, files: files)
    return variants.map { variant in
      let isUpToDate = isUnchanged(variant, old.outputs[variant.output], source: digest.of(variant), files)
      return PlannedImage(action: isUpToDate ? .keep : .draw, output: variant.output)
    }
  }

  /// Returns the files that earlier runs rendered, that are unmodified since, and that are no longer in the set,
  /// sorted.
  ///
  /// - Throws: the errors of the manifest read without command-line values.
  public func obsoleteOutputs(of set: MockupSet) throws(SetError) -> [String] {
    let made = try set.outputs()
    var claims = FileClaims()
    claims.read(set)
    // The cache is an input like any other: it may name files that menumock never wrote.
    let found = BuildCache(folder: folder).outputs.filter { path, output in
      let location = FileSystem.path(path, in: folder)
      return !made.contains(path) && OutputFormat(rawValue: FileSystem.ending(of: path)) != nil
        && FilePaths.isReallyInside(location, folder) && Fingerprint(ofFile: location) == output.file
    }.map(\.key)
    let inputs = claims.inputs(among: found.map { FileSystem.path($0, in: folder) })
    return found.filter { !inputs.contains(FileSystem.path($0, in: folder)) }.sorted()
  }

  /// Removes an image.
  public func remove(_ output: String) throws(OutputFile.Problem) {
    try OutputFile(path: FileSystem.path(output, in: folder)).remove()
  }
}
