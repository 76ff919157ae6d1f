import MenuExport
import Testing

struct FrameworkTests {
  @Test func namesAreThoseOfTheCommandLine() {
    #expect(Framework.allCases.map(\.rawValue) == ["swiftui", "uikit", "appkit"])
  }
}
