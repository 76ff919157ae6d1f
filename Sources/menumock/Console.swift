import MenuMockup
import MockupFiles
import MockupScene
import PositionedJSON
import SystemPackage

/// Where the program speaks: data to standard output, everything said to a person to standard error; what is done for
/// a request of a worker speaks into output that is kept for its answer.
enum Console {
  /// Says something to a person, in the form that is asked for.
  static func say(_ message: Message) {
    line(message.lines(as: ExecutionContext.current.messageForm))
  }

  /// Says a line to a person, in the form that is asked for.
  static func say(_ text: String, _ weight: Message.Weight = .note) {
    say(Message(text: text, weight: weight))
  }

  /// Gives GitHub's runner a command.
  static func write(_ command: WorkflowCommand) { line(command.text) }

  private static func line(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    if let capturedOutput = ExecutionContext.current.capturedOutput {
      capturedOutput.append(bytes)
    } else {
      // Nothing can be done when even this cannot be written.
      _ = try? FileDescriptor.standardError.writeAll(bytes)
    }
  }

  /// Writes signs for the terminal.
  static func sayRaw(_ text: String) { _ = try? FileDescriptor.standardError.writeAll(Array(text.utf8)) }

  /// Says what was found, in the form that is asked for.
  static func say(_ diagnostics: [Diagnostic]) {
    var writer = DiagnosticWriter(form: ExecutionContext.current.messageForm)
    for diagnostic in diagnostics { line(writer.line(diagnostic)) }
  }

  /// Says what was found about pictures, in the form that is asked for.
  static func say(_ remarks: [Remark]) {
    var writer = DiagnosticWriter(form: ExecutionContext.current.messageForm)
    for remark in remarks { line(writer.line(remark)) }
  }

  /// Writes data to standard output.
  static func write(_ bytes: some Sequence<UInt8>) throws(Failure) {
    if let capturedOutput = ExecutionContext.current.capturedOutput { return capturedOutput.append(bytes) }
    do {
      _ = try FileDescriptor.standardOutput.writeAll(bytes)
    } catch {
      throw Failure(message: "standard output: \(error)", status: .failedWrite)
    }
  }

  /// Writes a worker's answer, at once and whole.
  ///
  /// - Throws: `Errno.brokenPipe` where nobody listens any more, else `Failure`.
  static func answer(_ bytes: [UInt8]) throws {
    do {
      _ = try FileDescriptor.standardOutput.writeAll(bytes)
    } catch Errno.brokenPipe {
      throw Errno.brokenPipe
    } catch {
      throw Failure(message: "standard output: \(error)", status: .failedWrite)
    }
  }

  /// Everything on standard input.
  ///
  /// - Throws: `Failure` where there is none, or more than may be read.
  static func readInput(atMost limit: Limit) throws(Failure) -> [UInt8] {
    guard ExecutionContext.current.capturedOutput == nil else {
      throw Failure(message: "standard input: a worker has its requests there", status: .noInput)
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
      guard bytes.count <= limit.most else {
        throw Failure(message: "standard input: it is too large (\(limit.message))", status: .badInput)
      }
    }
  }

  /// The next bytes on standard input, as soon as there are any; none at its end, or where it cannot be read.
  static func readPiece() -> [UInt8] {
    (try? nextPiece()) ?? []
  }

  private static func nextPiece() throws -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = try FileDescriptor.standardInput.read(into: &buffer, from: 0)
    return Array(buffer[..<count])
  }
}
