import MockupCairo
import MockupImageHelper
import MockupScene
import Testing

@Suite struct ImageMessageTests {
  private func sent(_ job: ImageJob) throws -> ImageJob {
    try #require(ImageMessage(ImageMessage(job).bytes)?.job)
  }

  private func sent(_ answer: Result<ImageAnswer, ImageError>) throws -> Result<ImageAnswer, ImageError> {
    try #require(ImageMessage(ImageMessage(answer).bytes)?.answer)
  }

  @Test(arguments: [
    ImageJob.Question.size, .raster(width: 3, height: 70_000),
    .detail(Rect(x: 0.1, y: 0.2, width: 1 / 3, height: 0.5), width: 1e9, height: 2.5),
  ])
  func jobsArriveWhole(question: ImageJob.Question) throws {
    for file in [[], [1, 2, 3], [UInt8](repeating: 7, count: 100_000)] {
      let job = try sent(ImageJob(question, of: file))
      #expect(job.question == question)
      #expect(job.file == file)
    }
  }

  @Test func answersArriveWhole() throws {
    guard case .size(let size) = try sent(.success(.size(Size(width: 1 / 3, height: 7)))).get() else {
      Issue.record("no size")
      return
    }
    #expect(size == Size(width: 1 / 3, height: 7))
    let raster = Raster(width: 2, height: 3, pixels: [1, 2, 3, 4, 5, 0xFFFF_FFFF])
    let part = Rect(x: 0.25, y: 0, width: 0.5, height: 1)
    guard case .raster(let found, let shown) = try sent(.success(.raster(raster, part))).get() else {
      Issue.record("no pixels")
      return
    }
    #expect(found == raster)
    #expect(shown == part)
  }

  @Test(arguments: [
    ImageError.unknownFormat, .damaged("broken “x”"), .badSize(width: 0, height: .infinity),
    .tooLarge(width: 1 << 40, height: 2), .libraryIsMissing(.librsvg), .libraryIsMissing(.turboJPEG),
    .libraryIsMissing(.webP), .stopped("late"), .failed("crashed"),
  ])
  func errorsArriveWhole(error: ImageError) throws {
    #expect(throws: error) { _ = try sent(.failure(error)).get() }
  }

  /// A helper that a hostile image has taken over can write anything.
  @Test func impossibleAnswersAreRejected() throws {
    var bytes = ImageMessage(
      .success(.raster(Raster(width: 2, height: 2, pixels: [1, 2, 3, 4]), Rect(x: 0, y: 0, width: 1, height: 1)))
    ).bytes
    #expect(ImageMessage(Array(bytes.dropLast())) == nil)
    #expect(ImageMessage(bytes + [0]) == nil)
    #expect(ImageMessage(Array(bytes.prefix(10))) == nil)
    bytes[8] = 3
    #expect(ImageMessage(bytes)?.answer == nil)
    bytes[15] = 0xFF
    #expect(ImageMessage(bytes)?.answer == nil)
    #expect(ImageMessage(ImageMessage(ImageJob(.size, of: [])).bytes)?.answer == nil)
    #expect(ImageMessage(ImageMessage(.success(.size(Size(width: .nan, height: 1)))).bytes)?.answer == nil)
    for index in 0..<64 {
      var wild = ImageMessage(.failure(.tooLarge(width: 1, height: 2))).bytes
      wild[index] = 0xFF
      _ = ImageMessage(wild)?.answer
      _ = ImageMessage(wild)?.job
    }
  }
}
