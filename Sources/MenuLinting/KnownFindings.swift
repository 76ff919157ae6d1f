package import MenuLint
import MockupFiles
package import PositionedJSON

/// A baseline file, which names documents relative to its folder.
package struct KnownFindings {
  private let baselines: [String: Baseline]
  private let folder: String

  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - path: the path of the file.
  ///   - diagnostics: receives the errors.
  package init?(_ bytes: [UInt8], path: String, diagnostics: inout Diagnostics) {
    guard let baseline = Baseline(bytes, diagnostics: &diagnostics) else { return nil }
    baselines = baseline.byFile
    folder = FileSystem.folder(of: path)
  }

  package static func writer(to path: String) -> BaselineWriter {
    let folder = path == "-" ? "." : FileSystem.folder(of: path)
    return BaselineWriter { name($0, from: folder) }
  }

  /// Returns the known findings of files that no longer exist.
  ///
  /// - Parameter checked: linted files, which report their own entries.
  func entries(ofMissingFilesBesides checked: Set<String>) -> [Baseline.Entry] {
    let checked = Set(checked.map { Self.name($0, from: folder) })
    let missing = baselines.keys.filter { file in
      file != LintInput.standardInput && !checked.contains(file)
        && !FileSystem.exists(FileSystem.path(file, in: folder))
    }
    return missing.sorted().flatMap { baselines[$0]?.entries ?? [] }
  }

  /// Returns the new findings of files, and the known ones that no longer occur there.
  func subtract(from findings: [Finding], in files: [String]) -> (new: [Finding], stale: [Baseline.Entry]) {
    let baseline = Baseline(files.flatMap { baselines[Self.name($0, from: folder)]?.entries ?? [] })
    return baseline.subtract(from: findings) { Self.name($0, from: folder) }
  }

  private static func name(_ file: String, from folder: String) -> String {
    file == LintInput.standardInput ? file : FilePaths.relative(file, from: folder)
  }
}
