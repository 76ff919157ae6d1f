import PositionedJSON
import Testing

/// Workflow commands for GitHub's runner: no text of a file can end one, or begin another.
@Suite struct WorkflowCommandTests {
  @Test func allOfIt() {
    var command = WorkflowCommand(.error, "100 %\r\n::error::x, y: z")
    command.file = "a,b:c%.json"
    command.title = "one, two: three"
    command.lines = 3...3
    command.columns = (5, 9)
    #expect(
      command.text
        == "::error file=a%2Cb%3Ac%25.json,line=3,endLine=3,col=5,endColumn=9,title=one%2C two%3A three::"
        + "100 %25%0D%0A::error::x, y: z")
  }

  @Test func aMessageAlone() {
    #expect(WorkflowCommand(.notice, "x").text == "::notice::x")
  }

  @Test func placesNeedAFile() {
    var command = WorkflowCommand(.warning, "x")
    command.lines = 1...2
    #expect(command.text == "::warning::x")
  }
}
