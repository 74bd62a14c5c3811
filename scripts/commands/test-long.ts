import { command } from '../lib/services.ts';
import { vitest } from '../lib/vitest.ts';
import { buildWebIfStale } from '../lib/web-build.ts';

await command(async () => {
  await buildWebIfStale();
  process.exit(await vitest(['--config=vitest.long.config.ts', ...process.argv.slice(2)]));
});
