import MenuDescriptions
public import MenuMockup
public import MockupFiles
import MockupHashing

/// Renders the images of a set into a folder.
public struct SetRun: Sendable {
  /// The output folder.
  public var folder: String
  /// The number of images rendered at once; `nil` for the number of processors.
  public var jobs: Int?
  /// Renders unchanged images too.
  public var isForced = false
  /// Computes the hashes of pixels, which takes time.
  public var needsPixels = false
  /// Adds alternative texts to the results.
  public var needsAltText = false
  /// Adds the callouts as Markdown lists to the results.
  public var needsLegend = false
  /// The base folder of relative paths in documents; `nil` for each document's own folder.
  public var base: String?
  /// The folders searched in addition to the built-in resources.
  public var resources: Resources

  /// Creates a run for an output folder.
  public init(folder: String, arguments: SetArguments) {
    self.folder = folder
    base = arguments.base
    resources = arguments.resources
  }

  /// Renders images and updates the build cache.
  ///
  /// A failing image does not stop the others. The cache is written during the run, so the next run continues an
  /// interrupted one.
  ///
  /// - Parameters:
  ///   - variants: the images.
  ///   - isStopped: returns true to begin no further image.
  ///   - report: receives each result when it is ready, on any thread.
  /// - Returns: the results in image order; fewer if stopped.
  public func draw(
    _ variants: [Variant], until isStopped: @escaping @Sendable () -> Bool = { false },
    report: @escaping @Sendable (VariantResult) -> Void
  ) throws(OutputFile.Problem) -> [VariantResult] {
    guard !variants.isEmpty else { return [] }
    for folder in folders(of: variants) { PartialFile.removeAbandoned(in: folder) }
    let old = BuildCache(folder: folder)
    if old.needsCompaction {
      try? OutputFile(path: FileSystem.path(BuildCache.fileName, in: folder)).save(parts: old.parts)
    }
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

  /// The state shared by all threads of a run.
  private struct Job: Sendable {
    let source: SourceDigest
    let files: FileDigests
    let journal: BuildCacheJournal
    let old: [String: BuildCache.Output]
  }

  private func folders(of variants: [Variant]) -> Set<String> {
    var folders: Set<String> = [folder]
    var last = ""
    for variant in variants {
      let outputFolder = FileSystem.folder(of: variant.output)
      if outputFolder != last { folders.insert(FileSystem.path(outputFolder, in: folder)) }
      last = outputFolder
    }
    return folders
  }

  /// Renders an image unless it is up to date, and records the result.
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

  /// Returns the record of an up-to-date image; `nil` for all others.
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
      result.outcome = .rejected(error)
    }
  }

  /// Returns whether the image file and all its inputs are unmodified.
  private func isCurrent(_ output: inout BuildCache.Output, at path: String, _ files: FileDigests) -> Bool {
    guard output.inputs.allSatisfy({ $0.fingerprint != nil && files.fingerprint(of: $0.path) == $0.fingerprint }),
      let stamp = FileStamp(path: path), stamp.size == output.bytes
    else { return false }
    if stamp == output.stamp { return true }
    guard Fingerprint(ofFile: path) == output.file else { return false }
    output.stamp = files.isSettled(stamp) ? stamp : nil
    return true
  }

  /// Writes an image and returns the stamp of its file. A file with the same contents is not touched.
  private func write(_ bytes: [UInt8], to path: String) throws(OutputFile.Problem) -> FileStamp? {
    if !isForced, let stamp = FileStamp(path: path), stamp.size == bytes.count, FileSystem.bytes(at: path) == bytes {
      return stamp
    }
    let folder = FileSystem.folder(of: path)
    if !FileSystem.isFolder(folder) { try OutputFile.makeFolder(folder) }
    return try OutputFile(path: path).replace(with: CollectionOfOne(bytes))
  }
}
