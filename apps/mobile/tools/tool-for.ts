import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Platform } from './places.ts';

type Tool = { readonly env: NodeJS.ProcessEnv } | { readonly missing: string };

/** Where Android Studio usually is. */
const studios: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['/Applications/Android Studio.app'],
  linux: ['/usr/local/android-studio/bin/studio.sh', '/opt/android-studio/bin/studio.sh'],
  win32: ['C:\\Program Files\\Android\\Android Studio\\bin\\studio64.exe'],
};

/** The program that builds for a phone, or a sentence about its absence. */
export const toolFor = (
  platform: Platform,
  system: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
): Tool => {
  if (platform === 'ios') {
    const isThere = system === 'darwin' && spawnSync('xcode-select', ['-p']).status === 0;
    return isThere
      ? { env: {} }
      : { missing: 'Xcode is not on this machine, so the project is not opened: it builds on a Mac (docs/mobile.md).' };
  }
  const known = [env.CAPACITOR_ANDROID_STUDIO_PATH ?? '', ...(studios[system] ?? [])];
  const studio = known.find((path) => path && existsSync(path));
  return studio
    ? { env: { CAPACITOR_ANDROID_STUDIO_PATH: studio } }
    : {
        missing:
          'Android Studio is not on this machine, so the project is not opened: docs/mobile.md says how Gradle builds it. Where it is elsewhere, CAPACITOR_ANDROID_STUDIO_PATH says so.',
      };
};
