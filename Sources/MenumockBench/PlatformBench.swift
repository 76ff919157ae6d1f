import MenuDocument
import MenuMockup
import MockupSets
import PositionedJSON

/// Renders one menu for each platform, and a whole screen.
struct PlatformBench {
  /// Images per subject. Subjects alternate, so that a busy moment affects all alike.
  var pictures = 60
  /// Unmeasured images per subject.
  var warmUps = 5

  private enum Subject {
    case menu(BenchTheme)
    case scene

    var name: String {
      switch self {
      case .menu(let theme): theme.name
      case .scene: "scene"
      }
    }

    var theme: BenchTheme {
      switch self {
      case .menu(let theme): theme
      case .scene: BenchTheme(name: "ipados-26", platform: .iPadOS)
      }
    }

    func document(_ number: Int) -> [UInt8] {
      switch self {
      case .menu(let theme): SampleMenu.variant(number, of: theme)
      case .scene: SampleMenu.scene(number)
      }
    }
  }

  /// Returns the processor time of each stage for each subject, in display order.
  func run() throws -> JSONNode {
    let subjects = BenchTheme.newest.map(Subject.menu) + [.scene]
    let lines = try subjects.map { try StageLine($0.theme) }
    var watches = subjects.map { _ in Stopwatch() }
    for number in 0..<(warmUps + pictures) {
      if number == warmUps { watches = subjects.map { _ in Stopwatch() } }
      for (index, subject) in subjects.enumerated() {
        _ = try lines[index].run(subject.document(number), &watches[index])
      }
    }
    return .object(zip(subjects, watches).map { ($0.name, $1.json) })
  }
}
