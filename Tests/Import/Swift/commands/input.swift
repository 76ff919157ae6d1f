import SwiftUI

@main struct PaperApp: App {
  var body: some Scene {
    WindowGroup { Text("Paper") }
      .commands {
        SidebarCommands()
        CommandGroup(replacing: .appInfo) { Button("About Paper") {} }
        CommandGroup(replacing: .newItem) {
          Button("New Sheet") {}.keyboardShortcut("n")
          Menu("New From") { Button("Clipboard") {} }
        }
        CommandGroup(after: .saveItem) { Button("Export…") {}.keyboardShortcut("e", modifiers: [.shift, .command]) }
        CommandMenu("Sheet") {
          SheetItems()
          Picker("Paper Size", selection: .constant(Size.a4)) {
            ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
          }
        }
        MarkupCommands()
        CommandGroup(replacing: .help) { Link("Paper Help", destination: help) }
      }
    MenuBarExtra("Paper", systemImage: "doc") {
      Button("Open Paper") {}
      Divider()
      Button("Quit") {}.keyboardShortcut("q")
    }
  }
}

enum Size: String, CaseIterable { case a4 = "A4", letter = "Letter" }

struct SheetItems: View {
  var body: some View {
    Button("Turn Over") {}.keyboardShortcut(.rightArrow, modifiers: [.command, .option])
    Button("Remove") {}.keyboardShortcut(.delete, modifiers: [])
      .modifierKeyAlternate(.option) { Button("Remove All") {} }
  }
}

struct MarkupCommands: Commands {
  var body: some Commands {
    CommandMenu("Markup") { Button("Highlight") {}.keyboardShortcut("+") }
    CommandGroup(before: .toolbar) { Button("Zoom In") {} }
  }
}

struct ToolCommands: Commands {
  var body: some Commands {
    CommandMenu("Tools") { Button("Measure") {} }
  }
}

struct ClipsApp: App {
  @AppStorage("isShown") private var isShown = true

  var body: some Scene {
    MenuBarExtra(
      isInserted: $isShown,
      content: {
        Button("Open Clips") {}
        Button("Quit Clips") {}
      },
      label: { Label("Clips", systemImage: "paperclip") })
  }
}
