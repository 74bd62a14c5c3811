import { wishIn } from '@angan/domain/whatsapp/opt-out.ts';
import type pg from 'pg';
import { insertRows } from '../insert-rows.ts';
import type { Place } from './place.ts';
import type { RanTo } from './ran-to.ts';
import { answeredAt, type Begun, moment, wamidOf } from './write-results.ts';

/** What a broadcast brought back: answers, which make chats, and people who want no more of it. */
export const writeReplies = async (
  client: pg.PoolClient,
  place: Place,
  begun: Begun,
  ran: readonly RanTo[],
): Promise<void> => {
  const answers = ran.flatMap((one, index) => (one.says ? [{ ...one, index, at: answeredAt(begun, index) }] : []));
  await insertRows(
    client,
    'whatsapp_message',
    answers.map(({ person, says, taps, index, at }) => ({
      company_id: place.company_id,
      number: place.number,
      chat: person.chat,
      direction: 'incoming',
      ...(taps
        ? { kind: 'button', content: { type: 'button', button: { text: says, payload: says } } }
        : { kind: 'text', content: { type: 'text', text: { body: says } } }),
      body: says,
      wamid: `${wamidOf(begun, index)}.answer`,
      reply_to: wamidOf(begun, index),
      priority: 0,
      due_at: at,
      attempts: 0,
      at,
      media_tries: 0,
      media_error: null,
    })),
  );
  await client.query(
    `update whatsapp_chat c set talked = true, last_incoming_at = a.at, last_message_at = a.at, preview = a.body,
        preview_kind = 'text', preview_direction = 'incoming'
       from jsonb_to_recordset($2) as a (chat bigint, body text, at timestamptz) where c.company_id = $1 and c.id = a.chat`,
    [place.company_id, JSON.stringify(answers.map(({ person, says, at }) => ({ chat: person.chat, body: says, at })))],
  );
  await writeOptOuts(client, place, begun, ran);
};

const writeOptOuts = async (client: pg.PoolClient, place: Place, begun: Begun, ran: readonly RanTo[]) => {
  const out = ran.flatMap(({ person, says, error }, index) => {
    const of = { company_id: place.company_id, wa_id: `91${person.mobile}`, is_out: true, last_updated: place.now };
    if (wishIn(says) === 'stop')
      return [{ person, row: { ...of, how: 'Message', said: says, at: answeredAt(begun, index) } }];
    // Meta's code for who stopped marketing in WhatsApp itself.
    return error === 131050 ? [{ person, row: { ...of, how: 'Refusal', said: '', at: moment(begun, index, 3) } }] : [];
  });
  await insertRows(
    client,
    'whatsapp_opt_out',
    out.map(({ row }) => row),
  );
  await client.query('update contact set marketing_opt_out = true where company_id = $1 and id = any ($2::bigint[])', [
    place.company_id,
    out.map(({ person }) => person.contact),
  ]);
};
