package import MenuDocument
package import MenuMockup
import MockupFiles
import MockupSets

package struct MockupExpectation: Sendable {
  private let caller: TestCaller
  private let recording: RecordingMode
  private let comparison: GoldenComparison
  /// The test's setting; `nil` leaves it to the project.
  private let threshold: Double?
  private let maxDifferentPixels: Int?
  private let resources: Resources
  private let folder: FailureFolder

  package init(
    caller: TestCaller, environment: [String: String], threshold: Double? = nil, maxDifferentPixels: Int? = nil,
    record: RecordingMode? = nil, resources: Resources = Resources()
  ) throws(MockupFailure) {
    self.caller = caller
    self.resources = resources
    recording = try RecordingMode.effective(test: record, environment: environment)
    comparison = try GoldenComparison(threshold: threshold, maxDifferentPixels: maxDifferentPixels ?? 0)
    self.threshold = threshold
    self.maxDifferentPixels = maxDifferentPixels
    folder = FailureFolder(environment: environment)
  }

  // MARK: One document

  package func failures(
    of input: MockupInput, golden: String, options: RenderOptions, appearances: [Appearance]
  ) -> [MockupFailure] {
    do throws(MockupFailure) {
      let source = try input.source(in: caller.folder)
      var options = options
      options.format = try GoldenTest.format(of: golden)
      guard !appearances.isEmpty else {
        return [failure(source, options, golden: golden, comparison, resources)].compactMap(\.self)
      }
      return appearances.compactMap { appearance in
        options.appearance = AppearanceChoice(appearance)
        return failure(source, options, golden: Self.path(of: golden, in: appearance), comparison, resources)
      }
    } catch {
      return [error]
    }
  }

  /// The path of an appearance's golden, named like DocC's images: `menu~dark@2x.png`.
  package static func path(of golden: String, in appearance: Appearance) -> String {
    guard appearance == .dark else { return golden }
    let name = golden[(golden.lastIndex(of: "/").map(golden.index(after:)) ?? golden.startIndex)...]
    let suffixStart = name.lastIndex(of: "@") ?? name.lastIndex(of: ".") ?? name.endIndex
    return golden[..<suffixStart] + "~dark" + golden[suffixStart...]
  }

  // MARK: A set

  /// Compares the images of the project around the test with their goldens.
  func failuresOfProject() -> [MockupFailure] {
    guard let file = ProjectFile.find(from: caller.folder) else {
      return [MockupFailure("no \(ProjectFile.name) in the folder of the test or above it")]
    }
    return failures(ofSet: file, goldens: nil)
  }

  /// Compares the images of a manifest with their goldens.
  ///
  /// - Parameter goldens: The folder of goldens; `nil` for the project's.
  package func failures(ofSet manifest: String, goldens: String?) -> [MockupFailure] {
    do throws(MockupFailure) {
      var arguments = SetArguments()
      arguments.resources = resources
      let set = try read(manifest, arguments)
      guard let goldens = goldens ?? set.options.path(.goldens) else {
        throw MockupFailure("\(manifest): the project does not set \"goldens\"")
      }
      let comparison = try GoldenComparison(
        threshold: threshold ?? set.options.number(.threshold),
        maxDifferentPixels: maxDifferentPixels ?? set.options.integer(.maxDifferentPixels) ?? 0)
      let variants = set.variants
      let failures = Workers.run(count: variants.count, workers: nil) {
      } work: { (_: Void, index) in
        failure(of: variants[index], goldens: goldens, base: set.arguments, comparison)
      }
      let run = CheckRun(goldens: FileSystem.path(goldens, in: caller.folder), arguments: set.arguments)
      let orphans = try reading(manifest) { () throws(SetError) in try run.orphans(of: set) }
      return failures.compactMap(\.self)
        + run.results(ofOrphans: orphans).map { result in
          MockupFailure(FileSystem.path(result.text, in: goldens))
        }
    } catch {
      return [error]
    }
  }

  private func read(_ manifest: String, _ arguments: SetArguments) throws(MockupFailure) -> MockupSet {
    let manifestPath = FileSystem.path(manifest, in: caller.folder)
    let bytes = try TestFile.bytes(at: manifestPath, name: manifest)
    return try reading(manifest) { () throws(SetError) in
      try MockupSet.read(bytes, file: manifestPath, arguments: arguments)
    }
  }

  private func reading<Result>(
    _ manifest: String, _ work: () throws(SetError) -> Result
  ) throws(MockupFailure) -> Result {
    do throws(SetError) {
      return try work()
    } catch {
      let lines = error.diagnostics.map { "\n  " + "\($0)".replacing("\n", with: "\n  ") }.joined()
      throw MockupFailure("\(manifest): the set cannot be rendered" + lines)
    }
  }

  private func failure(
    of variant: Variant, goldens: String, base arguments: SetArguments, _ comparison: GoldenComparison
  ) -> MockupFailure? {
    do throws(MockupFailure) {
      var source = try MockupInput.file(variant.input).source(in: caller.folder)
      if let base = arguments.base { source.folder = base }
      return failure(
        source, variant.options, golden: FileSystem.path(variant.output, in: goldens), comparison,
        arguments.resources)
    } catch {
      return error
    }
  }

  // MARK: One picture

  private func failure(
    _ source: Source, _ options: RenderOptions, golden: String, _ comparison: GoldenComparison, _ resources: Resources
  ) -> MockupFailure? {
    let test = GoldenTest(
      name: golden, path: FileSystem.path(golden, in: caller.folder), recording: recording, comparison: comparison)
    return RendererPool.shared.withRenderer(resources) { renderer in
      do throws(MockupFailure) {
        try test.run(source, options, renderer)
        return nil
      } catch {
        return folder.save(error, test: "\(caller.fileID)", golden: golden)
      }
    }
  }
}
