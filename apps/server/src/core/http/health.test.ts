import { expect, test } from 'vitest';
import { aServer } from '../../../test/support.ts';

test.each([
  [{ PORT: '4700' }, { status: 'ok', demo: false, sandbox: 'http://127.0.0.1:4701' }],
  [
    { PORT: '4700', SMTP_URL: 'smtp://mail.test' },
    { status: 'ok', demo: false },
  ],
  [
    { NODE_ENV: 'production', SANDBOX_PORT: '' },
    { status: 'ok', demo: false },
  ],
])('with %j it tells where mails and SMS lie, if none of them goes out', async (env, expected) => {
  const server = await aServer(env);
  expect((await server.ask('GET', '/healthz')).body).toEqual(expected);
  await server.close();
});
