import { runTool } from '../lib/processes.ts';
import { command } from '../lib/services.ts';
import { buildWebIfStale } from '../lib/web-build.ts';

await command(async () => {
  await buildWebIfStale();
  process.exit(await runTool(['e2e/tools/screenshots.ts', ...process.argv.slice(2)]));
});
