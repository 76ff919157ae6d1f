import Testing

import MenuPreview

@Suite struct PreviewOptionsTests {
  @Test func writingIsAllowedUnlessItIsNot() {
    #expect(!PreviewOptions().isReadOnly)
    #expect(PreviewOptions(isReadOnly: true, port: 80).isReadOnly)
  }

  @Test func editorsAreNamedOrCommands() {
    #expect(EditorChoice("page") == .page)
    #expect(EditorChoice("vscode") == .visualStudioCode)
    #expect(EditorChoice("xcode") == .xcode)
    #expect(EditorChoice("vim +{line} {file}") == .command(["vim", "+{line}", "{file}"]))
    #expect(EditorChoice(" ") == nil)
  }

  @Test func commandsGetThePlace() throws {
    let editor = try #require(EditorChoice("code --goto {file}:{line}:{column}"))
    #expect(editor.words(file: "/a b/c.json", line: 3, column: 7) == ["code", "--goto", "/a b/c.json:3:7"])
    #expect(EditorChoice("nano")?.words(file: "/c.json", line: 3, column: 7) == ["nano", "/c.json"])
    #expect(EditorChoice.page.words(file: "/c.json", line: 1, column: 1) == nil)
  }

  @Test func addressesAreEscaped() {
    let choice = EditorChoice.visualStudioCode
    #expect(choice.address(file: "/a b/ü?.json", line: 3, column: 7) == "vscode://file/a%20b/%C3%BC%3F.json:3:7")
    #expect(EditorChoice.xcode.address(file: "/c.json", line: 3, column: 7) == "xcode://open?file=/c.json&line=3")
  }
}
