import { join } from 'node:path';
import { acquaint } from './meta/acquaint.ts';
import { createSandbox } from './sandbox.ts';

const port = Number(process.env.SANDBOX_PORT || Number(process.env.PORT || 4000) + 1);
const smtpPort = port + 1;
const folder = join(process.env.DATA_DIR || '.data', 'sandbox');

try {
  const { META_APP_ID, META_APP_SECRET, META_WABA_ID, META_PHONE_NUMBER_ID, META_TOKEN } = process.env;
  const meta = {
    ...(META_APP_ID && { appId: META_APP_ID }),
    ...(META_APP_SECRET && { appSecret: META_APP_SECRET }),
    ...(META_WABA_ID && { wabaId: META_WABA_ID }),
    ...(META_PHONE_NUMBER_ID && { phoneNumberId: META_PHONE_NUMBER_ID }),
    ...(META_TOKEN && { token: META_TOKEN }),
  };
  const sandbox = await createSandbox({ port, smtpPort, folder, meta });
  if (process.env.DEMO !== '0') await acquaint(sandbox.url);
  process.send?.({ ready: true, url: sandbox.url });
  if (!process.send) console.log(`The outside world is at ${sandbox.url}, its mail server at ${sandbox.smtpUrl}`);
  const stop = async () => {
    await sandbox.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
} catch (error) {
  const { code, port: taken } = error as { code?: string; port?: number };
  if (code !== 'EADDRINUSE') throw error;
  console.error(
    `The sandbox cannot start: port ${taken} is in use. Stop what listens there, or set SANDBOX_PORT to another one.`,
  );
  process.exit(1);
}
