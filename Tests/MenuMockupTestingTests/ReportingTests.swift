import MenuDocument
import MenuLint
import MenuMockup
import Synchronization
import Testing

import MenuMockupTesting

/// Failures reported to Swift Testing.
@Suite struct ReportingTests {
  @Test func pathsStartFromTheTest() {
    expectMockup(
      "Mock ups/sort menu.json", matches: "Mock ups/sort menu.png", options: Workbench.options,
      appearances: [.light, .dark])
  }

  @Test func aFailureStandsAtTheLineOfTheTest() {
    let line = #line + 2
    withKnownIssue {
      expectMockup(.json("{"), matches: "none.png", record: .never)
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
        && "\(issue.comments)".contains("none.png: not rendered")
    }
  }

  @Test func findingsOfTheGuidelinesAreIssues() {
    expectNoFindings("Mock ups/sort menu.json")
    expectNoFindings(.json(#"{"menu": {"items": ["Rename..."]}}"#), from: .error)
    let line = #line + 2
    withKnownIssue {
      expectNoFindings(.json(#"{"menu": {"items": ["Rename..."]}}"#))
    } matching: { issue in
      issue.sourceLocation?.line == line && "\(issue.comments)".contains("[three-dots]")
    }
  }

  @Test func everyFailureIsAnIssue() {
    let count = Atomic(0)
    withKnownIssue {
      expectMockup(.json("{"), matches: "none.png", appearances: [.light, .dark], record: .never)
    } matching: { _ in
      count.add(1, ordering: .relaxed)
      return true
    }
    #expect(count.load(ordering: .relaxed) == 2)
  }

  @Test func aSettingThatIsWrongIsAnIssue() {
    withKnownIssue {
      expectMockup("Mock ups/sort menu.json", matches: "none.png", threshold: 2)
    } matching: {
      "\($0.comments)".contains("expected a threshold from 0 to 1, found 2.0")
    }
    withKnownIssue {
      expectMockups("no.json", match: "Goldens")
    } matching: {
      "\($0.comments)".contains("the file does not exist")
    }
  }

  @Test func manyTestsDrawAtTheSameTime() async throws {
    let pool = RendererPool(count: 2)
    let source = Source(#"{ "menu": { "items": ["Copy", { "title": "Paste", "systemImage": "trash" }] } }"#)
    let expected = try Renderer().render(source).bytes
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<8 {
        group.addTask {
          let resources = Resources(symbolFolders: index == 4 ? ["/nowhere"] : [])
          return pool.withRenderer(resources) { (try? $0.render(source))?.bytes } == expected
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }

  @Test(arguments: [(-1, 1), (0, 1), (1, 1), (3, 3)]) func aPoolHasOneRendererAtLeast(requested: Int, count: Int) {
    #expect(RendererPool(count: requested).count == count)
  }

  @Test func aRendererIsKeptForItsResourcesOnly() {
    let pool = RendererPool(count: 1)
    func renderer(_ resources: Resources) -> ObjectIdentifier { pool.withRenderer(resources) { ObjectIdentifier($0) } }
    let usual = Resources()
    #expect(renderer(usual) == renderer(usual))
    // The new renderer is created before the old one is released, so their addresses differ.
    #expect(renderer(usual) != renderer(Resources(symbolFolders: ["/nowhere"])))
  }
}
