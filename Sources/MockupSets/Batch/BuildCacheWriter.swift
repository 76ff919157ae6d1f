import MockupFiles
import MockupHashing
import MenuModel

/// Writes a record as lines of JSON.
///
/// The first line tells the form, and starts the numbers of files anew. So a record with another one at its end is a
/// record again, in which the later one counts: that is how a run writes down what it has done so far.
struct BuildCacheWriter {
  /// The form of the lines that are written.
  static let form = 2

  private let files: [String: BuildCache.KnownFile]
  private var numbers: [BuildCache.Input: Int] = [:]

  /// A writer of pictures that were made from these files.
  init(files: [String: BuildCache.KnownFile]) {
    self.files = files
  }

  /// The first line.
  var header: [UInt8] { Self.line([("menumock", "batch"), ("form", .number(Self.form))]) }

  /// The lines of all files that were not written before.
  mutating func allFiles() -> [UInt8] { files.keys.sorted().flatMap { file($0) } }

  /// The line of a file, unless it was written before.
  mutating func file(_ path: String) -> [UInt8] {
    file(BuildCache.Input(path: path, fingerprint: files[path]?.fingerprint))
  }

  /// The line of a picture, after those of files that were not written before.
  mutating func output(_ output: BuildCache.Output, at path: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for input in output.inputs { bytes += file(input) }
    var members: [(String, JSONNode)] = [
      ("path", .string(path)), ("source", .string(output.source.description)),
      ("sha256", .string(output.file.description)), ("bytes", .number(output.bytes)),
      ("width", .number(output.width)), ("height", .number(output.height)),
    ]
    if let stamp = output.stamp { members.append(("stamp", Self.json(stamp))) }
    if let pixels = output.pixelFingerprint { members.append(("pixels", .string(pixels.description))) }
    if !output.inputs.isEmpty {
      members.append(("inputs", .array(output.inputs.map { .number(numbers[$0] ?? 0) })))
    }
    if !output.findings.isEmpty { members.append(("findings", .array(output.findings))) }
    return bytes + Self.line(members)
  }

  /// The line that says that there is no such picture any more.
  func removal(of path: String) -> [UInt8] { Self.line([("path", .string(path))]) }

  private mutating func file(_ input: BuildCache.Input) -> [UInt8] {
    guard numbers[input] == nil else { return [] }
    let number = numbers.count
    numbers[input] = number
    var members: [(String, JSONNode)] = [("file", .number(number)), ("path", .string(input.path))]
    if let fingerprint = input.fingerprint { members.append(("sha256", .string(fingerprint.description))) }
    if let known = files[input.path], known.fingerprint == input.fingerprint, let stamp = known.stamp {
      members.append(("stamp", Self.json(stamp)))
    }
    return Self.line(members)
  }

  private static func json(_ stamp: FileStamp) -> JSONNode {
    // As texts: numbers of JSON are exact only up to 2⁵³.
    .array(
      [stamp.size, stamp.time.seconds, stamp.time.nanoseconds].map { .string(String($0)) }
        + [.string(String(stamp.inode))])
  }

  private static func line(_ members: [(String, JSONNode)]) -> [UInt8] {
    Array((JSONWriter.text(of: .object(members), form: .compact) + "\n").utf8)
  }
}
