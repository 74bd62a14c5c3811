import { exited, launch } from '../lib/processes.ts';

const run = launch(['e2e/reliability/run.ts', ...process.argv.slice(2)]);
process.exit(await exited(run));
