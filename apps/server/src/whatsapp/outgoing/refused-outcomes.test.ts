import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aMeta, type Meta, news } from '../../../test/a-meta.ts';
import { aWhatsappOffice, type WhatsappOffice } from '../../../test/whatsapp-office.ts';
import { outgoingOf } from '../../../test/whatsapp-outgoing.ts';

let meta: Meta;
let office: WhatsappOffice;
beforeAll(async () => {
  meta = await aMeta();
  office = await aWhatsappOffice(meta.url);
});
const { chats, put, rows, become, work, rest } = outgoingOf(() => office);
afterEach(async () => {
  await rest();
  meta.state.decide = () => 'taken';
});
afterAll(async () => {
  await office.server.close();
  await meta.close();
});

const callbackOf = (id: number) => `m${office.company}.${id}`;
/** Meta does so with the first of the messages and takes the others. */
const onFirst = (ids: readonly number[], fate: ReturnType<Meta['state']['decide']>) => {
  meta.state.decide = (body) => (body.biz_opaque_callback_data === callbackOf(ids[0]!) ? fate : 'taken');
};

test.each([
  ['details cut in the middle of a sign', { details: `${'x'.repeat(499)}🏠 and more` }],
  ['details with the sign of no value', { details: 'No\u0000thing' }],
  ['half a sign', { details: 'Half \ud83c' }],
  ['a title with half a sign', { title: `${'x'.repeat(499)}🏠` }],
])('a refusal with %s is written down, and all others leave', async (_, words) => {
  const ids = await put(...(await chats(5)).map((chat) => ({ chat })));
  onFirst(ids, { code: 131026, ...words });
  await work();
  await become(ids.slice(1), 'accepted');
  await become([ids[0]!], 'failed');
  expect((await rows([ids[0]!]))[0].error_code).toBe(131026);
  // The number goes on sending.
  await become(await put({ chat: (await chats(1))[0]! }), 'accepted');
});

test('an id that Meta gives twice holds up nothing: both are sent, and statuses find both', async () => {
  const ids = await put(...(await chats(4)).map((chat) => ({ chat })));
  meta.state.decide = (body) =>
    [ids[0], ids[1]].some((id) => body.biz_opaque_callback_data === callbackOf(id!))
      ? { wamid: 'wamid.twice' }
      : 'taken';
  await work();
  await become(ids, 'accepted');
  expect((await rows(ids)).filter((row) => row.wamid === 'wamid.twice')).toHaveLength(1);
  for (const [at, id] of [ids[0]!, ids[1]!].entries())
    await office.post(
      news({
        statuses: [
          {
            id: 'wamid.twice',
            status: 'sent',
            timestamp: String(1_795_000_000 + at),
            biz_opaque_callback_data: callbackOf(id),
          },
        ],
      }),
    );
  await become(ids.slice(0, 2), 'sent');
  await become(await put({ chat: (await chats(1))[0]! }), 'accepted');
});

test('what the database refuses of one outcome in whatever form leaves the others written', async () => {
  const ids = await put(...(await chats(6)).map((chat) => ({ chat })));
  // No text that the database could refuse is left; so it refuses one by a rule of its own.
  await office.rows(
    `alter table whatsapp_message add constraint refuse_one check (id <> ${ids[2]} or status in ('queued', 'sending', 'unknown'))`,
  );
  try {
    await work();
    await become(ids.toSpliced(2, 1), 'accepted');
    await become(await put({ chat: (await chats(1))[0]! }), 'accepted');
    // It may have gone, so nobody knows: a person decides.
    await office.rows(`update whatsapp_message set claimed_at = now() - interval '31 seconds' where id = ${ids[2]}`);
    await expect.poll(async () => (await rows([ids[2]!]))[0].status, { timeout: 15_000 }).toBe('unknown');
  } finally {
    await office.rows('alter table whatsapp_message drop constraint refuse_one');
  }
});
