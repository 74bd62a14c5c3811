import { buildPhoneIfStale } from './phone-build.ts';

/**
 * `node scripts/lib/build-phone.ts https://office.example` builds the phone's app for journeys. A process of its own: the one
 * of a test would end with what starts builds.
 */
const [api = ''] = process.argv.slice(2);
await buildPhoneIfStale({ api, build: 0 });
