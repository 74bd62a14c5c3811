import { createSandbox } from '../../packages/sandbox/src/sandbox.ts';
import { ids, ports } from './names.ts';

/** Meta's stand-in as a process of its own, quiet, with a number that may send as fast as it can. */
const { app, appSecret, waba, phone, token } = ids;
const sandbox = await createSandbox({
  port: ports.sandbox,
  smtpPort: ports.sandbox + 1,
  meta: { appId: app, appSecret, wabaId: waba, phoneNumberId: phone, token },
});
const control = async (method: string, path: string, body: object) => {
  const answer = await fetch(`${sandbox.url}/_control/meta/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
};
await control('POST', 'settings', {
  quiet: true,
  sent_ms: 20,
  delivered_ms: 100,
  read: 'soon',
  read_ms: 300,
  not_on_whatsapp_suffix: '',
});
await control('PATCH', `numbers/${phone}`, { throughput: 5000 });
await control('PATCH', `wabas/${waba}`, { tier: 'TIER_UNLIMITED' });
// Before anything happens that would be told: the approval below is news already.
await control('POST', `apps/${app}/subscription`, {
  callback_url: `http://127.0.0.1:${ports.product}/webhooks/meta/`,
  verify_token: 'bench',
});
const made = await fetch(`${sandbox.url}/v25.0/${waba}/message_templates`, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({
    name: 'bench',
    category: 'UTILITY',
    language: 'en',
    components: [{ type: 'BODY', text: 'Your visit is on Sunday at ten.' }],
  }),
});
const { id } = (await made.json()) as { id: string };
await control('POST', `templates/${id}`, { do: 'approve' });
process.send?.('ready');
