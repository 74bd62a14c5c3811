import { runTool } from '../lib/processes.ts';

process.exit(await runTool(['apps/server/src/tools/backup.ts', ...process.argv.slice(2)]));
