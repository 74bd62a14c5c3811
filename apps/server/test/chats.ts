import { createHmac } from 'node:crypto';
import type { LeadServer } from './leads.ts';

let made = 0;

interface Written {
  readonly from: string;
  readonly text?: string;
  readonly name?: string;
  /** Minutes ago. */
  readonly ago?: number;
  readonly id?: string;
  /** What else stands in the message. */
  readonly more?: object;
}

export const anAd = {
  ...{ source_url: 'https://fb.me/3cr4', source_id: '120200000000000001', source_type: 'ad' },
  ...{ headline: '3 BHK near the lake', body: 'From 85 lakh.', ctwa_clid: 'ARAclick' },
};

/** An office whose own number is connected to the sandbox's WhatsApp; what is written to it is posted as Meta does. */
export const aChatOffice = async (leads: LeadServer, given: object = {}) => {
  const { server, sandbox } = leads;
  const office = await leads.office([]);
  const meta = async (path: string, body: object) => {
    const answer = await fetch(`${sandbox.url}/_control/meta/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.status === 204 ? {} : ((await answer.json()) as { id: string });
  };
  const turn = String(++made).padStart(4, '0');
  const at = { app: `70010000000${turn}`, waba: `70020000000${turn}`, number: `70030000000${turn}` };
  const [secret, token] = [`secret-of-office-${turn}`, `EAAtokenOfOffice${turn}`];
  const name = `Office ${turn}`;
  await meta('apps', { id: at.app, secret, name });
  await meta('wabas', { id: at.waba, name });
  await meta('numbers', { id: at.number, waba: at.waba, display: `+91 98251 0${turn}`, name });
  await meta('tokens', { token, app: at.app, wabas: [at.waba] });
  const ask = (method: 'GET' | 'PATCH' | 'POST', more = '', body?: object) =>
    server.ask(method, `/properties/lead_whatsapp/${more}`, office.owner.token, body);
  const login = { phone_number_id: at.number, waba_id: at.waba, access_token: token, app_secret: secret };
  const saved = await ask('PATCH', '', { is_enabled: true, ...login, ...given });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  const door = new URL(saved.body.callback_url).pathname;

  const post = (value: object, by = secret, field = 'messages', path = door) => {
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ id: at.waba, changes: [{ field, value: { messaging_product: 'whatsapp', ...value } }] }],
    });
    return server.ask('POST', path, undefined, Buffer.from(body), {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${createHmac('sha256', by).update(body).digest('hex')}`,
    });
  };
  const metadata = { display_phone_number: '919825100001', phone_number_id: at.number };
  const seconds = (ago = 0) => String(Math.floor(server.services.now().getTime() / 1000) - Math.round(ago * 60));
  const webhookOf = ({ from, text = 'Hi', name = 'Asha', ago = 0, id, more = {} }: Written) => ({
    metadata,
    contacts: [{ profile: { name }, wa_id: `91${from}` }],
    messages: [
      {
        ...{ from: `91${from}`, id: id ?? `wamid.${turn}.${++made}`, timestamp: seconds(ago) },
        ...{ type: 'text', text: { body: text }, ...more },
      },
    ],
  });
  return {
    ...office,
    ...{ ask, meta, at, secret, token, login, door, post, metadata, saved: saved.body, seconds },
    /** What somebody writes, as one webhook. */
    webhookOf,
    writes: (written: Written) => post(webhookOf(written)),
    /** What somebody of the office writes on their phone. */
    answers: async (to: string, ago = 0) => {
      const { status } = await post(
        {
          metadata,
          message_echoes: [
            {
              ...{ from: '919825100001', to: `91${to}`, id: `wamid.echo.${++made}`, timestamp: seconds(ago) },
              ...{ type: 'text', text: { body: 'I call you.' } },
            },
          ],
        },
        secret,
        'smb_message_echoes',
      );
      if (status !== 200) throw new Error(`An echo was answered ${status}`);
    },
  };
};
export type ChatOffice = Awaited<ReturnType<typeof aChatOffice>>;
