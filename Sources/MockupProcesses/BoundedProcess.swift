package import SystemPackage

/// The result of a program that reads one input and writes one output.
package struct BoundedProcess {
  package let end: HelperProcess.End
  package let output: [UInt8]
  private let process: HelperProcess

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - path: the program's path.
  ///   - input: its standard input.
  ///   - maximum: the output limit in bytes.
  ///   - time: the time limit.
  /// - Throws: the error that prevents the start.
  package init(running path: String, input: [UInt8], atMost maximum: Int, within time: Duration) throws(Errno) {
    let deadline = ContinuousClock.now + time
    process = try HelperProcess(starting: path)
    let (output, end) = process.exchange(input, endsInput: true, atMost: maximum, until: deadline)
    self.output = output
    self.end = end ?? .exit(0)
  }

  /// Returns whether standard error contains the words.
  package func reportsError(of words: String) -> Bool { process.reportsError(of: words) }
}
