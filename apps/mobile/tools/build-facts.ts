import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mobile, type Platform } from './places.ts';

/** What the build of the web app says of itself: apps/web/vite.phone.config.ts. */
interface BuildFacts {
  readonly version: string;
  /** Rises with each upload to a store. */
  readonly number: number;
  /** Whose links the app opens. */
  readonly host: string;
}

/** Whether the file of a project at Firebase is there, which whoever builds puts in. */
export const hasFirebase = (platform: Platform): boolean =>
  existsSync(
    join(mobile, platform === 'android' ? 'android/app/google-services.json' : 'ios/App/App/GoogleService-Info.plist'),
  );

/** As Xcode reads settings; Gradle reads the JSON itself. */
export const xcconfigOf = ({ version, number, host }: BuildFacts): string =>
  `MARKETING_VERSION = ${version}\nCURRENT_PROJECT_VERSION = ${number}\nLINK_HOST = ${host}\n`;

export const writeFactsForXcode = (): void => {
  const facts = JSON.parse(readFileSync(join(mobile, 'dist/build.json'), 'utf8')) as BuildFacts;
  writeFileSync(join(mobile, 'ios/build.xcconfig'), xcconfigOf(facts));
};
