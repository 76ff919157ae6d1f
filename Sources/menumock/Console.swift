import MenuModel
import SystemPackage

/// Where the program speaks: data to standard output, everything said to a person to standard error.
enum Console {
  /// Says a line to a person.
  static func say(_ line: String) {
    // Nothing can be done when even this cannot be written.
    _ = try? FileDescriptor.standardError.writeAll((line + "\n").utf8)
  }

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
    do {
      _ = try FileDescriptor.standardOutput.writeAll(bytes)
    } catch {
      throw Failure(message: "standard output: \(error)", status: .failedWrite)
    }
  }

  /// Everything on standard input, up to a bound.
  static func readInput() throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while bytes.count <= JSONReading.maximumSize {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = try buffer.withUnsafeMutableBytes { try FileDescriptor.standardInput.read(into: $0) }
        guard count > 0 else { break }
        bytes += buffer[..<count]
      }
    } catch {
      throw Failure(message: "standard input: \(error)", status: .noInput)
    }
    return bytes
  }
}

/// How diagnostics are written.
enum DiagnosticForm: String, CaseIterable {
  /// A line for people.
  case text
  /// A line of JSON.
  case json
}
