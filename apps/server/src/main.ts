import { inspect } from 'node:util';
import { StartError } from './core/start-error.ts';
import { startProduct } from './start.ts';

/** The server's process: starts, tells whoever started it, and stops on SIGINT and SIGTERM once the work in hand is done. */
try {
  const product = await startProduct(process.env);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await product.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.send?.({ ready: true, url: product.url, demo: product.demo });
} catch (error) {
  console.error(error instanceof StartError ? `Angan cannot start. ${error.message}` : inspect(error));
  process.exit(1);
}
