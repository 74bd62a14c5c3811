import { appLinkPaths } from '@angan/contract/platform/app-links.ts';
import { after, all, before, type Change, instead } from './change.ts';

const manifest = 'app/src/main/AndroidManifest.xml';

const indented = (spaces: number, lines: readonly string[]) =>
  lines.map((line) => (line ? `${' '.repeat(spaces)}${line}` : '')).join('\n');

/** Links of mails and messages. The host is the server's, which the build knows. */
const links = [
  '',
  "<!-- Links of ours; the server says in /.well-known/assetlinks.json that they are this app's. -->",
  '<intent-filter android:autoVerify="true">',
  '    <action android:name="android.intent.action.VIEW" />',
  '    <category android:name="android.intent.category.DEFAULT" />',
  '    <category android:name="android.intent.category.BROWSABLE" />',
  '    <data android:scheme="https" />',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Gradle fills it in
  '    <data android:host="${linkHost}" />',
  '    <data android:path="/" />',
  ...appLinkPaths.flatMap((path) => [
    `    <data android:path="${path}" />`,
    `    <data android:pathPrefix="${path}/" />`,
  ]),
  '</intent-filter>',
];

const shares = [
  '',
  '<!-- What other apps share with this one. -->',
  '<intent-filter android:label="@string/app_name">',
  '    <action android:name="android.intent.action.SEND" />',
  '    <category android:name="android.intent.category.DEFAULT" />',
  '    <data android:mimeType="text/plain" />',
  '    <data android:mimeType="image/*" />',
  '    <data android:mimeType="application/zip" />',
  '</intent-filter>',
  '<intent-filter android:label="@string/app_name">',
  '    <action android:name="android.intent.action.SEND_MULTIPLE" />',
  '    <category android:name="android.intent.category.DEFAULT" />',
  '    <data android:mimeType="image/*" />',
  '    <!-- A chat that WhatsApp exports is a text and its pictures. -->',
  '    <data android:mimeType="text/plain" />',
  '    <data android:mimeType="*/*" />',
  '</intent-filter>',
];

/** Beside those that the plugins bring; docs/mobile.md says what each is for. */
export const androidPermissions = [
  'POST_NOTIFICATIONS',
  'ACCESS_COARSE_LOCATION',
  'ACCESS_FINE_LOCATION',
  'RECORD_AUDIO',
  'MODIFY_AUDIO_SETTINGS',
  'READ_CONTACTS',
] as const;
const permission = (name: string) => `    <uses-permission android:name="android.permission.${name}" />\n`;

export const androidChanges: readonly Change[] = [
  {
    file: manifest,
    why: 'records of clients are in no copy of the phone',
    make: instead('android:allowBackup="true"', 'android:allowBackup="false"'),
  },
  {
    file: manifest,
    why: 'links of mails and messages open the app, and other apps share with it',
    make: after(
      '                <category android:name="android.intent.category.LAUNCHER" />\n            </intent-filter>\n',
      `${indented(12, [...links, ...shares])}\n`,
    ),
  },
  {
    file: manifest,
    why: 'permissions, each for what a person does (docs/mobile.md)',
    make: before('</manifest>', androidPermissions.map(permission).join('')),
  },
  {
    file: manifest,
    why: 'what Firebase shows while the app is closed has the mark, its colour and the channel of alerts',
    make: before(
      '    </application>',
      [
        ['icon', 'resource', '@drawable/ic_stat_angan'],
        ['color', 'resource', '@color/ic_launcher_background'],
        ['channel_id', 'value', 'alerts'],
      ]
        .map(
          ([name, kind, value]) =>
            `        <meta-data android:name="com.google.firebase.messaging.default_notification_${name}" android:${kind}="${value}" />\n`,
        )
        .join(''),
    ),
  },
  {
    file: manifest,
    why: 'a push takes the place of the reminder that the phone set of the same task; only Google may send it',
    make: before(
      '    </application>',
      [
        '        <receiver',
        '            android:name=".PushReceiver"',
        '            android:exported="true"',
        '            android:permission="com.google.android.c2dm.permission.SEND">',
        '            <intent-filter>',
        '                <action android:name="com.google.android.c2dm.intent.RECEIVE" />',
        '            </intent-filter>',
        '        </receiver>',
        '',
      ].join('\n'),
    ),
  },
  {
    file: 'app/build.gradle',
    why: 'version and host of links come from the build of the web app',
    make: all(
      before(
        'android {\n',
        [
          '// What `npm run mobile` says of this build: version, number of the version, host of links.',
          "def ours = new groovy.json.JsonSlurper().parse(file('src/main/assets/public/build.json'))",
          '',
          '',
        ].join('\n'),
      ),
      instead('versionCode 1', 'versionCode ours.number'),
      instead('versionName "1.0"', 'versionName ours.version\n        manifestPlaceholders = [linkHost: ours.host]'),
    ),
  },
  {
    file: 'app/src/main/res/values/ic_launcher_background.xml',
    why: "the icon's ground is terracotta",
    make: instead('#FFFFFF', '#B74D2B'),
  },
  {
    file: 'app/src/main/res/values/styles.xml',
    why: 'Android 12 and newer draw the start by the icon, on paper',
    make: after(
      '<item name="android:background">@drawable/splash</item>',
      '\n        <item name="windowSplashScreenBackground">#F4EFEA</item>',
    ),
  },
  {
    file: '.gitignore',
    why: 'keys of whoever builds are not kept',
    make: (text) => `${text.trimEnd()}\n\n# Of whoever builds\ngoogle-services.json\n*.jks\n*.keystore\n`,
  },
];
