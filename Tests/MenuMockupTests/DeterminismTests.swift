import MenuDocument
import MenuMockup
import MockupSets
import TestSupport
import Testing

/// The same input gives the same bytes in every run, in any order, and on any number of threads.
@Suite struct DeterminismTests {
  private static let document = "Samples/layout-medium.json"
  private static let others = ["Samples/arabic.json", "Samples/japanese.json", "Samples/palette.json"]

  private static func render(_ path: String, _ format: OutputFormat, _ renderer: Renderer) throws -> [UInt8] {
    var options = RenderOptions()
    options.format = format
    return try renderer.render(Source(bytes: try Repository.bytes(path), name: path), options: options).bytes
  }

  @Test(arguments: OutputFormat.allCases) func manyTimesInOneProcess(format: OutputFormat) throws {
    let renderer = Renderer()
    let first = try Self.render(Self.document, format, renderer)
    for round in Thoroughness.some(of: 0..<100) {
      // Other images in between have no effect.
      if round % 5 == 0 { _ = try Self.render(Self.others[round / 5 % 3], format, renderer) }
      #expect(try Self.render(Self.document, format, renderer) == first)
    }
    #expect(try Self.render(Self.document, format, Renderer()) == first)
  }

  @Test(arguments: OutputFormat.allCases) func onSeveralThreads(format: OutputFormat) throws {
    let first = try Self.render(Self.document, format, Renderer())
    let count = Thoroughness.isFull ? 40 : 8
    let results = Workers.run(count: count, workers: 4, make: { Renderer() }) { renderer, index -> [UInt8]? in
      _ = try? Self.render(Self.others[index % 3], format, renderer)
      return try? Self.render(Self.document, format, renderer)
    }
    #expect(results.count == count)
    #expect(results.allSatisfy { $0 == first })
  }
}
