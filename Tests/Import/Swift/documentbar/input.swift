import SwiftUI

// The menu bar of an app with documents.
@main struct ChartApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Chart()) { ChartView(chart: $0.$document) }
      .commands {
        ToolbarCommands()
        InspectorCommands()
        ImportFromDevicesCommands()
        TextFormattingCommands()
        CommandGroup(after: .saveItem) { Button("Export as PDF…") {} }
      }
  }
}
