import MenuMockup
import MockupFiles
import MockupScene
import PositionedJSON
import SystemPackage

/// Writes data to standard output and messages to standard error. A worker request writes to a buffer that becomes its
/// response.
enum Console {
  static func report(_ message: Message) {
    line(message.lines(as: ExecutionContext.current.messageForm).escapingControls)
  }

  static func report(_ text: String, _ weight: Message.Weight = .note) {
    report(Message(text: text, weight: weight))
  }

  static func write(_ command: WorkflowCommand) { line(command.text.escapingControls) }

  private static func line(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    if let capturedOutput = ExecutionContext.current.capturedOutput {
      capturedOutput.append(bytes)
    } else {
      // A failure to write to standard error cannot be reported.
      _ = try? FileDescriptor.standardError.writeAll(bytes)
    }
  }

  static func writeToTerminal(_ text: String) { _ = try? FileDescriptor.standardError.writeAll(Array(text.utf8)) }

  static func report(_ diagnostics: [Diagnostic]) {
    report(diagnostics.map(Remark.diagnostic))
  }

  static func report(_ remarks: [Remark]) {
    guard !remarks.isEmpty else { return }
    let terminal = Terminal()
    var writer = DiagnosticWriter(
      form: ExecutionContext.current.messageForm, hasFrames: terminal != nil,
      hasColors: terminal?.hasColors ?? Terminal.forcesColors)
    for remark in remarks { line(writer.line(remark)) }
  }

  /// Reports the end of a command.
  static func report(_ failure: Failure) {
    report(Message(text: failure.message, weight: .error, help: failure.help))
  }

  static func write(_ bytes: some Sequence<UInt8>) throws(Failure) {
    if let capturedOutput = ExecutionContext.current.capturedOutput { return capturedOutput.append(bytes) }
    do {
      _ = try FileDescriptor.standardOutput.writeAll(bytes)
    } catch {
      throw Failure(message: "standard output: \(error)", status: .failedWrite)
    }
  }

  /// Writes the response of a worker in one write.
  ///
  /// - Throws: `Errno.brokenPipe` if the client is gone, else `Failure`.
  static func respond(_ bytes: [UInt8]) throws {
    do {
      _ = try FileDescriptor.standardOutput.writeAll(bytes)
    } catch Errno.brokenPipe {
      throw Errno.brokenPipe
    } catch {
      throw Failure(message: "standard output: \(error)", status: .failedWrite)
    }
  }

  /// - Throws: `Failure` if standard input is closed or exceeds the limit.
  static func readInput(atMost limit: Limit) throws(Failure) -> [UInt8] {
    guard ExecutionContext.current.capturedOutput == nil else {
      throw Failure(message: "standard input cannot be read in a worker", status: .noInput)
    }
    var bytes: [UInt8] = []
    while true {
      let piece: [UInt8]
      do {
        piece = try nextPiece()
      } catch {
        throw Failure(message: "standard input: \(error)", status: .noInput)
      }
      guard !piece.isEmpty else { return bytes }
      bytes += piece
      guard bytes.count <= limit.maximum else {
        throw Failure(message: "standard input is larger than \(limit.amount)", status: .badInput)
      }
    }
  }

  /// Returns the next available bytes of standard input; empty at its end or after an error.
  static func readPiece() -> [UInt8] {
    (try? nextPiece()) ?? []
  }

  private static func nextPiece() throws -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = try FileDescriptor.standardInput.read(into: &buffer, from: 0)
    return Array(buffer[..<count])
  }
}
