import { check } from '../lib/check.ts';

const failed = await check();
process.exit(failed.length > 0 ? 1 : 0);
