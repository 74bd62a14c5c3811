import { runTool } from '../lib/processes.ts';

process.exit(await runTool(['bench/run.ts', ...process.argv.slice(2)]));
