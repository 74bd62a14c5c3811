import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { alters, newMobile, newName } from './office.ts';

/** The app of the stand-in for Meta, as the product's settings have it. */
const app = '1450010002600001';

/** Tells the stand-in for Meta something: `settings`, `faults`, what its reviewer decides. */
// biome-ignore lint/suspicious/noExplicitAny: whatever it answers
export const meta = async (path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<any> => {
  const answer = await fetch(`${inject('sandboxUrl')}/_control/meta/${path}`, {
    method,
    ...(body && {
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
    callback_url: `${inject('productUrl')}/webhooks/meta/`,
    verify_token: 'sandbox-verify',
  });
};

/** Somebody with a phone that no other journey uses. `say` answers the id of what was said. */
export const customer = async (
  first: string,
  { digits = `91${newMobile()}`, ...more }: { digits?: string; [about: string]: unknown } = {},
) => {
  const name = newName(first);
  await meta('customers', { digits, name, ...more });
  return {
    digits,
    name,
    say: async (what: object): Promise<string> => (await meta(`customers/${digits}/say`, what)).id,
    opensChat: () => meta(`customers/${digits}/read`, {}),
  };
};

/** The customer's phone as a person sees it on the page of the stand-in. */
export const phoneOf = (digits: string): string => `${inject('sandboxUrl')}/?room=meta&who=${digits}`;

const day = 24 * 60 * 60_000;

/** Moves the server's clock as the page hears it, so that the reply window of its chat closes in so many seconds. */
export const closesIn = async (page: Page, seconds: number): Promise<void> => {
  let ahead: number | undefined;
  await alters(page, /\/mgmt\/whatsappchat\/\d+\/$/, (chat) => {
    const now = Date.parse(chat.now);
    ahead ??= Date.parse(chat.last_incoming_at) + day - seconds * 1000 - now;
    return { ...chat, now: new Date(now + ahead).toISOString() };
  });
};

/** A recording of so many seconds, of silence, as MP3 frames of 26 ms. */
export const silence = (seconds: number): string => {
  const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)]);
  return Buffer.concat(Array.from({ length: Math.ceil(seconds / 0.0261) }, () => frame)).toString('base64');
};
