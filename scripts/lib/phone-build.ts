import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../apps/server/src/core/start-error.ts';
import { apiFault } from './phone-address.ts';
import { capture, root } from './processes.ts';
import { fingerprint } from './web-build.ts';

const dist = join(root, 'apps/mobile/dist');
const stampOf = join(dist, '.stamp');

export interface PhoneBuild {
  /** Where the server is that the app speaks to, without a slash at its end. */
  readonly api: string;
  /** Which upload of this version it is, 0 to 99. */
  readonly build: number;
}

/** Builds the web app for the phone into apps/mobile/dist, where its sources or `given` changed. Throws `StartError`. */
export const buildPhoneIfStale = async ({ api, build }: PhoneBuild): Promise<void> => {
  const fault = apiFault(api);
  if (fault) throw new StartError(fault);
  const env = { NODE_ENV: 'production', VITE_API_URL: api.replace(/\/$/, ''), PHONE_BUILD: String(build) };
  const wanted = `${fingerprint()} ${env.VITE_API_URL} ${build}`;
  if (existsSync(stampOf) && readFileSync(stampOf, 'utf8') === wanted) return;
  console.error('Building the web app for the phone.');
  const args = ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--config', 'apps/web/vite.phone.config.ts'];
  const { code, output } = await capture(args, { env });
  if (code !== 0) throw new StartError(`${output.trim()}\n\nThe phone's app does not build; the message is above.`);
  writeFileSync(stampOf, wanted);
};
