import MenuPreview
import Testing

struct PreviewOptionsTests {
  @Test func writingIsAllowedUnlessItIsNot() {
    #expect(!PreviewOptions().isReadOnly)
    #expect(PreviewOptions(isReadOnly: true, port: 80).isReadOnly)
  }
}
