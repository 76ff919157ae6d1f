import MockupFiles
import MockupScene
import MenuMockup
import MenuModel
import SystemPackage

/// Where the program speaks: data to standard output, everything said to a person to standard error; what is done for
/// a request of a worker speaks into output that is kept for its answer.
enum Console {
  /// Says a line to a person.
  static func say(_ line: String) {
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

  /// Says what was found, in the asked form.
  static func say(_ diagnostics: [Diagnostic], as form: DiagnosticForm) {
    for diagnostic in diagnostics {
      switch form {
      case .text: say(diagnostic.description)
      case .json: say(JSONWriter.text(of: diagnostic.json, form: .compact))
      }
    }
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

/// How diagnostics are written.
enum DiagnosticForm: String, CaseIterable {
  /// A line for people.
  case text
  /// A line of JSON.
  case json
}
