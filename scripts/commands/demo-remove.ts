import { runTool } from '../lib/processes.ts';

process.exit(await runTool(['apps/server/src/tools/remove-demo.ts', ...process.argv.slice(2)]));
