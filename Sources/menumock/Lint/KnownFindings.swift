import MenuLint
import MockupFiles
import PositionedJSON

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

  /// What writes a baseline to a file.
  static func writer(to path: String) -> BaselineWriter {
    let folder = path == "-" ? "." : FileSystem.folder(of: path)
    return BaselineWriter { name($0, from: folder) }
  }

  /// The known findings in files that are not there any more.
  ///
  /// - Parameter judged: files that are judged, and tell themselves.
  func entries(ofMissingFilesBesides judged: Set<String>) -> [Baseline.Entry] {
    let judged = Set(judged.map { Self.name($0, from: folder) })
    let missing = baselines.keys.filter { file in
      file != "<stdin>" && !judged.contains(file) && !FileSystem.exists(FileSystem.path(file, in: folder))
    }
    return missing.sorted().flatMap { baselines[$0]?.entries ?? [] }
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
