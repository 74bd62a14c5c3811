import { createSandbox } from '../../../packages/sandbox/src/sandbox.ts';
import { freePort } from '../src/core/ports.ts';
import { appSecret } from './a-meta.ts';

/** Meta's stand-in as a process of its own, with our number, a template, and our door as the address of its webhooks. */
const { PORT, CALLBACK, WABA, PHONE } = process.env as Record<string, string>;
const appId = '100200300400500';
const sandbox = await createSandbox({
  port: Number(PORT),
  smtpPort: await freePort(),
  meta: { appId, appSecret, wabaId: WABA!, phoneNumberId: PHONE!, token: 'token' },
});
const post = async (path: string, body: object) => {
  const answer = await fetch(sandbox.url + path, {
    method: path.startsWith('/_control/meta/n') || path.startsWith('/_control/meta/w') ? 'PATCH' : 'POST',
    headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.status === 204 ? undefined : ((await answer.json()) as { id: string });
};
await post('/_control/meta/settings', { sent_ms: 20, delivered_ms: 50, read: 'never', not_on_whatsapp_suffix: '' });
await post(`/_control/meta/numbers/${PHONE}`, { throughput: 1000 });
await post(`/_control/meta/wabas/${WABA}`, { tier: 'TIER_UNLIMITED' });
await post(`/_control/meta/apps/${appId}/subscription`, { callback_url: CALLBACK, verify_token: 'a word' });
const template = await post(`/v25.0/${WABA}/message_templates`, {
  name: 'visit',
  category: 'UTILITY',
  language: 'en',
  components: [{ type: 'BODY', text: 'Your visit is on Sunday at ten.' }],
});
await post(`/_control/meta/templates/${template!.id}`, { do: 'approve' });
process.send?.('ready');
