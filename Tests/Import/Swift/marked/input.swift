import SwiftUI

enum Course: String, CaseIterable, Identifiable {
  case north, south
  var id: String { rawValue }
  var title: String { rawValue.capitalized }
}

/// Exclusive choices made of buttons with a checkmark.
struct CourseView: View {
  @State private var course = Course.north
  let wind: Course
  @State private var seen: Set<Course> = []

  var body: some View {
    Menu {
      ForEach(Course.allCases) { one in
        Button {
          course = one
        } label: {
          HStack {
            Text(one.title)
            if one == course { Image(systemName: "checkmark") }
          }
        }
      }
    } label: {
      Label(course.title, systemImage: "arrow.up")
    }
    Menu("Wind") {
      Button("Ask") {}
      Divider()
      ForEach(Course.allCases) { one in
        Button {} label: { Label(one.title, systemImage: wind == one ? "checkmark" : "") }
      }
    }
    Menu("Beside") {
      Button("Ask") {}
      ForEach(Course.allCases) { one in
        Button {} label: { Label(one.title, systemImage: course == one ? "checkmark" : "") }
      }
    }
    Menu("Several") {
      ForEach(Course.allCases) { one in
        Button {} label: {
          Text(one.title)
          if seen.contains(one) { Image(systemName: "checkmark") }
        }
      }
    }
  }
}
