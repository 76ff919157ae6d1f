import SwiftUI

extension View {
  func choice(width: Double = 80) -> some View {
    pickerStyle(.menu)
      .frame(width: width)
  }

  func row() -> some View { self.padding().pickerStyle(.segmented) }
}

/// Pickers whose style a modifier of the sources sets.
struct CourseView: View {
  @State private var course = 2

  var body: some View {
    Picker("Course", selection: $course) {
      Text("North").tag(1)
      Divider()
      Text("South").tag(2)
    }
    .onChange(of: course) {}
    .choice()
    Picker("Speed", selection: $course) { Text("Slow").tag(1) }.row()
  }
}
