import SwiftUI

struct TickMenu: View {
  // TODO: Supply ‹Texts.short›.
  let textsShort: String
  // TODO: Supply ‹Texts.long›.
  let textsLong: String
  // TODO: Supply ‹spans.text(of: span)›.
  let spansTextOfSpan: String
  // TODO: Supply ‹spans.text(of: span) 2›.
  let spansTextOfSpan2: String

  enum Step: String {
    case short
    case long
  }

  struct Clock: Hashable {
    var name: String
  }

  @State private var step = Step.short
  @State private var clock: String?
  // TODO: Supply ‹clock.name› of each element.
  let clocks: [Clock]
  // TODO: Supply ‹clock.name› of each element.
  let clocks2: [Clock]
  @State private var span = "60"

  var body: some View {
    Menu("Tick") {
      Picker("Step", selection: $step) {
        Text(textsShort).tag(Step.short)
        Text(textsLong).tag(Step.long)
      }
      .pickerStyle(.inline)
      Picker("Clock", selection: $clock) {
        Text("None").tag("None")
        ForEach(clocks, id: \.self) { clock2 in
          Text(clock2.name).tag(clock2.name)
        }
        ForEach(clocks2, id: \.self) { clock3 in
          Text(clock3.name).tag(clock3.name)
        }
      }
      .pickerStyle(.inline)
      Picker("Span", selection: $span) {
        Text(spansTextOfSpan).tag("30")
        Text(spansTextOfSpan2).tag("60")
      }
      .pickerStyle(.inline)
    }
  }
}
