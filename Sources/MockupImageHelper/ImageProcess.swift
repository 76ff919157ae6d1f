package import MockupCairo
import MockupProcesses
import MockupScene
internal import SystemPackage

/// Has images decoded in helper processes: this program, started again for one format.
///
/// A helper starts with the first image of its format and does all jobs of its owner, until one fails.
package final class ImageProcess {
  /// The hidden argument that makes the program a helper; the name of a format follows.
  package static let argument = "image-helper"

  private let program: String
  private let time: Duration
  private var helpers: [ImageFormat: HelperProcess] = [:]

  /// - Parameters:
  ///   - program: the path of this program.
  ///   - time: the time limit of a job; twice that of CPU time, because other programs use the processor, too.
  package init(program: String, time: Duration = .seconds(2 * Limit.imageSeconds.maximum)) {
    self.program = program
    self.time = time
  }

  package func perform(_ job: ImageJob) throws(ImageError) -> ImageAnswer {
    let format = try ImageFormat(of: job.file)
    let helper = try helper(for: format)
    let (output, end) = helper.exchange(
      ImageMessage(job).bytes, endsInput: false, atMost: 4 * job.pixels + 1 << 16, until: .now + time
    ) { output in ImageMessage.length(of: output).map { output.count >= $0 } ?? false }
    if let end {
      helpers[format] = nil
      throw Self.error(end, helper)
    }
    guard let answer = ImageMessage(output)?.answer else {
      helpers[format] = nil
      throw .failed("the image helper returned an invalid response")
    }
    return try answer.get()
  }

  private func helper(for format: ImageFormat) throws(ImageError) -> HelperProcess {
    if let helper = helpers[format] { return helper }
    do {
      let helper = try HelperProcess(
        starting: program, arguments: [Self.argument, "\(format)"], environment: HelperEnvironment.variables)
      helpers[format] = helper
      return helper
    } catch {
      throw .failed("the image helper cannot be started: \(error)")
    }
  }

  private static func error(_ end: HelperProcess.End, _ helper: HelperProcess) -> ImageError {
    switch end {
    case .late: .stopped(Limit.imageSeconds.error)
    case .excess: .failed("the image helper wrote too much")
    // Messages of librsvg, GLib, and the Swift runtime library.
    case .exit, .signal:
      if ["memory allocation", "failed to allocate", "out of memory"].contains(where: helper.reportsError) {
        .stopped(Limit.imageMemory.error)
      } else {
        .failed("the decoder crashed")
      }
    }
  }
}
