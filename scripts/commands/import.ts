import { runTool } from '../lib/processes.ts';

process.exit(await runTool(['apps/server/src/tools/import-listings.ts', ...process.argv.slice(2)]));
