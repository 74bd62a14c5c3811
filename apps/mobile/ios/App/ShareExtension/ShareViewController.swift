import UIKit
import UniformTypeIdentifiers

/// Takes what another app shares, and leaves it where the app finds it when it is opened next: an extension may open no
/// app. Any app on the phone can send it: a file's name is only shown, and what is larger than we take is left out.
@objc(ShareViewController)
class ShareViewController: UIViewController {
    private let mostFiles = 30
    private let mostBytes = 50 * 1024 * 1024

    private var shared = Handoff.Shared()
    /// What the other app answers comes on any queue.
    private let answers = DispatchQueue(label: "com.angan.office.share")

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let folder = try? Handoff.newFolder() else { return end(false) }
        let items = (extensionContext?.inputItems ?? []).compactMap { $0 as? NSExtensionItem }
        let providers = items.flatMap { $0.attachments ?? [] }
        let group = DispatchGroup()
        for provider in providers.prefix(mostFiles) { take(provider, into: folder, group) }
        group.notify(queue: answers) {
            self.shared.missed += max(0, providers.count - self.mostFiles)
            let isThere = (try? Handoff.finish(self.shared, in: folder)) != nil
            DispatchQueue.main.async { self.end(isThere) }
        }
    }

    private func take(_ provider: NSItemProvider, into folder: URL, _ group: DispatchGroup) {
        group.enter()
        if let type = fileType(of: provider) {
            provider.loadFileRepresentation(forTypeIdentifier: type.identifier) { url, _ in
                // The file is there only until this returns.
                let file = url.flatMap { self.copy($0, provider.suggestedName, type, into: folder) }
                self.answers.async {
                    if let file = file { self.shared.files.append(file) } else { self.shared.missed += 1 }
                    group.leave()
                }
            }
        } else if provider.canLoadObject(ofClass: URL.self) {
            _ = provider.loadObject(ofClass: URL.self) { url, _ in
                self.add(url.map { $0.absoluteString }, group)
            }
        } else if provider.canLoadObject(ofClass: String.self) {
            _ = provider.loadObject(ofClass: String.self) { text, _ in self.add(text, group) }
        } else {
            add(nil, group)
        }
    }

    private func add(_ text: String?, _ group: DispatchGroup) {
        answers.async {
            if let text = text {
                self.shared.text = self.shared.text.isEmpty ? text : "\(self.shared.text)\n\(text)"
            } else {
                self.shared.missed += 1
            }
            group.leave()
        }
    }

    /// The type of a file; nil for what is a message or a link. A chat that WhatsApp exports is an archive.
    private func fileType(of provider: NSItemProvider) -> UTType? {
        let types = provider.registeredTypeIdentifiers.compactMap { UTType($0) }
        if let type = types.first(where: { $0.conforms(to: .image) || $0.conforms(to: .zip) }) { return type }
        let isFile = types.contains { $0.conforms(to: .fileURL) }
        return isFile ? types.first { $0.conforms(to: .data) && !$0.conforms(to: .url) } : nil
    }

    private func copy(_ url: URL, _ name: String?, _ type: UTType, into folder: URL) -> Handoff.File? {
        let size = (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? nil
        guard let bytes = size, bytes <= mostBytes else { return nil }
        // The web view tells the type of a file by its ending.
        let ending = type.preferredFilenameExtension.map { ".\($0)" } ?? ""
        let stored = UUID().uuidString + ending
        do {
            try FileManager.default.copyItem(at: url, to: folder.appendingPathComponent(stored))
        } catch {
            return nil
        }
        let shown = url.lastPathComponent.isEmpty ? (name ?? "") : url.lastPathComponent
        return Handoff.File(stored: stored, name: shown, type: type.preferredMIMEType ?? "")
    }

    private func end(_ isThere: Bool) {
        let words = Words.ofPhone
        let alert = UIAlertController(
            title: "Angan", message: isThere ? words.taken : words.failed, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: words.done, style: .default) { _ in
            self.extensionContext?.completeRequest(returningItems: nil)
        })
        present(alert, animated: true)
    }
}

/// What the extension says, in the languages of the app.
private struct Words {
    let taken: String
    let failed: String
    let done: String

    static var ofPhone: Words {
        let language = Bundle.preferredLocalizations(from: Array(known.keys), forPreferences: Locale.preferredLanguages)
        return known[language.first ?? "en"] ?? english
    }

    private static let english = Words(
        taken: "Open Angan to go on.",
        failed: "This could not be taken. Make room on the phone, then share it again.",
        done: "Done")
    private static let known: [String: Words] = [
        "en": english,
        "hi": Words(
            taken: "आगे बढ़ने के लिए Angan खोलें।",
            failed: "यह नहीं लिया जा सका। फ़ोन में जगह बनाएँ, फिर दोबारा शेयर करें।",
            done: "ठीक है"),
        "gu": Words(
            taken: "આગળ વધવા Angan ખોલો.",
            failed: "આ લઈ શકાયું નહીં. ફોનમાં જગ્યા કરો, પછી ફરી શેર કરો.",
            done: "બરાબર")
    ]
}
