import MenuMockup
public import MockupFiles

/// What a run would do about a picture.
public struct PlannedPicture: Hashable, Sendable {
  /// What would be done.
  public enum Action: String, Hashable, Sendable {
    /// It would be drawn.
    case draw
    /// It would be left as it is.
    case keep
    /// It would be removed.
    case remove
  }

  /// What would be done.
  public var action: Action
  /// The path of the picture, from the folder for pictures.
  public var output: String

  /// Something that would be done.
  public init(action: Action, output: String) {
    self.action = action
    self.output = output
  }
}

extension SetRun {
  /// What a run would do about pictures, in their order; nothing is drawn or written.
  public func plan(_ variants: [Variant]) -> [PlannedPicture] {
    let old = BuildCache(folder: folder)
    let files = FileDigests(resources, known: isForced ? [:] : old.files, start: PartialFile.time(in: folder))
    let digest = SourceDigest(resources, files: files)
    return variants.map { variant in
      let isKept = isUnchanged(variant, old.outputs[variant.output], source: digest.of(variant), files)
      return PlannedPicture(action: isKept ? .keep : .draw, output: variant.output)
    }
  }

  /// The pictures of the folder that a set made once and no longer makes, sorted: files that are as they were drawn.
  ///
  /// - Throws: what is wrong with the manifest when it is read without the values of the command line.
  public func leftovers(of set: MockupSet) throws(SetError) -> [String] {
    let made = try set.outputs()
    return BuildCache(folder: folder).outputs.filter { path, output in
      !made.contains(path) && Fingerprint(ofFile: FileSystem.path(path, in: folder)) == output.file
    }.map(\.key).sorted()
  }

  /// Removes a picture.
  public func remove(_ output: String) throws(OutputFile.Problem) {
    try OutputFile(path: FileSystem.path(output, in: folder)).remove()
  }
}
