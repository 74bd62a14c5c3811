import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { news } from '../../../test/a-meta.ts';
import { incomingOf } from '../../../test/whatsapp-incoming.ts';
import { aWhatsappOffice, seconds, somebody, type WhatsappOffice, wrote } from '../../../test/whatsapp-office.ts';
import { chatsFor } from '../chat-rows/index.ts';
import { callbackOf } from '../outgoing/callback-data.ts';
import { queueMessage } from '../outgoing/queue.ts';

let office: WhatsappOffice;
beforeAll(async () => {
  office = await aWhatsappOffice();
});
afterAll(() => office.server.close());

const { take, messagesOf, chatOf } = incomingOf(() => office);

/** What Meta told of a message of ours, in any order and as often as it likes: always the same in the end. */
test('statuses never go back', async () => {
  const history = ['sent', 'delivered', 'read', 'played', 'failed'] as const;
  const wa = somebody();
  const [chat] = await office.step((db) => chatsFor(db, office.company, [{ number: office.number, wa_id: wa }]));
  const told = (wamid: string, id: number, status: string) => ({
    id: wamid,
    status,
    timestamp: String(seconds + history.indexOf(status as never)),
    recipient_id: wa,
    biz_opaque_callback_data: callbackOf(office.company, id),
    ...(status === 'failed'
      ? { errors: [{ code: 131026, title: 'Undeliverable', error_data: { details: 'No WhatsApp' } }] }
      : {}),
  });
  const final = (happened: readonly string[]) =>
    ['played', 'read', 'delivered', 'failed', 'sent'].find((status) => happened.includes(status)) ?? 'sending';
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom(...history), { minLength: 1 }).chain((happened) =>
        fc.tuple(
          fc.constant(happened),
          fc
            .array(fc.constantFrom(...happened), { maxLength: 6 })
            .chain((more) => fc.shuffledSubarray([...happened, ...more], { minLength: happened.length + more.length })),
          fc.integer({ min: 1, max: 3 }),
        ),
      ),
      async ([happened, order, atOnce]) => {
        const id = await office.step((db) =>
          queueMessage(db, office.company, {
            chat: chat!,
            number: office.number,
            content: { type: 'text', text: { body: 'x' } },
          }),
        );
        await office.rows(`update whatsapp_message set status = 'sending' where id = $1`, [id]);
        const wamid = `wamid.out.${id}`;
        for (let at = 0; at < order.length; at += atOnce)
          await take(news({ statuses: order.slice(at, at + atOnce).map((status) => told(wamid, id, status)) }));
        const [row] = await office.rows('select * from whatsapp_message where id = $1', [id]);
        expect([order, row.status]).toEqual([order, final(happened)]);
        expect(row.wamid).toBe(wamid);
        const time = (status: string) =>
          happened.includes(status as never) ? (seconds + history.indexOf(status as never)) * 1000 : null;
        expect([row.sent_at, row.delivered_at, row.failed_at].map((at) => at && Date.parse(at))).toEqual([
          time('sent'),
          time('delivered'),
          time('failed'),
        ]);
        expect(row.error_code).toBe(happened.includes('failed') ? 131026 : null);
      },
    ),
    { numRuns: 25 },
  );
});

test('any order of a history, with repetitions, gives the same messages', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc
        .array(fc.constantFrom('text', 'reaction', 'edit', 'revoke', 'image'), { minLength: 1, maxLength: 8 })
        .chain((kinds) =>
          fc.tuple(
            fc.constant(kinds),
            fc.shuffledSubarray([...kinds.keys(), ...kinds.keys()], { minLength: kinds.length * 2 }),
          ),
        ),
      async ([kinds, order]) => {
        const [one, other] = [somebody(), somebody()];
        const event = (wa: string, at: number) => {
          const target = `wamid.${wa}.${at - 1}`;
          const part = {
            text: { text: { body: `text ${at}` } },
            reaction: { reaction: { message_id: target, emoji: '👍' } },
            edit: { edit: { original_message_id: target, message: { type: 'text', text: { body: `edited ${at}` } } } },
            revoke: { revoke: { original_message_id: target } },
            image: { image: { id: '1', caption: `picture ${at}` } },
          }[kinds[at] as 'text'];
          return wrote(wa, { id: `wamid.${wa}.${at}`, timestamp: String(seconds + at), type: kinds[at], ...part });
        };
        for (const at of kinds.keys()) await take(event(one, at));
        for (const at of order) await take(event(other, at));
        const seen = async (wa: string) =>
          (await messagesOf(wa)).map(({ kind, body, content, reply_to, edited_at, revoked_at, media_due_at }) => ({
            kind,
            body,
            content: JSON.stringify(content).replaceAll(wa, ''),
            reply_to: reply_to?.replace(wa, ''),
            edited_at,
            revoked_at,
            media_due_at,
          }));
        expect(await seen(other)).toEqual(await seen(one));
        const shown = async (wa: string) => {
          const { last_incoming_at, unread_count, talked, preview, last_message_at } = (await chatOf(wa)) ?? {};
          return { last_incoming_at, unread_count, talked, preview, last_message_at };
        };
        expect(await shown(other)).toEqual(await shown(one));
      },
    ),
    { numRuns: 15 },
  );
});
