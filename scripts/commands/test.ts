import { check } from '../lib/check.ts';
import { command } from '../lib/services.ts';
import { vitest } from '../lib/vitest.ts';
import { buildWebIfStale } from '../lib/web-build.ts';

const args = process.argv.slice(2);

await command(async () => {
  // With arguments it is one person trying one thing; without, it is the whole proof. The checks leave room for the build.
  const [failed] = await Promise.all([args.length === 0 ? check() : [], buildWebIfStale()]);
  if (failed.length > 0) {
    console.log(`The tests were not run, since a check failed: ${failed.join(', ')}.`);
    process.exit(1);
  }
  process.exit(await vitest(args));
});
