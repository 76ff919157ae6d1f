import MenuDescriptions
public import MenuMockup
public import MockupFiles
import MockupHashing

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
  /// Whether results have what the pictures show, in sentences.
  public var needsAltText = false
  /// Whether results have the callouts of the pictures as Markdown lists.
  public var needsLegend = false
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
  /// A picture that fails does not stop the others. What was drawn is written down on the way, so that a run that ends
  /// too early, however that happens, is continued by the next one.
  ///
  /// - Parameters:
  ///   - variants: what is drawn.
  ///   - isStopped: whether no further picture is to be begun.
  ///   - report: receives each result as soon as it is there, by any of the threads.
  /// - Returns: the results, in the order of the pictures; fewer where it was stopped.
  public func draw(
    _ variants: [Variant], until isStopped: @escaping @Sendable () -> Bool = { false },
    report: @escaping @Sendable (VariantResult) -> Void
  ) throws(OutputFile.Problem) -> [VariantResult] {
    guard !variants.isEmpty else { return [] }
    for folder in folders(of: variants) { PartialFile.removeAbandoned(in: folder) }
    let old = BuildCache(folder: folder)
    if old.isWorn { try? OutputFile(path: FileSystem.path(BuildCache.fileName, in: folder)).save(parts: old.parts) }
    if !FileSystem.isFolder(folder) { try OutputFile.makeFolder(folder) }
    let files = FileDigests(resources, known: isForced ? [:] : old.files, start: PartialFile.time(in: folder))
    let job = Job(
      source: SourceDigest(resources, files: files), files: files,
      journal: BuildCacheJournal(folder: folder, files: files),
      old: old.outputs)
    let results = Workers.run(count: variants.count, workers: jobs, until: isStopped) {
      Renderer(resources: resources)
    } work: { renderer, index in
      let clock = ContinuousClock()
      let start = clock.now
      var result = draw(variants[index], renderer, job)
      if case .drawn = result.outcome { result.milliseconds = (clock.now - start) / .milliseconds(1) }
      report(result)
      return result
    }
    try job.journal.finish()
    return results
  }

  /// What all threads of a run share.
  private struct Job: Sendable {
    let source: SourceDigest
    let files: FileDigests
    let journal: BuildCacheJournal
    let old: [String: BuildCache.Output]
  }

  /// The folders that pictures go to.
  private func folders(of variants: [Variant]) -> Set<String> {
    var folders: Set<String> = [folder]
    var last = ""
    for variant in variants {
      let place = FileSystem.folder(of: variant.output)
      if place != last { folders.insert(FileSystem.path(place, in: folder)) }
      last = place
    }
    return folders
  }

  /// Draws a picture unless it is there already, and notes what became of it.
  private func draw(_ variant: Variant, _ renderer: Renderer, _ job: Job) -> VariantResult {
    var result = VariantResult(variant: variant, folder: folder, outcome: .unread)
    let old = job.old[variant.output]
    let source = job.source.of(variant)
    if var known = unchanged(variant, old, source: source, job.files) {
      if needsPixels, known.pixelFingerprint == nil {
        known.pixelFingerprint = FileSystem.bytes(at: result.path).map { PixelDigest.of($0, variant.format) }
      }
      result.outcome = .unchanged
      result.output = known
      result.findings = known.findings.compactMap(Remark.init(json:))
    } else {
      draw(&result, source, renderer, job.files)
    }
    if result.output != old { job.journal.add(result.output, at: variant.output) }
    return result
  }

  /// What is known of a picture that need not be drawn again; `nil` for all others.
  private func unchanged(
    _ variant: Variant, _ old: BuildCache.Output?, source: Fingerprint, _ files: FileDigests
  ) -> BuildCache.Output? {
    guard !isForced, var known = old, known.source == files.source(source, known.families),
      !needsAltText || known.altText != nil,
      !needsLegend || known.legend != nil,
      isCurrent(&known, at: FileSystem.path(variant.output, in: folder), files)
    else { return nil }
    return known
  }

  /// Whether a picture need not be drawn again.
  func isUnchanged(_ variant: Variant, _ old: BuildCache.Output?, source: Fingerprint, _ files: FileDigests) -> Bool {
    unchanged(variant, old, source: source, files) != nil
  }

  private func draw(_ result: inout VariantResult, _ source: Fingerprint, _ renderer: Renderer, _ files: FileDigests) {
    let variant = result.variant
    guard let bytes = FileSystem.bytes(at: variant.input) else { return }
    do throws(RenderError) {
      let folder = base ?? FileSystem.folder(of: variant.input)
      var options = variant.options
      options.listsInputs = true
      options.hashesPixels = needsPixels
      let picture = try renderer.render(Source(bytes: bytes, name: variant.input, folder: folder), options: options)
      let document = files.document(variant.input, bytes)
      var output = BuildCache.Output.Values(
        source: files.source(source, picture.families), inputs: [document] + files.inputs(picture.inputs),
        families: picture.families, file: Fingerprint(of: picture.bytes),
        stamp: nil, bytes: picture.bytes.count, width: picture.width, height: picture.height,
        pixelFingerprint: picture.pixels, findings: picture.findings.map(\.json),
        altText: needsAltText ? picture.description : nil, legend: needsLegend ? picture.legend.markdown : nil)
      result.findings = picture.findings
      do throws(OutputFile.Problem) {
        output.stamp = try write(picture.bytes, to: result.path)
        result.outcome = .drawn
        result.output = BuildCache.Output(output)
      } catch {
        result.outcome = .unwritten(error)
      }
    } catch {
      result.outcome = .refused(error)
    }
  }

  /// Whether the file of a picture is as it was drawn, and all that it was drawn from is as it was.
  private func isCurrent(_ output: inout BuildCache.Output, at path: String, _ files: FileDigests) -> Bool {
    guard output.inputs.allSatisfy({ $0.fingerprint != nil && files.fingerprint(of: $0.path) == $0.fingerprint }),
      let stamp = FileStamp(path: path), stamp.size == output.bytes
    else { return false }
    if stamp == output.stamp { return true }
    guard Fingerprint(ofFile: path) == output.file else { return false }
    output.stamp = files.isSettled(stamp) ? stamp : nil
    return true
  }

  /// Writes a picture, and tells the stamp of its file; one with the same contents is not touched.
  private func write(_ bytes: [UInt8], to path: String) throws(OutputFile.Problem) -> FileStamp? {
    if !isForced, let stamp = FileStamp(path: path), stamp.size == bytes.count, FileSystem.bytes(at: path) == bytes {
      return stamp
    }
    let folder = FileSystem.folder(of: path)
    if !FileSystem.isFolder(folder) { try OutputFile.makeFolder(folder) }
    return try OutputFile(path: path).replace(with: CollectionOfOne(bytes))
  }
}
