import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appLinkPaths } from '@angan/contract/platform/app-links.ts';
import plist from 'plist';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import xcode, { type Part } from 'xcode';
import { androidPermissions } from './android-changes.ts';
import { xcconfigOf } from './build-facts.ts';
import { filesOf } from './files-of.ts';
import { iosReasons } from './ios-changes.ts';
import { mobile, type Platform, platforms } from './places.ts';
import { changes, wantedProjects } from './projects.ts';
import { extensionName } from './share-extension.ts';
import { toolFor } from './tool-for.ts';

/** The committed projects against what Capacitor makes today. */

let wanted: Record<Platform, Map<string, Buffer>>;
beforeAll(async () => {
  wanted = await wantedProjects();
}, 120_000);

const isPicture = (file: string) => file.endsWith('.png');
/** What a picture shows, however its bytes were packed. */
const pixels = async (picture: Buffer) => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { size: `${info.width}x${info.height}`, data };
};

test.each(platforms)(
  'the %s project is what Capacitor makes, with the listed changes, our files and our pictures',
  async (platform) => {
    const ours = filesOf(join(mobile, platform));
    expect([...ours.keys()]).toEqual([...wanted[platform].keys()].toSorted());
    for (const [file, content] of ours) {
      const other = wanted[platform].get(file)!;
      if (!isPicture(file)) {
        expect(content.toString('latin1'), file).toBe(other.toString('latin1'));
        continue;
      }
      const [here, made] = [await pixels(content), await pixels(other)];
      expect(here.size, file).toBe(made.size);
      expect(here.data.equals(made.data), file).toBe(true);
    }
  },
);

test.each(platforms)('each change of the %s project says why', (platform) => {
  for (const { file, why } of changes[platform]) expect(why.length, file).toBeGreaterThan(10);
});

const read = (path: string) => readFileSync(join(mobile, path), 'utf8');

test("Android's manifest asks for these permissions, opens our links and takes what is shared", () => {
  const manifest = plainXml(read('android/app/src/main/AndroidManifest.xml'));
  const asked = [...manifest.matchAll(/<uses-permission android:name="android\.permission\.(\w+)"/g)];
  expect(asked.map(([, name]) => name)).toEqual(['INTERNET', ...androidPermissions]);
  expect(manifest).toContain('android:allowBackup="false"');
  // Nobody but Google's services may say that a push came.
  expect(manifest).toMatch(
    /"\.PushReceiver"\s+android:exported="true"\s+android:permission="com\.google\.android\.c2dm\.permission\.SEND"/,
  );
  for (const path of appLinkPaths) expect(manifest).toContain(`android:pathPrefix="${path}/"`);
  expect(manifest.match(/android\.intent\.action\.SEND(_MULTIPLE)?"/g)).toHaveLength(2);
});

test("Apple's papers can be read: a reason for each permission, rights, and what is collected", () => {
  const info = plist.parse(read('ios/App/App/Info.plist')) as Record<string, unknown>;
  expect(info).toMatchObject({ ...iosReasons, ITSAppUsesNonExemptEncryption: false });
  const rights = plist.parse(read('ios/App/App/App.entitlements')) as Record<string, unknown>;
  expect(rights['com.apple.developer.associated-domains']).toEqual(['applinks:$(LINK_HOST)']);
  const privacy = plist.parse(read('ios/App/App/PrivacyInfo.xcprivacy')) as { [key: string]: unknown };
  expect(privacy.NSPrivacyTracking).toBe(false);
  const collected = privacy.NSPrivacyCollectedDataTypes as { NSPrivacyCollectedDataTypeTracking: boolean }[];
  expect(collected).toHaveLength(10);
  expect(collected.some((one) => one.NSPrivacyCollectedDataTypeTracking)).toBe(false);
});

test("Xcode's project can be read, and ships the privacy paper and the rights", () => {
  const project = xcode.project(join(mobile, 'ios/App/App.xcodeproj/project.pbxproj')).parseSync();
  const { PBXResourcesBuildPhase, XCBuildConfiguration } = project.hash.project.objects;
  const parts = (of: typeof XCBuildConfiguration) => Object.values(of).filter((one) => typeof one !== 'string');
  expect(parts(PBXResourcesBuildPhase)[0]?.files?.map(({ comment }) => comment)).toContain(
    'PrivacyInfo.xcprivacy in Resources',
  );
  const settings = parts(XCBuildConfiguration).map(({ buildSettings }) => buildSettings ?? {});
  expect(settings.filter((one) => one.CODE_SIGN_ENTITLEMENTS === 'App/App.entitlements')).toHaveLength(2);
  // The version comes from package.json alone, by build.xcconfig.
  expect(settings.some((one) => 'MARKETING_VERSION' in one || 'CURRENT_PROJECT_VERSION' in one)).toBe(false);
  expect(read('android/app/build.gradle')).not.toMatch(/versionCode \d|versionName "/);
  expect(xcconfigOf({ version: '1.2.3', number: 1020300, host: 'office.example' }).split('\n')).toContain(
    'MARKETING_VERSION = 1.2.3',
  );
});

test("Xcode's project has the share extension as a target that the app carries, and names nothing that is not there", () => {
  const path = 'ios/App/App.xcodeproj/project.pbxproj';
  const { objects } = xcode.project(join(mobile, path)).parseSync().hash.project;
  const part = (kind: string, id: string) => objects[kind]?.[id] as Part;
  const targets = Object.entries(objects.PBXNativeTarget!).filter(([, one]) => typeof one !== 'string');
  const named = (name: string) => targets.find(([, one]) => (one as Part).name === name)! as [string, Part];
  const [extensionId, extension] = named(extensionName);
  const [, app] = named('App');
  expect(extension.productType).toBe('"com.apple.product-type.app-extension"');
  const waitsFor = app.dependencies!.map(({ value }) => part('PBXTargetDependency', value).target);
  expect(waitsFor).toEqual([extensionId]);
  const filesOfPhases = (target: Part, kind: string) =>
    target.buildPhases!.flatMap(({ value }) => part(kind, value)?.files ?? []).map(({ comment }) => comment);
  expect(filesOfPhases(app, 'PBXCopyFilesBuildPhase')).toEqual(['ShareExtension.appex in Embed Foundation Extensions']);
  expect(filesOfPhases(extension, 'PBXSourcesBuildPhase').toSorted()).toEqual([
    'Handoff.swift in Sources',
    'ShareViewController.swift in Sources',
  ]);
  expect(filesOfPhases(app, 'PBXSourcesBuildPhase')).toEqual(
    expect.arrayContaining([
      'Handoff.swift in Sources',
      'ShareInPlugin.swift in Sources',
      'MainViewController.swift in Sources',
    ]),
  );
  // Each id stands for one object, and each that is named is one.
  const text = read(path);
  const made = [...text.matchAll(/^\t\t([0-9A-F]{24})(?: \/\*.*?\*\/)? = \{/gm)].map(([, id]) => id!);
  expect(made).toHaveLength(new Set(made).size);
  for (const [id] of text.matchAll(/\b[0-9A-F]{24}\b/g)) expect(made).toContain(id);
});

test('app and share extension meet in one container, and the extension takes texts, photos and files', () => {
  const groupsOf = (path: string) =>
    (plist.parse(read(path)) as Record<string, unknown>)['com.apple.security.application-groups'];
  const [group] = groupsOf('ios/App/App/App.entitlements') as string[];
  expect(groupsOf('ios/App/ShareExtension/ShareExtension.entitlements')).toEqual([group]);
  expect(read('ios/App/App/Handoff.swift')).toContain(`static let group = "${group}"`);
  const { NSExtension } = plist.parse(read('ios/App/ShareExtension/Info.plist')) as { NSExtension: object };
  expect(NSExtension).toMatchObject({
    NSExtensionPointIdentifier: 'com.apple.share-services',
    NSExtensionPrincipalClass: 'ShareViewController',
    NSExtensionAttributes: {
      NSExtensionActivationRule: {
        NSExtensionActivationSupportsText: true,
        NSExtensionActivationSupportsImageWithMaxCount: 30,
        NSExtensionActivationSupportsFileWithMaxCount: 30,
      },
    },
  });
  expect(read('ios/App/ShareExtension/ShareViewController.swift')).toContain('@objc(ShareViewController)');
});

test("where the stores' tools are not, a sentence says so", () => {
  expect(toolFor('ios', 'linux')).toEqual({ missing: expect.stringContaining('Xcode is not on this machine') });
  expect(toolFor('android', 'linux', { CAPACITOR_ANDROID_STUDIO_PATH: '/nowhere' })).toEqual({
    missing: expect.stringContaining('Android Studio is not on this machine'),
  });
  expect(toolFor('android', 'linux', { CAPACITOR_ANDROID_STUDIO_PATH: process.execPath })).toEqual({
    env: { CAPACITOR_ANDROID_STUDIO_PATH: process.execPath },
  });
});

/** Without its comments; throws where its elements do not close. */
const plainXml = (xml: string): string => {
  const plain = xml.replace(/<!--[\s\S]*?-->/g, '').replace(/<\?.*?\?>/g, '');
  const open: string[] = [];
  for (const [, closing, name, , self] of plain.matchAll(/<(\/?)([\w-]+)((?:\s+[\w:.-]+="[^"]*")*)\s*(\/?)>/g)) {
    if (closing && open.pop() !== name) throw new Error(`${name} closes what is not open.`);
    if (!closing && !self) open.push(name!);
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} is never closed.`);
  return plain;
};
