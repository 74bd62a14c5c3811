import { after, all, before, type Change, instead } from './change.ts';
import { addShareExtension } from './share-extension.ts';

const project = 'App/App.xcodeproj/project.pbxproj';
const info = 'App/App/Info.plist';

/** What the phone shows its person when the app asks; App Review reads them too. */
export const iosReasons = {
  NSCameraUsageDescription: 'Photos that you take of a property or a document go into its record.',
  NSPhotoLibraryUsageDescription: 'Photos that you choose go into the record of a property, project or deal.',
  NSLocationWhenInUseUsageDescription: 'Where you are is noted when you check in at a visit, and shown on the map.',
  NSFaceIDUsageDescription: 'Face ID opens Angan where you have it locked.',
  NSContactsUsageDescription:
    'Contacts that you import become people of your office; nothing is read unless you ask for it.',
  NSMicrophoneUsageDescription: 'Records a voice note that you send to a client on WhatsApp.',
} as const;

const entries = Object.entries(iosReasons)
  .map(([key, why]) => `\t<key>${key}</key>\n\t<string>${why}</string>\n`)
  .join('');

/** Ids of our own in the project; Xcode makes such by chance. */
const ids = {
  release: 'A46A00000000000000000001',
  privacy: 'A46A00000000000000000002',
  shipped: 'A46A00000000000000000003',
};

export const iosChanges: readonly Change[] = [
  {
    file: info,
    why: 'permissions with their reasons; nothing but HTTPS, so no question about encryption; languages',
    make: before(
      '</dict>\n</plist>',
      `${entries}\t<key>ITSAppUsesNonExemptEncryption</key>\n\t<false/>\n` +
        '\t<key>CFBundleLocalizations</key>\n\t<array>\n\t\t<string>en</string>\n\t\t<string>hi</string>\n\t\t<string>gu</string>\n\t</array>\n' +
        '\t<key>UIBackgroundModes</key>\n\t<array>\n\t\t<string>remote-notification</string>\n\t</array>\n',
    ),
  },
  {
    file: info,
    why: 'no phone of today is armv7',
    make: instead('<string>armv7</string>', '<string>arm64</string>'),
  },
  {
    file: 'App/App/AppDelegate.swift',
    why: "what Apple answers to push's registration goes on to the plugin",
    make: before(
      '    func application(_ application: UIApplication,\n                     configurationForConnecting',
      `    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }

`,
    ),
  },
  {
    file: 'debug.xcconfig',
    why: 'version and host of links come from the build of the web app',
    make: (text) => `${text.trimEnd()}\n#include? "build.xcconfig"\n`,
  },
  {
    file: project,
    why: 'the same for the release, and rights and privacy of the app',
    make: all(
      instead('\t\t\t\tCURRENT_PROJECT_VERSION = 1;\n', '\t\t\t\tCODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n'),
      instead('\t\t\t\tMARKETING_VERSION = 1.0;\n', ''),
      instead(
        '504EC3181FED79650016851F /* Release */ = {\n\t\t\tisa = XCBuildConfiguration;\n',
        `504EC3181FED79650016851F /* Release */ = {\n\t\t\tisa = XCBuildConfiguration;\n\t\t\tbaseConfigurationReference = ${ids.release} /* release.xcconfig */;\n`,
      ),
      before(
        '/* End PBXFileReference section */',
        `\t\t${ids.release} /* release.xcconfig */ = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; name = release.xcconfig; path = ../release.xcconfig; sourceTree = SOURCE_ROOT; };\n` +
          `\t\t${ids.privacy} /* PrivacyInfo.xcprivacy */ = {isa = PBXFileReference; lastKnownFileType = text.xml; path = PrivacyInfo.xcprivacy; sourceTree = "<group>"; };\n`,
      ),
      before(
        '/* End PBXBuildFile section */',
        `\t\t${ids.shipped} /* PrivacyInfo.xcprivacy in Resources */ = {isa = PBXBuildFile; fileRef = ${ids.privacy} /* PrivacyInfo.xcprivacy */; };\n`,
      ),
      after(
        '\t\t\t\t958DCC722DB07C7200EA8C5F /* debug.xcconfig */,\n',
        `\t\t\t\t${ids.release} /* release.xcconfig */,\n`,
      ),
      after(
        '\t\t\t\t504EC3131FED79650016851F /* Info.plist */,\n',
        `\t\t\t\t${ids.privacy} /* PrivacyInfo.xcprivacy */,\n`,
      ),
      after(
        '\t\t\t\t2FAD9763203C412B000D30F8 /* config.xml in Resources */,\n',
        `\t\t\t\t${ids.shipped} /* PrivacyInfo.xcprivacy in Resources */,\n`,
      ),
    ),
  },
  {
    file: project,
    why: 'what other apps share comes by an extension, which is a target of its own, and a plugin of our own',
    make: addShareExtension(ids.release),
  },
  {
    file: 'App/App/SceneDelegate.swift',
    why: "the screen that knows the plugins that are no package's",
    make: instead('CAPBridgeViewController()', 'MainViewController()'),
  },
  {
    file: '.gitignore',
    why: 'what a build writes, and keys of whoever builds, are not kept',
    make: (text) =>
      `${text.trimEnd()}\n\n# Written by npm run mobile\nbuild.xcconfig\n\n# Of whoever builds\nGoogleService-Info.plist\n`,
  },
];
