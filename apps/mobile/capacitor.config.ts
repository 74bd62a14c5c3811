import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CapacitorConfig } from '@capacitor/cli';

// Read by Capacitor's own command, which makes CommonJS of it.
const { dependencies } = JSON.parse(readFileSync(join(__dirname, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const noPlugins = ['@capacitor/android', '@capacitor/core', '@capacitor/ios'];
const needsFirebase = '@capacitor-firebase/messaging';

/** Firebase's plugin ends the app at its start where the project has no account at Firebase: `npm run mobile` says so. */
const hasFirebase = process.env.PHONE_PUSH !== '0';
const includePlugins = Object.keys(dependencies).filter(
  (name) => !noPlugins.includes(name) && (hasFirebase || name !== needsFirebase),
);

const config: CapacitorConfig = {
  appId: 'com.angan.office',
  appName: 'Angan',
  webDir: 'dist',
  includePlugins,
  // Links to anywhere else leave for the system's browser.
  server: { androidScheme: 'https', hostname: 'localhost' },
  android: { allowMixedContent: false, webContentsDebuggingEnabled: false },
  ios: { contentInset: 'never' },
  plugins: {
    FirebaseMessaging: { presentationOptions: ['alert', 'badge', 'sound'] },
    // The mark and its colour, as Firebase shows what it brings.
    LocalNotifications: { smallIcon: 'ic_stat_angan', iconColor: '#B74D2B' },
    Keyboard: { resizeOnFullScreen: true },
  },
};

export default config;
