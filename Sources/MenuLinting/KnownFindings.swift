package import MenuLint
import MockupFiles
package import PositionedJSON

/// A baseline in a file, which names documents from its own folder.
package struct KnownFindings {
  private let baselines: [String: Baseline]
  private let folder: String

  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: where it is.
  ///   - diagnostics: takes what is wrong with it.
  package init?(_ bytes: [UInt8], path: String, diagnostics: inout Diagnostics) {
    guard let baseline = Baseline(bytes, diagnostics: &diagnostics) else { return nil }
    baselines = baseline.byFile
    folder = FileSystem.folder(of: path)
  }

  /// What writes a baseline to a file.
  package static func writer(to path: String) -> BaselineWriter {
    let folder = path == "-" ? "." : FileSystem.folder(of: path)
    return BaselineWriter { name($0, from: folder) }
  }

  /// The known findings in files that no longer exist.
  ///
  /// - Parameter judged: files that are judged, and report their own.
  func entries(ofMissingFilesBesides judged: Set<String>) -> [Baseline.Entry] {
    let judged = Set(judged.map { Self.name($0, from: folder) })
    let missing = baselines.keys.filter { file in
      file != LintInput.standardInput && !judged.contains(file) && !FileSystem.exists(FileSystem.path(file, in: folder))
    }
    return missing.sorted().flatMap { baselines[$0]?.entries ?? [] }
  }

  /// The findings in some files that are not known, and the known ones that are no longer found there.
  func subtract(from findings: [Finding], in files: [String]) -> (new: [Finding], stale: [Baseline.Entry]) {
    let baseline = Baseline(files.flatMap { baselines[Self.name($0, from: folder)]?.entries ?? [] })
    return baseline.subtract(from: findings) { Self.name($0, from: folder) }
  }

  /// The name of a file in the baseline of a folder.
  private static func name(_ file: String, from folder: String) -> String {
    file == LintInput.standardInput ? file : FilePlace.relative(file, from: folder)
  }
}
