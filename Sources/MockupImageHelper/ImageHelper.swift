import MockupCairo
import MockupFiles
import MockupProcesses
import MockupScene
internal import SystemPackage

/// The helper's side: does image jobs from standard input until it ends.
///
/// It can read no files except fonts, for text of SVGs, and write none.
package enum ImageHelper {
  /// The memory in bytes for each pixel: those of the file, those of the response, and the decoder's working copies.
  private static let bytesPerPixel = 16

  /// Runs the helper if the arguments ask for it.
  ///
  /// - Parameter arguments: the arguments after the program's name.
  /// - Returns: `false` for any other arguments.
  package static func run(_ arguments: [String]) -> Bool {
    guard arguments.count == 2, arguments[0] == ImageProcess.argument,
      let format = ImageFormat.allCases.first(where: { "\($0)" == arguments[1] })
    else { return false }
    ProcessLimits.prepare()
    ProcessLimits.limitAllJobs(memory: memory(pixels: 2 * Limit.imagePixels.maximum))
    ImageWorkbench.load(format)
    ProcessLimits.denyFiles(exceptReading: format == .svg ? HelperEnvironment.fontFolders : [])
    let workbench = ImageWorkbench()
    // An early end of the input or output means that the parent process has ended.
    while let message = (try? next()) ?? nil, let job = message.job {
      ProcessLimits.limitJob(seconds: Limit.imageSeconds.maximum, memory: memory(pixels: job.pixels))
      let answer = Result { () throws(ImageError) in try workbench.perform(job) }
      guard (try? FileDescriptor.standardOutput.writeAll(ImageMessage(answer).bytes)) != nil else { break }
    }
    return true
  }

  private static func memory(pixels: Int) -> Int { Limit.imageMemory.maximum + bytesPerPixel * pixels }

  /// Reads one message; `nil` at the end.
  private static func next() throws(Errno) -> ImageMessage? {
    guard let header = try read(ImageMessage.headerBytes), let length = ImageMessage.length(of: header) else {
      return nil
    }
    return try read(length - header.count).flatMap { ImageMessage(header + $0) }
  }

  /// Reads exactly `length` bytes; `nil` if the input ends before.
  private static func read(_ length: Int) throws(Errno) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: length)
    var count = 0
    while count < length {
      let read = try FileDescriptor.standardInput.read(into: &bytes, from: count)
      guard read > 0 else { return nil }
      count += read
    }
    return bytes
  }
}
