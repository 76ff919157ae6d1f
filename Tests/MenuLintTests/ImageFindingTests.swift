import MenuDescriptions
import MenuLint
import MenuMockup
import MockupSets
import PositionedJSON
import TestSupport
import Testing

@Suite("Findings of pictures")
struct ImageFindingTests {
  private static let document = #"""
    {
      "menu": {
        "items": [
          "Rename...", { "title": "Print", "callout": 7 },
          { "type": "menu", "title": "Share", "items": ["Show sidebar"] }
        ]
      }
    }
    """#

  @Test("A picture has findings on request, and the same pixels")
  func findings() throws {
    var options = RenderOptions()
    let plain = try Renderer().render(Source(Self.document), options: options)
    #expect(plain.findings.isEmpty)
    options.lint = RuleSelection()
    let judged = try Renderer().render(Source(Self.document), options: options)
    #expect(judged.findings.map(\.rule) == ["three-dots", "title-case"])
    #expect(judged.bytes == plain.bytes)
  }

  @Test("Findings are numbered in the picture, those of a closed submenu at its row, and explained in the legend")
  func annotations() throws {
    var options = RenderOptions()
    options.annotatesFindings = true
    let picture = try Renderer().render(Source(Self.document), options: options)
    #expect(picture.legend.entries.map(\.mark) == ["1", "2"])
    #expect(picture.legend.entries.map(\.title) == ["Rename...", "Share"])
    #expect(picture.legend.markdown.contains("three-dots") && picture.legend.markdown.contains("title-case"))
  }

  @Test("Each frame has its own numbers, and findings without an item are at the first")
  func frames() throws {
    let document = #"""
      {
        "presentation": "pullDownButton", "button": { "title": "Add" },
        "menu": { "items": ["New Note", "Scan..."] },
        "frames": [{ "caption": "Before" }, { "caption": "After", "menu": { "items": ["New Note", "Scan", "Print"] } }]
      }
      """#
    var options = RenderOptions()
    options.annotatesFindings = true
    let picture = try Renderer().render(Source(document), options: options)
    #expect(picture.legend.entries.map(\.title) == ["New Note", "Scan..."])
    #expect(picture.legend.entries.first?.help?.contains("pull-down-too-short") == true)
  }

  @Test("A worker returns findings on request")
  func worker() throws {
    let worker = DrawingWorker()
    func rules(_ request: String) throws -> [String] {
      let answer = try #require(JSONReading(worker.respond(Array(request.utf8))).root)
      return (answer["findings"]?.elements ?? []).compactMap { $0["rule"]?.text }
    }
    let document = #""document": {"menu": {"items": ["Rename..."]}}"#
    #expect(try rules("{\(document), \"lint\": true}") == ["three-dots"])
    #expect(try rules("{\(document), \"lint\": false}") == [])
    #expect(try rules("{\(document)}") == [])
  }

  @Test("Findings of pictures equal those of lint, and are read back unchanged")
  func values() throws {
    var options = RenderOptions()
    options.lint = RuleSelection()
    let source = Source(Self.document, name: "menu.json")
    let remarks = try Renderer().render(source, options: options).findings
    let findings = Linter().lint(source).findings
    #expect(remarks == findings.map(Remark.finding))
    #expect(remarks.map(\.description) == findings.map(\.description))
    #expect(findings.contains { $0.fix != nil })
    for remark in remarks {
      let read = try #require(Remark(json: remark.json))
      #expect(JSONWriter.text(of: read.json) == JSONWriter.text(of: remark.json))
      #expect(read.description == remark.description)
    }
    let note = Diagnostic(.note, file: "a.json", at: .root, "it is so", expected: "it were not")
    #expect(Remark(json: note.json) == .diagnostic(note))
    #expect(Remark(json: .object([("rule", "three-dots")])) == nil && Remark(json: .array([])) == nil)
  }

  @Test("A finding with several locations keeps them when read back")
  func relatedPlaces() throws {
    let text = #"{"menu": {"items": ["Copy", "Paste", "Copy"]}}"#
    let finding = try #require(Linter().lint(Source(text)).findings.first)
    #expect(finding.related.count == 1)
    let read = try #require(Finding(json: finding.json))
    #expect(read.related.map(\.path) == finding.related.map(\.path) && read.fingerprint == finding.fingerprint)
  }
}
