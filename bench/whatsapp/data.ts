import { createHmac } from 'node:crypto';
import { ownerPool } from '../../apps/server/src/core/database/pool.ts';
import { newSeal } from '../../apps/server/src/core/sealing.ts';
import { broadcasts, ids, secret } from './names.ts';

/** Fills the database with a number, people, and messages of ours that wait for their statuses or to be sent. */
export const fill = async (databaseUrl: string, { people, sent }: { people: number; sent: number }) => {
  const owner = ownerPool(databaseUrl);
  const { rows } = await owner.query<{ id: number }>('select id from company where is_platform');
  const company = rows[0]!.id;
  const number = await owner.query<{ id: number }>(
    `insert into whatsapp_number (company_id, waba_id, phone_number_id, token_sealed, throughput, is_default) values ($1, $2, $3, $4, 2000, true) returning id`,
    [company, ids.waba, ids.phone, newSeal(secret, 'whatsapp tokens').seal(ids.token, ids.phone)],
  );
  const of = number.rows[0]!.id;
  await owner.query(
    `insert into whatsapp_chat (company_id, number, wa_id, last_incoming_at, talked)
      select $1, $2, '919' || lpad(n::text, 9, '0'), now(), true from generate_series(1, $3::int) n`,
    [company, of, people],
  );
  await owner.query(
    `insert into whatsapp_message (company_id, chat, number, direction, kind, body, content, status, broadcast, priority)
      select company_id, id, number, 'outgoing', 'text', 'Hello', '{"type": "text", "text": {"body": "Hello"}}', 'accepted', $3, 10
        from whatsapp_chat, generate_series(1, $1::int / $2::int)`,
    [sent, people, broadcasts.told],
  );
  await owner.query('analyze whatsapp_chat, whatsapp_message');
  await owner.end();
  return { company, number: of };
};

/** Webhooks as Meta sends them, one thing in each, signed: three of four tell a status, one brings a message. */
export const webhooks = (count: number, { company, people, sent }: { company: number; people: number; sent: number }) =>
  Array.from({ length: count }, (_, at) => {
    const wa = `919${String((at % people) + 1).padStart(9, '0')}`;
    const id = ((at - Math.floor(at / 4)) % sent) + 1;
    const status = ['sent', 'delivered', 'read'][Math.floor(at / sent) % 3];
    const timestamp = String(1_795_000_000 + at);
    const contacts = [{ profile: { name: 'Asha' }, wa_id: wa }];
    const value =
      at % 4 === 0
        ? {
            contacts,
            messages: [
              {
                from: wa,
                id: `wamid.in.${at}.${'x'.repeat(40)}`,
                timestamp,
                type: 'text',
                text: { body: `Is the flat at the ring road still free? ${at}` },
              },
            ],
          }
        : {
            contacts,
            statuses: [
              {
                id: `wamid.out.${id}.${'x'.repeat(40)}`,
                status,
                timestamp,
                recipient_id: wa,
                biz_opaque_callback_data: `m${company}.${id}`,
                pricing: { billable: true, pricing_model: 'PMP', type: 'regular', category: 'marketing' },
              },
            ],
          };
    const metadata = { display_phone_number: '919825000001', phone_number_id: ids.phone };
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: ids.waba,
          changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }],
        },
      ],
    });
    return { body, signature: `sha256=${createHmac('sha256', ids.appSecret).update(body).digest('hex')}` };
  });
