import { type TestContext, test } from 'vitest';
import { aMeta } from '../../../test/a-meta.ts';
import { aWhatsappOffice } from '../../../test/whatsapp-office.ts';
import { outgoingOf } from '../../../test/whatsapp-outgoing.ts';

/** What waits before it goes, as long as it takes. Each in an office and before a Meta of its own, so that all wait at once. */

const anOutbox = async ({ expect, onTestFinished }: TestContext) => {
  const meta = await aMeta();
  const office = await aWhatsappOffice(meta.url);
  const outgoing = outgoingOf(() => office, expect);
  onTestFinished(async () => {
    await outgoing.rest();
    await office.server.close();
    await meta.close();
  });
  return { expect, meta, office, ...outgoing };
};

test.concurrent.for([
  [500, 131000],
  [503, 2],
  [429, 130429],
  [400, 130429],
] as const)('a refusal for now (%i, %i) is tried again and goes out once', async ([status, code], context) => {
  const { expect, meta, chats, put, work, become, rows } = await anOutbox(context);
  let refusals = 2;
  meta.state.decide = () => (refusals-- > 0 ? { code, status } : 'taken');
  const ids = await put({ chat: (await chats(1))[0]! });
  await work();
  await become(ids, 'accepted');
  expect(meta.taken).toHaveLength(1);
  // What was not the message's fault does not count against it.
  expect((await rows(ids))[0].attempts).toBe(code === 130429 ? 1 : 3);
});

test.concurrent('where nobody listens nothing was sent, and it waits', async (context) => {
  const { expect, office, chats, put, work, become, rows } = await anOutbox(context);
  const away = await aMeta();
  await away.close();
  const { meta: settings } = office.server.services.settings as { meta: { url: string } };
  const { url } = settings;
  settings.url = away.url;
  const ids = await put({ chat: (await chats(1))[0]! });
  await work();
  await expect.poll(async () => (await rows(ids))[0]).toMatchObject({ status: 'queued', attempts: 1 });
  settings.url = url;
  await become(ids, 'accepted');
});

test.concurrent('too much to one person holds up that person alone, and goes out later', async (context) => {
  const { expect, meta, office, chats, put, work, become, rows } = await anOutbox(context);
  const [much, other] = await chats(2);
  let refuse = true;
  const held = `m${office.company}.`;
  const ids = await put({ chat: much! }, { chat: much! }, { chat: other! });
  meta.state.decide = (body) => {
    if (refuse && body.biz_opaque_callback_data === `${held}${ids[0]}`) {
      refuse = false;
      return { code: 131056 };
    }
    return 'taken';
  };
  await work();
  await become([ids[2]!], 'accepted');
  const back = await rows(ids.slice(0, 2));
  expect(back.map((row) => row.status)).toEqual(['queued', 'queued']);
  for (const row of back) expect(Date.parse(row.due_at) - Date.now()).toBeGreaterThan(2000);
  await become(ids, 'accepted');
  expect(
    meta.taken.filter((message) => message.callback !== `${held}${ids[2]}`).map((message) => message.callback),
  ).toEqual([ids[0], ids[1]].map((id) => `${held}${id}`));
});

test.concurrent('what a sender has in hand stays there however long Meta takes', async (context) => {
  const { expect, meta, office, chats, put, work, become, rows } = await anOutbox(context);
  const { promise, resolve } = Promise.withResolvers<void>();
  meta.state.until = promise;
  const [chat] = await chats(1);
  const ids = await put({ chat: chat! }, { chat: chat! });
  await work();
  await become(ids, 'sending');
  await office.rows(`update whatsapp_message set claimed_at = now() - interval '40 seconds' where id = any ($1)`, [
    ids,
  ]);
  // Longer than it takes a sender to look for what others left.
  await new Promise((wait) => setTimeout(wait, 5500));
  expect((await rows(ids)).map((row) => row.status)).toEqual(['sending', 'sending']);
  resolve();
  await become(ids, 'accepted');
  expect(meta.taken).toHaveLength(2);
});

test.concurrent.for([
  ['seconds', (): string => '2'],
  // A date has whole seconds, and may be nearly one less away.
  ['a date', (): string => new Date(Date.now() + 3000).toUTCString()],
] as const)('where Meta asks to be left alone, by %s, nothing is sent before then', async ([, retryAfter], context) => {
  const { expect, meta, chats, put, work, become, rows } = await anOutbox(context);
  let refused: number | undefined;
  const asked: number[] = [];
  meta.state.decide = () => {
    asked.push(performance.now());
    if (refused !== undefined) return 'taken';
    refused = performance.now();
    return { code: 130429, status: 429, headers: { 'retry-after': retryAfter() } };
  };
  const [one, other] = await chats(2);
  const ids = await put({ chat: one! });
  await work();
  await expect.poll(() => refused).toBeDefined();
  await expect.poll(async () => (await rows(ids))[0].status).toBe('queued');
  // What is written meanwhile waits with it.
  const later = await put({ chat: other! });
  await become([...ids, ...later], 'accepted');
  expect(asked[1]! - asked[0]!).toBeGreaterThan(1900);
});
