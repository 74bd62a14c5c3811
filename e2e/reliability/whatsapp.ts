import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Ledger } from './ledger.ts';

const app = '1450010002600001';

/** The stand-in for Meta, told what to do and asked what it got. */
export const metaAt = (sandboxUrl: string) => {
  // biome-ignore lint/suspicious/noExplicitAny: whatever it answers
  return async (path: string, body?: object): Promise<any> => {
    const answer = await fetch(`${sandboxUrl}/_control/meta/${path}`, {
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  };
};
type Meta = ReturnType<typeof metaAt>;

export const customers = Array.from({ length: 12 }, (_, n) => `9197000${String(n).padStart(5, '0')}`);

/** Lets webhooks come to the product, and customers begin their chats. */
export const beginChats = async (meta: Meta, url: string) => {
  await meta('settings', { quiet: true, not_on_whatsapp_suffix: '', pair_burst: 100_000 });
  await meta(`apps/${app}/subscription`, { callback_url: `${url}/webhooks/meta/`, verify_token: 'sandbox-verify' });
  for (const digits of customers) {
    await meta('customers', { digits, name: `Customer ${digits.slice(-2)}` });
    await meta(`customers/${digits}/say`, { text: 'Hello' });
  }
};

/** Customers write until the run ends; what Meta took is Meta's to bring to us, however often the door was shut. */
export const customersWrite = async (meta: Meta, ledger: Ledger, signal: AbortSignal) => {
  while (!signal.aborted) {
    const entry = ledger.open('incoming');
    await meta(`customers/${customers[Math.floor(Math.random() * customers.length)]}/say`, { text: entry.marker });
    entry.saved = true;
    await pause(100 + Math.random() * 400, undefined, { signal }).catch(() => undefined);
  }
};

/** Waits until nothing is under way between Meta and us, ten minutes at most: later tries of a webhook come late. */
export const settle = async (meta: Meta, owner: pg.Pool) => {
  for (let look = 0; look < 600; look++) {
    const { webhooks } = await meta('counts');
    const { rows } = await owner.query(
      `select (select count(*) from whatsapp_message where direction = 'outgoing' and status in ('queued', 'sending'))::int as going,
              (select count(*) from whatsapp_event where taken_at is null)::int as waiting`,
    );
    if (webhooks.behind === 0 && webhooks.retrying === 0 && rows[0].going === 0 && rows[0].waiting === 0) return true;
    await pause(1000);
  }
  return false;
};

/** Of our messages those that Meta has more than once, and those told as sent that it does not have. */
export const reckonSent = async (meta: Meta, owner: pg.Pool) => {
  const { callbacks } = await meta('counts?each=1');
  const { rows } = await owner.query<{ name: string; status: string }>(
    `select 'm' || company_id || '.' || id as name, status from whatsapp_message where direction = 'outgoing'`,
  );
  const count = (name: string): number => callbacks.each[name] ?? 0;
  return {
    sent: rows.filter(({ name }) => count(name) > 0).length,
    twice: rows.filter(({ name }) => count(name) > 1).length,
    missing: rows.filter(
      ({ name, status }) => count(name) === 0 && ['accepted', 'sent', 'delivered', 'read'].includes(status),
    ).length,
    unknown: rows.filter(({ status }) => status === 'unknown').length,
    failed: rows.filter(({ status }) => status === 'failed').length,
  };
};
