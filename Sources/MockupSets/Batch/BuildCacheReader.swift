import MockupFiles
import MockupHashing
import MenuModel

/// Reads what ``BuildCacheWriter`` writes; lines that make no sense, as the last one of a run that was killed, count for
/// nothing.
struct BuildCacheReader {
  /// What was read so far.
  private(set) var record = BuildCache()
  /// How many lines of pictures and files there were.
  private(set) var lineCount = 0
  private var files: [String: BuildCache.Input] = [:]
  /// The inputs of the picture before: those of the next are mostly the same, and need no memory of their own.
  private var inputs: [BuildCache.Input] = []

  /// Reads a line.
  mutating func take(_ line: ArraySlice<UInt8>) {
    guard let text = BuildCacheWriter.checked(line), let node = JSONReading(text).root, node["menumock"] == nil else {
      return
    }
    lineCount += 1
    if let name = node["file"]?.text, let path = node["path"]?.text {
      let fingerprint = node["sha256"]?.text.flatMap { Fingerprint($0) }
      files[name] = BuildCache.Input(path: path, fingerprint: fingerprint)
      if let fingerprint {
        record.files[path] = BuildCache.KnownFile(fingerprint: fingerprint, stamp: stamp(node["stamp"]))
      }
    } else if let path = node["path"]?.text {
      record.outputs[path] = output(node)
    }
  }

  private mutating func output(_ node: JSONNode) -> BuildCache.Output? {
    guard let source = node["source"]?.text.flatMap({ Fingerprint($0) }),
      let file = node["sha256"]?.text.flatMap({ Fingerprint($0) }), let bytes = node["bytes"]?.number?.integer,
      let width = node["width"]?.number?.value, let height = node["height"]?.number?.value
    else { return nil }
    var inputs: [BuildCache.Input] = []
    for place in node["inputs"]?.elements ?? [] {
      guard let input = place.text.flatMap({ files[$0] }) else { return nil }
      inputs.append(input)
    }
    if inputs != self.inputs { self.inputs = inputs }
    return BuildCache.Output(
      source: source, inputs: self.inputs, file: file, stamp: stamp(node["stamp"]), bytes: bytes, width: width,
      height: height, pixelFingerprint: node["pixels"]?.text.flatMap { Fingerprint($0) },
      findings: node["findings"]?.elements ?? [])
  }

  private func stamp(_ node: JSONNode?) -> FileStamp? {
    guard let parts = node?.elements, parts.count == 4, let size = parts[0].text.flatMap({ Int64($0) }),
      let seconds = parts[1].text.flatMap({ Int64($0) }), let nanoseconds = parts[2].text.flatMap({ Int64($0) }),
      let inode = parts[3].text.flatMap({ UInt64($0) })
    else { return nil }
    return FileStamp(
      size: size, time: FileStamp.Time(seconds: seconds, nanoseconds: nanoseconds), inode: inode)
  }
}
