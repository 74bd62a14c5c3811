import { parseArgs } from 'node:util';
import { hasFirebase, writeFactsForXcode } from '../../apps/mobile/tools/build-facts.ts';
import { cap } from '../../apps/mobile/tools/cap.ts';
import { mobile, platforms } from '../../apps/mobile/tools/places.ts';
import { toolFor } from '../../apps/mobile/tools/tool-for.ts';
import { StartError } from '../../apps/server/src/core/start-error.ts';
import { buildPhoneIfStale } from '../lib/phone-build.ts';
import { command } from '../lib/services.ts';

const usage = 'Say for which phone and with which server: npm run mobile -- android --api https://YOUR.SERVER';

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { api: { type: 'string' }, build: { type: 'string', default: '0' }, 'no-open': { type: 'boolean' } },
  });
  const platform = platforms.find((one) => one === positionals[0]);
  const api = values.api ?? process.env.VITE_API_URL;
  if (!platform || !api) throw new StartError(usage);
  const build = Number(values.build);
  if (!Number.isInteger(build) || build < 0 || build > 99) throw new StartError('--build is a number from 0 to 99.');
  await buildPhoneIfStale({ api, build });
  const push = hasFirebase(platform);
  const { works, said } = cap(mobile, ['sync', platform], { PHONE_PUSH: push ? '1' : '0' });
  if (!works) throw new StartError(`${said}\n\nCapacitor did not take the app over; its message is above.`);
  if (platform === 'ios') writeFactsForXcode();
  console.log(`The app is in apps/mobile/${platform}.`);
  if (!push)
    console.log(
      `It is built without push: the file of a Firebase project is not there (${platform === 'android' ? 'android/app/google-services.json' : 'ios/App/App/GoogleService-Info.plist'}; docs/mobile.md).`,
    );
  const tool = toolFor(platform);
  if (values['no-open']) return;
  if ('missing' in tool) return void console.log(tool.missing);
  const opened = cap(mobile, ['open', platform], tool.env);
  if (!opened.works) throw new StartError(opened.said);
});
process.exit(0);
