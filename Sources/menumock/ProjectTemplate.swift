import MenuMockup
import MockupSets
import PositionedJSON

enum ProjectTemplate {
  struct File {
    /// Relative to the project's folder.
    var path: String
    var text: String
    /// Missing lines are appended to an existing file.
    var isAdded = false

    /// Appends the missing lines to an existing file; `nil` if nothing is missing.
    func addition(to bytes: [UInt8]?) -> [UInt8]? {
      guard isAdded, let bytes else { return nil }
      let known = Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { $0.drop { $0 == "/" } })
      let missingLines = text.split(separator: "\n").filter { !known.contains($0.drop { $0 == "/" }) }
      guard !missingLines.isEmpty else { return nil }
      let gap = bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]
      return bytes + gap + missingLines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
    }
  }

  /// In writing order.
  static var files: [File] {
    [
      File(path: "menus/note.json", text: document), File(path: ProjectFile.name, text: manifest),
      File(path: "schema/document.schema.json", text: JSONWriter.text(of: Inventory().documentSchema)),
      File(path: "schema/manifest.schema.json", text: JSONWriter.text(of: Inventory().manifestSchema)),
      File(path: ".vscode/settings.json", text: editorSettings),
      // Pictures and goldens are committed, the cache of builds is not.
      File(path: ".gitignore", text: "report/\n.menumock-batch.jsonl\n", isAdded: true),
    ]
  }

  private static let document = """
    {
      "$schema": "../schema/document.schema.json",
      "menu": {
        "title": "Note",
        "items": [
          { "title": "Duplicate", "systemImage": "plus.square.on.square" },
          { "title": "Rename…", "systemImage": "pencil" },
          { "type": "toggle", "title": "Pin to Top", "isOn": true, "systemImage": "pin" },
          "---",
          {
            "title": "Delete…",
            "systemImage": "trash",
            "role": "destructive",
            "requiresInput": true,
            "confirmation": { "title": "Delete this note?" }
          }
        ]
      }
    }

    """

  private static let manifest = """
    {
      "$schema": "schema/manifest.schema.json",
      "output": "{name}{~appearance}@{scale}x.{format}",
      "matrix": { "appearance": ["light", "dark"], "scale": [2] },
      "goldens": "goldens",
      "report": "report",
      "mockups": ["menus/**/*.json"]
    }

    """

  private static let editorSettings = """
    {
      "json.schemas": [
        { "fileMatch": ["/menus/**/*.json"], "url": "./schema/document.schema.json" },
        { "fileMatch": ["/menumock.json"], "url": "./schema/manifest.schema.json" }
      ]
    }

    """

  static let workflowPath = ".github/workflows/menus.yml"

  /// The workflow of a project.
  ///
  /// - Parameter folder: the project's folder in the repository.
  static func workflow(in folder: String) -> File {
    let version = MenumockVersion.current
    let name = JSONWriter.text(of: .string(folder), form: .compact)
    let directory = folder == "." ? "" : "\n        working-directory: \(name)"
    let report = folder == "." ? "report" : folder + "/report"
    let text = """
      name: Menus
      on: [push, pull_request]
      jobs:
        check:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@v4
            - uses: actions/setup-python@v5
              with: { python-version: "3.x" }
            - name: Install menumock
              run: pip install menumock==\(version) menumock-fonts==\(version)
            - name: Compare the pictures with their goldens
              run: menumock check --diagnostic-format github\(directory)
            - if: always()
              uses: actions/upload-artifact@v4
              with: { name: menumock-report, path: \(JSONWriter.text(of: .string(report), form: .compact)) }

      """
    return File(path: workflowPath, text: text)
  }
}
