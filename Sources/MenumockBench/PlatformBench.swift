import MenuDocument
import MenuMockup
import MockupSets
import PositionedJSON

/// One menu as each platform draws it, and a whole screen.
struct PlatformBench {
  /// How many pictures of each are timed; they take turns, so that a busy moment hits all alike.
  var pictures = 60
  /// How many are drawn before.
  var warmUps = 5

  /// What is drawn.
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

  /// The processor time of each stage for each subject, in the order in which they are to be shown.
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
