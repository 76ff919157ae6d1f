import SwiftUI
import UIKit

struct HarborView: View {
  var body: some View {
    List {
      Text("Ferry")
        #if targetEnvironment(macCatalyst)
          .contextMenu {
            Button("Cast Off") {}
            #if targetEnvironment(macCatalyst)
              Button("Show in Dock") {}
            #else
              Button("Show on Phone") {}
            #endif
          }
        #endif
      Text("Tug")
        #if !targetEnvironment(macCatalyst)
          .contextMenu {
            Button("Tow") {}
          }
        #endif
    }
  }
}
