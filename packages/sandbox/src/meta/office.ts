/**
 * What the demo office has at Meta for itself: an app, an account and a number of its own, which is in the WhatsApp Business
 * app as well. `address`: the end of the address at which it hears.
 */
export const demoOffice = {
  appId: '1450010002600011',
  appSecret: 'sandbox-secret-of-the-office',
  wabaId: '1450010002600012',
  phoneNumberId: '1450010002600013',
  token: 'EAASandboxTokenOfTheOffice',
  address: 'sandbox-address-of-the-demo-at-whatsapp-001',
} as const;

/** What the office may send to whoever asks. */
const firstAnswer = {
  id: '1450010002620091',
  ...{ name: 'first_answer', language: 'en', category: 'UTILITY', status: 'APPROVED' },
  components: [
    {
      type: 'BODY',
      text: 'Namaste {{1}}, {{2}} has your enquiry about {{3}} and calls you soon. Reply STOP if you want no messages.',
      example: { body_text: [['Asha', 'Shree Ganesh Estates', '3 BHK in Shela']] },
    },
  ],
};

/** Lets the office's own account stand ready, with its app hearing at `callback_url`. */
export const openOffice = async (url: string, callback_url: string): Promise<void> => {
  const { appId, appSecret, wabaId, phoneNumberId, token } = demoOffice;
  const tell = async (path: string, body: object): Promise<void> => {
    const answer = await fetch(`${url}/_control/meta/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The office's account is not as this Meta takes it: ${await answer.text()}`);
  };
  const name = 'Shree Ganesh, sales';
  await tell('apps', { id: appId, secret: appSecret, name });
  await tell('wabas', { id: wabaId, name });
  await tell('numbers', { id: phoneNumberId, waba: wabaId, display: '+91 98250 00012', name });
  await tell('tokens', { token, app: appId, wabas: [wabaId] });
  const there = (await (await fetch(`${url}/_control/meta/templates`)).json()) as { waba: string }[];
  if (!there.some(({ waba }) => waba === wabaId)) await tell('templates', { waba: wabaId, ...firstAnswer });
  // Nobody listens yet, so nobody is asked.
  await tell(`apps/${appId}/subscription`, { callback_url, verify_token: 'unasked', verify: false, waba: wabaId });
};
