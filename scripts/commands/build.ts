import { command } from '../lib/services.ts';
import { buildWebIfStale } from '../lib/web-build.ts';

await command(buildWebIfStale);
process.exit(0);
