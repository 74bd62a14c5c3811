import { command } from '../lib/services.ts';
import { vitest } from '../lib/vitest.ts';
import { buildWebIfStale } from '../lib/web-build.ts';

/** Each journey two times, to see that it can be tried again. */
const twice = '--twice';
const args = process.argv.slice(2);

await command(async () => {
  await buildWebIfStale();
  const names = args.filter((arg) => arg !== twice);
  process.exit(await vitest(['--project', 'e2e', ...names], args.includes(twice) ? { E2E_TWICE: '1' } : {}));
});
