import SwiftUI

struct HelmView: View {
  @State private var course = 2
  @State private var isLocked = true
  let crew: Crew

  var body: some View {
    VStack {
      CourseMenu(title: "Course", name: crew.name, course: $course, isLocked: $isLocked, isLit: .constant(true))
      LampMenu(isLit: $isLocked)
      LampMenu(isLit: .constant(false))
    }
  }
}

/// The only use of the view passes constants and the state of another view.
struct CourseMenu: View {
  let title: String
  let name: String
  @Binding var course: Int
  @Binding var isLocked: Bool
  @Binding var isLit: Bool

  var body: some View {
    Menu(title) {
      Button(name) {}
      Picker("Course", selection: $course) {
        Text("North").tag(1)
        Text("South").tag(2)
      }
      Toggle("Locked", isOn: $isLocked)
      Toggle("Lit", isOn: $isLit)
      if isLocked { Button("Unlock") {} }
    }
  }
}

/// Several uses differ.
struct LampMenu: View {
  @Binding var isLit: Bool

  var body: some View {
    Menu("Lamp") { Toggle("Lit", isOn: $isLit) }
  }
}

#Preview {
  CourseMenu(
    title: "Preview", name: "", course: .constant(1), isLocked: .constant(false), isLit: .constant(false))
}
