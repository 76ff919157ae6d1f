import MenuImport
import MenuImportSwift
import MockupFiles
import MockupProcesses
import MockupScene
import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `menumock-swift`: reads a `SwiftRequest` from standard input and writes a `SwiftResponse` to standard output.
///
/// It opens no files: `menumock` reads the sources and starts it.
@main
enum MenumockSwift {
  static func main() {
    guard CommandLine.arguments.count == 1, isatty(STDIN_FILENO) == 0 else {
      end("menumock runs this program to read Swift sources: menumock import --help", status: 64)
    }
    ProcessLimits.prepare()
    ProcessLimits.limit(seconds: Limit.swiftSeconds.maximum, memory: Limit.swiftMemory.maximum)
    do {
      let request = try SwiftRequest(input())
      let result = SwiftMenuReader.read(
        request.wanted, context: request.context, table: request.tables, settings: request.settings,
        images: request.images)
      try FileDescriptor.standardOutput.writeAll(SwiftResponse(result).bytes)
    } catch ExchangeError.version {
      // The response begins with the protocol version of this program.
      _ = try? FileDescriptor.standardOutput.writeAll(SwiftResponse(ImportResult()).bytes)
    } catch {
      end("invalid request: \(error)", status: 65)
    }
  }

  private static func input() throws(Errno) -> [UInt8] {
    var bytes: [UInt8] = []
    var count = 0
    while true {
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: max(1 << 16, count)) }
      let length = try FileDescriptor.standardInput.read(into: &bytes, from: count)
      guard length > 0 else { break }
      count += length
    }
    bytes.removeSubrange(count...)
    return bytes
  }

  private static func end(_ message: String, status: Int32) -> Never {
    _ = try? FileDescriptor.standardError.writeAll(Array("menumock-swift: \(message)\n".utf8))
    exit(status)
  }
}
