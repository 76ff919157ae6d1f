import CairoBackend
import MenuModel

/// Draws the pictures of a set into a folder.
public struct SetRun: Sendable {
  /// The folder for pictures.
  public var folder: String
  /// How many pictures are drawn at once; as many as there are processors where this is `nil`.
  public var jobs: Int?
  /// Whether pictures are drawn again that have not changed.
  public var isForced = false
  /// Whether results have the digests of pixels, which take a while.
  public var needsPixels = false
  /// Where relative paths in documents start; `nil` for each document's own folder.
  public var base: String?
  /// Where things are looked for besides the program itself.
  public var resources: Resources

  /// A run into a folder.
  public init(folder: String, arguments: SetArguments) {
    self.folder = folder
    base = arguments.base
    resources = arguments.resources
  }

  /// Draws pictures, and keeps the record of the folder.
  ///
  /// A picture that fails does not stop the others.
  ///
  /// - Parameter report: is told each result as soon as it is there, by any of the threads.
  /// - Returns: the results, in the order of the pictures.
  public func draw(
    _ variants: [Variant], report: @escaping @Sendable (VariantResult) -> Void
  ) throws(OutputFile.Problem) -> [VariantResult] {
    guard !variants.isEmpty else { return [] }
    let old = SetRecord(folder: folder)
    let source = SourceDigest(resources)
    let files = FileDigests()
    let results = Workers.run(count: variants.count, workers: jobs) {
      Renderer(resources: resources)
    } work: { renderer, index in
      let variant = variants[index]
      let clock = ContinuousClock()
      let start = clock.now
      var result = draw(variant, old.outputs[variant.output], renderer, source, files)
      if case .drawn = result.outcome { result.milliseconds = (clock.now - start) / .milliseconds(1) }
      report(result)
      return result
    }
    try save(results, over: old)
    return results
  }

  /// The place of a picture.
  private func path(of variant: Variant) -> String { FileSystem.path(variant.output, in: folder) }

  private func draw(
    _ variant: Variant, _ old: SetRecord.Output?, _ renderer: Renderer, _ digest: SourceDigest, _ files: FileDigests
  ) -> VariantResult {
    let path = path(of: variant)
    var result = VariantResult(variant: variant, path: path, outcome: .unread)
    guard let bytes = FileSystem.bytes(at: variant.input) else { return result }
    let source = digest.of(bytes, variant.options)
    if !isForced, var old, old.source == source, let bytes = currentFile(of: old, at: path, files) {
      if old.pixels.isEmpty { old.pixels = pixels(bytes, variant.options.format) }
      result.outcome = .unchanged
      result.output = old
      return result
    }
    do throws(RenderError) {
      let folder = base ?? FileSystem.folder(of: variant.input)
      var options = variant.options
      options.listsInputs = true
      let picture = try renderer.render(Source(bytes: bytes, name: variant.input, folder: folder), options: options)
      let output = SetRecord.Output(
        source: source,
        inputs: picture.inputs.map {
          SetRecord.Input(path: FilePlace.absolute($0), digest: files.digest(of: $0) ?? "")
        },
        digest: Digest.sha256(picture.bytes), bytes: picture.bytes.count, width: picture.width,
        height: picture.height, pixels: pixels(picture.bytes, picture.format), findings: picture.findings.map(\.json))
      result.output = output
      result.findings = picture.findings
      result.outcome = write(picture.bytes, to: path)
    } catch {
      result.outcome = .refused(error)
    }
    return result
  }

  /// The file of a picture; `nil` where it is not as it was drawn, or was drawn from files that have changed.
  private func currentFile(of output: SetRecord.Output, at path: String, _ files: FileDigests) -> [UInt8]? {
    guard output.inputs.allSatisfy({ files.digest(of: $0.path) == $0.digest }),
      let bytes = FileSystem.bytes(at: path), bytes.count == output.bytes, Digest.sha256(bytes) == output.digest
    else { return nil }
    return bytes
  }

  /// The digest of the pixels of a PNG, or of the file of all others; empty where nobody asks for it.
  private func pixels(_ picture: [UInt8], _ format: RenderOptions.Format) -> String {
    needsPixels ? PixelDigest.of(picture, format) : ""
  }

  /// Writes a picture; a file with the same contents is not touched.
  private func write(_ bytes: [UInt8], to path: String) -> VariantResult.Outcome {
    do throws(OutputFile.Problem) {
      if !isForced, FileSystem.bytes(at: path) == bytes { return .drawn }
      let folder = FileSystem.folder(of: path)
      if !FileSystem.isFolder(folder) { try OutputFile.makeFolder(folder) }
      try OutputFile(path: path).save(bytes)
      return .drawn
    } catch {
      return .unwritten(error)
    }
  }

  /// Writes the record, unless nothing in it has changed.
  private func save(_ results: [VariantResult], over old: SetRecord) throws(OutputFile.Problem) {
    var record = old
    for result in results {
      switch result.outcome {
      case .drawn, .unchanged: record.outputs[result.variant.output] = result.output
      case .refused, .unwritten, .unread: record.outputs[result.variant.output] = nil
      }
    }
    guard record.outputs != old.outputs else { return }
    if !FileSystem.isFolder(folder) { try OutputFile.makeFolder(folder) }
    try OutputFile(path: FileSystem.path(SetRecord.fileName, in: folder)).save(record.contents)
  }
}
