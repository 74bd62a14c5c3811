import Capacitor
import UIKit

/// What another app shared by way of the share extension, as the event "shared": text, and files in our cache. The same
/// message as Android's, by apps/mobile/own/android.
@objc(ShareInPlugin)
public class ShareInPlugin: CAPPlugin, CAPBridgedPlugin {
    public let identifier = "ShareInPlugin"
    public let jsName = "ShareIn"
    public let pluginMethods: [CAPPluginMethod] = []

    /// One share after the other, and none twice.
    private let queue = DispatchQueue(label: "com.angan.office.share-in")

    override public func load() {
        // Of the last time: what was taken over is uploaded, what was not is not asked for again.
        if let place = place { try? FileManager.default.removeItem(at: place) }
        NotificationCenter.default.addObserver(
            self, selector: #selector(take), name: UIApplication.didBecomeActiveNotification, object: nil)
        take()
    }

    private var place: URL? {
        FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
            .appendingPathComponent("shared-in", isDirectory: true)
    }

    @objc private func take() {
        queue.async { [weak self] in
            guard let self = self, let place = self.place else { return }
            for (folder, shared) in Handoff.take(into: place) { self.tell(shared, in: folder) }
        }
    }

    private func tell(_ shared: Handoff.Shared, in folder: URL) {
        let files = shared.files.map { file in
            [
                "path": folder.appendingPathComponent(file.stored).absoluteString,
                "name": file.name,
                "type": file.type
            ]
        }
        // Kept until the web app listens: it may only be starting.
        notifyListeners(
            "shared",
            data: ["text": shared.text, "files": files, "missed": shared.missed],
            retainUntilConsumed: true)
    }
}
