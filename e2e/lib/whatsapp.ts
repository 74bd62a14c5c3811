import { inject } from 'vitest';

/** The app of the stand-in for Meta, as the product's settings have it. */
const app = '1450010002600001';

/** Tells the stand-in for Meta something: `settings`, `faults`, what its reviewer decides. */
// biome-ignore lint/suspicious/noExplicitAny: whatever it answers
export const meta = async (path: string, body?: object): Promise<any> => {
  const answer = await fetch(`${inject('sandboxUrl')}/_control/meta/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
};

/** Lets Meta's webhooks come to the product, and its reviewer decide at once. */
export const connectMeta = async (): Promise<void> => {
  await meta('settings', { review_seconds: 0 });
  await meta(`apps/${app}/subscription`, {
    callback_url: `${inject('productUrl')}/sandesh/webhook/`,
    verify_token: 'sandbox-verify',
  });
};
