import MenuLint
import MenuModel
import MockupFiles

/// A baseline in a file, which names documents from its own folder.
struct KnownFindings {
  /// What is known, by the file that it is about.
  private let baselines: [String: Baseline]
  private let folder: String

  /// Reads a file.
  init(path: String) throws(Failure) {
    let bytes = try CommandInput.read(path)
    var diagnostics = Diagnostics(file: path)
    guard let baseline = Baseline(bytes, diagnostics: &diagnostics) else {
      Console.say(diagnostics.inOrder)
      throw Failure(message: "\(path): no baseline", status: .badInput)
    }
    baselines = baseline.byFile
    folder = FileSystem.folder(of: path)
  }

  /// Writes findings to a file.
  static func write(_ findings: [Finding], to path: String) throws(Failure) {
    let folder = path == "-" ? "." : FileSystem.folder(of: path)
    try OutputFile(path: path).write(Baseline(findings) { name($0, from: folder) }.bytes)
  }

  /// The findings in some files that are not known, and the known ones that are no longer found there.
  func subtract(from findings: [Finding], in files: [String]) -> (new: [Finding], stale: [Baseline.Entry]) {
    let baseline = Baseline(files.flatMap { baselines[Self.name($0, from: folder)]?.entries ?? [] })
    return baseline.subtract(from: findings) { Self.name($0, from: folder) }
  }

  /// What the baseline in a folder calls a file.
  static func name(_ file: String, from folder: String) -> String {
    file == "<stdin>" ? file : FilePlace.relative(file, from: folder)
  }
}
