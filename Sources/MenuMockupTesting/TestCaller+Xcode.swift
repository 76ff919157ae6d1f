import MockupFiles

#if canImport(XCTest) && canImport(ObjectiveC)
  import Foundation
  import MenuMockup
  import XCTest

  extension TestCaller {
    /// Attaches the images to Xcode's test result; XCTest on other platforms has no attachments.
    func attach(_ images: [MockupFailure.Image]) {
      guard !images.isEmpty, Thread.isMainThread else { return }
      MainActor.assumeIsolated {
        XCTContext.runActivity(named: "Pictures") { activity in
          for image in images {
            let attachment = XCTAttachment(
              data: Data(image.bytes), uniformTypeIdentifier: Self.uniformType(of: image.name))
            attachment.name = image.name
            attachment.lifetime = .keepAlways
            activity.add(attachment)
          }
        }
      }
    }

    private static func uniformType(of name: String) -> String {
      switch FileSystem.ending(of: name) {
      case "svg": "public.svg-image"
      case "apng": "public.png"
      case "pdf": "com.adobe.pdf"
      case "html": "public.html"
      default: "public.png"
      }
    }
  }
#endif
