import SwiftUI

private typealias Section = Card

struct Card<Content: View>: View {
  var content: () -> Content

  var body: some View { VStack { content() } }
}

private struct Divider: View {
  var body: some View { Text("A divider of this file only") }
}

struct LoginView: View {
  typealias Toggle = Card

  var body: some View {
    Menu("Log In") {
      Section { Button("Code") {} }
      Divider()
    }
  }
}
