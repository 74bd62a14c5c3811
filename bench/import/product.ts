import { startProduct } from '../../apps/server/src/start.ts';

/** The product as it runs for people: one process that answers and does the jobs. */
const product = await startProduct({ ...process.env, DEMO: '0', LOG_LEVEL: 'warn' });
process.send?.('ready');
process.on('SIGTERM', () => void product.stop().then(() => process.exit(0)));
