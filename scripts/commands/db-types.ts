import { runTool } from '../lib/processes.ts';

process.exit(await runTool(['apps/server/src/tools/db-types.ts', ...process.argv.slice(2)]));
