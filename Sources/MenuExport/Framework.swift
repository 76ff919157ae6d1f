/// A framework to export menus to; raw values are names on the command line.
package enum Framework: String, CaseIterable, Hashable, Sendable {
  case swiftUI = "swiftui"
  case uiKit = "uikit"
  case appKit = "appkit"
}
