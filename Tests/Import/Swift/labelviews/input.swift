import SwiftUI
import UIKit

/// Labels with views that draw themselves, and with more texts than are shown.
struct Glyph: UIViewRepresentable {
  var image: UIImage

  func makeUIView(context: Context) -> UIImageView { UIImageView() }
  func updateUIView(_ view: UIImageView, context: Context) { view.image = image }
}

struct BerthToolbar: View {
  @ObservedObject var harbor: Harbor

  var body: some View {
    Menu {
      Button("Moor") {}
      Button {
      } label: {
        VStack {
          Text("Cast Off")
          Text("With the tide")
          Text("Before noon")
        }
      }
      Label {
        VStack {
          Text("The berth is taken")
          Text("Ask the harbor master")
        }
      } icon: {
        Image(systemName: "exclamationmark.triangle")
      }
    } label: {
      HStack {
        Glyph(image: harbor.image).frame(width: 24)
        Text("Berth")
        Text("3 free")
      }
    }
  }
}

struct PlainGlyph: View {
  var body: some View {
    Menu {
      Button("Moor") {}
    } label: {
      Glyph(image: UIImage())
    }
  }
}
