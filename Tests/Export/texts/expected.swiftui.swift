import SwiftUI

/// Texts that code has to be careful with
struct TextsThatCodeHasToBeMenu: View {
  @State private var isDefault = true
  @State private var showTheSidebarWithTheFolders = false

  var body: some View {
    Menu("Texts That Code Has To Be Careful With") {
      Button("Say “Hello”", action: sayHello)
      Button("Say \"Hello\"", action: sayHello2)
      Button("C:\\temp", action: cTemp)
      Button("\\(name)", action: name)
      Button("複製", action: action)
      Button("消去", action: action2)
      Button("\u{202E}abc\u{202C}", action: abc)
      Button("\u{301}", action: action3)
      Button("👩‍👩‍👧", action: action4)
      Button("", action: action5)
      Button("   ", action: action6)
      Button("50 %", action: action7)
      Button("Import", action: performImport)
      Button("Help", action: performHelp)
      Button("Body", action: performBody)
      Button("Don’t Save", action: dontSave)
      Button("PDF Pages", action: pdfPages)
      Button("URLs", action: urLs)
      Button("Copy", action: copy)
      Button("Copy", action: copy2)
      Button(
        "A title that is so long that no line of a hundred columns has room for it, which is not what a menu should have",
        action: aTitleThatIsSoLong
      )
      Toggle("Default", isOn: $isDefault)
      Button(
        showTheSidebarWithTheFolders
          ? "Hide the sidebar with the folders and the tags of all accounts"
          : "Show the sidebar with the folders and the tags"
      ) { showTheSidebarWithTheFolders.toggle() }
    }
  }

  private func sayHello() {}
  private func sayHello2() {}
  private func cTemp() {}
  private func name() {}
  private func action() {}
  private func action2() {}
  private func abc() {}
  private func action3() {}
  private func action4() {}
  private func action5() {}
  private func action6() {}
  private func action7() {}
  private func performImport() {}
  private func performHelp() {}
  private func performBody() {}
  private func dontSave() {}
  private func pdfPages() {}
  private func urLs() {}
  private func copy() {}
  private func copy2() {}
  private func aTitleThatIsSoLong() {}
}
