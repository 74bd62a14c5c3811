import { after, all, before, instead } from './change.ts';

/** Ids of Capacitor's project that ours stand beside. */
const app = {
  project: '504EC2FC1FED79650016851F',
  target: '504EC3031FED79650016851F',
  debugConfig: '958DCC722DB07C7200EA8C5F',
};
/** Ids of our own; Xcode makes such by chance. */
const id = (at: number) => `A46A00000000000000001${String(at).padStart(3, '0')}`;
const ids = {
  target: id(1),
  product: id(2),
  embedded: id(3),
  embed: id(4),
  proxy: id(5),
  dependency: id(6),
  group: id(7),
  sources: id(8),
  frameworks: id(9),
  resources: id(10),
  configurations: id(11),
  debug: id(12),
  release: id(13),
};
export const extensionName = 'ShareExtension';

interface OwnFile {
  readonly name: string;
  readonly ref: string;
  readonly type: string;
  /** Ids of its place among the sources of each target that it is compiled in. */
  readonly inApp?: string;
  readonly inExtension?: string;
}
const swift = 'sourcecode.swift';
const inAppGroup: readonly OwnFile[] = [
  { name: 'Handoff.swift', ref: id(21), type: swift, inApp: id(31), inExtension: id(41) },
  { name: 'ShareInPlugin.swift', ref: id(22), type: swift, inApp: id(32) },
  { name: 'MainViewController.swift', ref: id(23), type: swift, inApp: id(33) },
];
const inExtensionGroup: readonly OwnFile[] = [
  { name: 'ShareViewController.swift', ref: id(24), type: swift, inExtension: id(42) },
  { name: 'Info.plist', ref: id(25), type: 'text.plist.xml' },
  { name: 'ShareExtension.entitlements', ref: id(26), type: 'text.plist.entitlements' },
];
const files = [...inAppGroup, ...inExtensionGroup];

const buildFile = (at: string, { name, ref }: OwnFile) =>
  `\t\t${at} /* ${name} in Sources */ = {isa = PBXBuildFile; fileRef = ${ref} /* ${name} */; };\n`;
const listed = (at: string, comment: string) => `\t\t\t\t${at} /* ${comment} */,\n`;

const compiled = (of: 'inApp' | 'inExtension') =>
  files.flatMap((file) => (file[of] ? [[file[of], file] as const] : []));
const sourcesOf = (of: 'inApp' | 'inExtension') =>
  compiled(of)
    .map(([at, { name }]) => listed(at, `${name} in Sources`))
    .join('');

const phase = (at: string, kind: 'Sources' | 'Frameworks' | 'Resources', content = '') =>
  `\t\t${at} /* ${kind} */ = {\n\t\t\tisa = PBX${kind}BuildPhase;\n\t\t\tbuildActionMask = 2147483647;\n\t\t\tfiles = (\n${content}\t\t\t);\n\t\t\trunOnlyForDeploymentPostprocessing = 0;\n\t\t};\n`;

const settings = [
  'APPLICATION_EXTENSION_API_ONLY = YES;',
  `CODE_SIGN_ENTITLEMENTS = ${extensionName}/${extensionName}.entitlements;`,
  'CODE_SIGN_STYLE = Automatic;',
  `INFOPLIST_FILE = ${extensionName}/Info.plist;`,
  'IPHONEOS_DEPLOYMENT_TARGET = 15.0;',
  'LD_RUNPATH_SEARCH_PATHS = (',
  '\t"$(inherited)",',
  '\t"@executable_path/Frameworks",',
  '\t"@executable_path/../../Frameworks",',
  ');',
  'PRODUCT_BUNDLE_IDENTIFIER = com.angan.office.share;',
  'PRODUCT_NAME = "$(TARGET_NAME)";',
  'SKIP_INSTALL = YES;',
  'SWIFT_VERSION = 5.0;',
  'TARGETED_DEVICE_FAMILY = "1,2";',
];
const configuration = (at: string, name: 'Debug' | 'Release', base: string) =>
  `\t\t${at} /* ${name} */ = {\n\t\t\tisa = XCBuildConfiguration;\n\t\t\tbaseConfigurationReference = ${base} /* ${name.toLowerCase()}.xcconfig */;\n\t\t\tbuildSettings = {\n` +
  `${settings.map((line) => `\t\t\t\t${line}\n`).join('')}\t\t\t};\n\t\t\tname = ${name};\n\t\t};\n`;

const target =
  `\t\t${ids.target} /* ${extensionName} */ = {\n\t\t\tisa = PBXNativeTarget;\n` +
  `\t\t\tbuildConfigurationList = ${ids.configurations} /* Build configuration list for PBXNativeTarget "${extensionName}" */;\n` +
  `\t\t\tbuildPhases = (\n${listed(ids.sources, 'Sources')}${listed(ids.frameworks, 'Frameworks')}${listed(ids.resources, 'Resources')}\t\t\t);\n` +
  `\t\t\tbuildRules = (\n\t\t\t);\n\t\t\tdependencies = (\n\t\t\t);\n\t\t\tname = ${extensionName};\n\t\t\tproductName = ${extensionName};\n` +
  `\t\t\tproductReference = ${ids.product} /* ${extensionName}.appex */;\n\t\t\tproductType = "com.apple.product-type.app-extension";\n\t\t};\n`;

const embedPhase =
  '/* Begin PBXCopyFilesBuildPhase section */\n' +
  `\t\t${ids.embed} /* Embed Foundation Extensions */ = {\n\t\t\tisa = PBXCopyFilesBuildPhase;\n\t\t\tbuildActionMask = 2147483647;\n\t\t\tdstPath = "";\n\t\t\tdstSubfolderSpec = 13;\n` +
  `\t\t\tfiles = (\n${listed(ids.embedded, `${extensionName}.appex in Embed Foundation Extensions`)}\t\t\t);\n\t\t\tname = "Embed Foundation Extensions";\n\t\t\trunOnlyForDeploymentPostprocessing = 0;\n\t\t};\n` +
  '/* End PBXCopyFilesBuildPhase section */\n\n';

const proxy =
  '/* Begin PBXContainerItemProxy section */\n' +
  `\t\t${ids.proxy} /* PBXContainerItemProxy */ = {\n\t\t\tisa = PBXContainerItemProxy;\n\t\t\tcontainerPortal = ${app.project} /* Project object */;\n\t\t\tproxyType = 1;\n` +
  `\t\t\tremoteGlobalIDString = ${ids.target};\n\t\t\tremoteInfo = ${extensionName};\n\t\t};\n/* End PBXContainerItemProxy section */\n\n`;

const dependency =
  '/* Begin PBXTargetDependency section */\n' +
  `\t\t${ids.dependency} /* PBXTargetDependency */ = {\n\t\t\tisa = PBXTargetDependency;\n\t\t\ttarget = ${ids.target} /* ${extensionName} */;\n` +
  `\t\t\ttargetProxy = ${ids.proxy} /* PBXContainerItemProxy */;\n\t\t};\n/* End PBXTargetDependency section */\n\n`;

const group =
  `\t\t${ids.group} /* ${extensionName} */ = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n` +
  `${inExtensionGroup.map(({ ref, name }) => listed(ref, name)).join('')}\t\t\t);\n\t\t\tpath = ${extensionName};\n\t\t\tsourceTree = "<group>";\n\t\t};\n`;

const configurationList =
  `\t\t${ids.configurations} /* Build configuration list for PBXNativeTarget "${extensionName}" */ = {\n\t\t\tisa = XCConfigurationList;\n\t\t\tbuildConfigurations = (\n` +
  `${listed(ids.debug, 'Debug')}${listed(ids.release, 'Release')}\t\t\t);\n\t\t\tdefaultConfigurationIsVisible = 0;\n\t\t\tdefaultConfigurationName = Release;\n\t\t};\n`;

/**
 * Adds the target of the share extension to Xcode's project, and has the app carry it. `releaseConfig`: the id of
 * release.xcconfig, which iosChanges adds before.
 */
export const addShareExtension = (releaseConfig: string) =>
  all(
    before(
      '/* End PBXBuildFile section */',
      [...compiled('inApp'), ...compiled('inExtension')].map(([at, file]) => buildFile(at, file)).join('') +
        `\t\t${ids.embedded} /* ${extensionName}.appex in Embed Foundation Extensions */ = {isa = PBXBuildFile; fileRef = ${ids.product} /* ${extensionName}.appex */; settings = {ATTRIBUTES = (RemoveHeadersOnCopy, ); }; };\n`,
    ),
    before(
      '/* End PBXFileReference section */',
      files
        .map(
          ({ ref, name, type }) =>
            `\t\t${ref} /* ${name} */ = {isa = PBXFileReference; lastKnownFileType = ${type}; path = ${name}; sourceTree = "<group>"; };\n`,
        )
        .join('') +
        `\t\t${ids.product} /* ${extensionName}.appex */ = {isa = PBXFileReference; explicitFileType = "wrapper.app-extension"; includeInIndex = 0; path = ${extensionName}.appex; sourceTree = BUILT_PRODUCTS_DIR; };\n`,
    ),
    before('/* Begin PBXFileReference section */', `${proxy}${embedPhase}`),
    before('/* End PBXFrameworksBuildPhase section */', phase(ids.frameworks, 'Frameworks')),
    before('/* End PBXResourcesBuildPhase section */', phase(ids.resources, 'Resources')),
    before('/* End PBXSourcesBuildPhase section */', phase(ids.sources, 'Sources', sourcesOf('inExtension'))),
    before('/* Begin PBXVariantGroup section */', dependency),
    before('/* End PBXGroup section */', group),
    before('/* End PBXNativeTarget section */', target),
    before(
      '/* End XCBuildConfiguration section */',
      configuration(ids.debug, 'Debug', app.debugConfig) + configuration(ids.release, 'Release', releaseConfig),
    ),
    before('/* End XCConfigurationList section */', configurationList),
    // The app: what it compiles, carries and waits for.
    after('\t\t\t\t9582B6832FE993A70072D4E8 /* SceneDelegate.swift in Sources */,\n', sourcesOf('inApp')),
    after('\t\t\t\t504EC3021FED79650016851F /* Resources */,\n', listed(ids.embed, 'Embed Foundation Extensions')),
    instead(
      '\t\t\tdependencies = (\n\t\t\t);\n\t\t\tname = App;',
      `\t\t\tdependencies = (\n${listed(ids.dependency, 'PBXTargetDependency')}\t\t\t);\n\t\t\tname = App;`,
    ),
    after(
      '\t\t\t\t9582B6822FE993A50072D4E8 /* SceneDelegate.swift */,\n',
      inAppGroup.map(({ ref, name }) => listed(ref, name)).join(''),
    ),
    after('\t\t\t\t504EC3061FED79650016851F /* App */,\n', listed(ids.group, extensionName)),
    after('\t\t\t\t504EC3041FED79650016851F /* App.app */,\n', listed(ids.product, `${extensionName}.appex`)),
    after(`\t\t\t\t${app.target} /* App */,\n`, listed(ids.target, extensionName)),
    after(
      '\t\t\t\tTargetAttributes = {\n',
      `\t\t\t\t\t${ids.target} = {\n\t\t\t\t\t\tCreatedOnToolsVersion = 26.0;\n\t\t\t\t\t\tProvisioningStyle = Automatic;\n\t\t\t\t\t};\n`,
    ),
  );
