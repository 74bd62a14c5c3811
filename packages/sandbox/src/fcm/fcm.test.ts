import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../sandbox.ts';

let sandbox: Sandbox;
let account: { private_key: string; client_email: string; token_uri: string; project_id: string };
beforeAll(async () => {
  sandbox = await createSandbox({ port: 0, smtpPort: 0 });
  account = (await (await fetch(`${sandbox.url}/_control/fcm/service-account`)).json()) as typeof account;
});
afterAll(() => sandbox.close());

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const assertion = (claims: object = {}, key: KeyObject = createPrivateKey(account.private_key), alg = 'RS256') => {
  const iat = Math.floor(Date.now() / 1000);
  const scope = 'https://www.googleapis.com/auth/firebase.messaging';
  const usual = { iss: account.client_email, scope, aud: account.token_uri, iat, exp: iat + 3600 };
  const text = `${part({ alg, typ: 'JWT' })}.${part({ ...usual, ...claims })}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
};
const granted = async (given: string) => {
  const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: given });
  const answer = await fetch(account.token_uri, { method: 'POST', body });
  return { status: answer.status, body: (await answer.json()) as { access_token?: string; error?: string } };
};
const sent = async (message: object, token: string, project = account.project_id) => {
  const answer = await fetch(`${sandbox.url}/v1/projects/${project}/messages:send`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  });
  const body = (await answer.json()) as { name?: string; error?: { details: { errorCode: string }[] } };
  return { status: answer.status, code: body.error?.details[0]?.errorCode, name: body.name };
};
const notification = { title: 'Task due', body: 'Call: 11:30 AM.' };

it('grants access for an assertion of the account, and for none that is anything else', async () => {
  expect(await granted(assertion())).toMatchObject({ status: 200, body: { access_token: expect.any(String) } });
  const { privateKey: another } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const now = Math.floor(Date.now() / 1000);
  for (const wrong of [
    'nothing',
    assertion({}, another),
    assertion({}, undefined, 'HS256'),
    assertion({ iss: 'somebody@else' }),
    assertion({ scope: 'https://www.googleapis.com/auth/drive' }),
    assertion({ aud: 'https://elsewhere.example' }),
    assertion({ iat: now - 7200, exp: now - 3600 }),
    assertion({ exp: now + 7200 }),
  ])
    expect(await granted(wrong)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
});

it('takes a message for a phone that has the app, and says of any other why not', async () => {
  const { token } = (await (
    await fetch(`${sandbox.url}/_control/fcm/phones`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
  ).json()) as { token: string };
  const access = (await granted(assertion())).body.access_token!;
  expect(await sent({ token, notification }, access)).toMatchObject({ status: 200, name: expect.any(String) });
  expect(await sent({ token, notification }, 'none')).toMatchObject({ status: 401 });
  expect(await sent({ token, notification }, access, 'another')).toMatchObject({
    status: 403,
    code: 'SENDER_ID_MISMATCH',
  });
  expect(await sent({ token: 'x', notification }, access)).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' });
  expect(await sent({ token, notification, data: { n: 1 } }, access)).toMatchObject({ status: 400 });
  expect(await sent({ token, notification: { ...notification, body: 'x'.repeat(5000) } }, access)).toMatchObject({
    status: 400,
  });
  await fetch(`${sandbox.url}/_control/fcm/phones?to=${encodeURIComponent(token)}`, { method: 'DELETE' });
  expect(await sent({ token, notification }, access)).toMatchObject({ status: 404, code: 'UNREGISTERED' });
  const page = await (await fetch(`${sandbox.url}/?room=fcm`)).text();
  expect(page).toContain('Call: 11:30 AM.');
});
