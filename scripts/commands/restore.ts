import { runTool } from '../lib/processes.ts';

process.exit(await runTool(['apps/server/src/tools/restore.ts', ...process.argv.slice(2)]));
