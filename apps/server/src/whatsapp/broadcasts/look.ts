import { broadcastLimits } from '@angan/contract/whatsapp/broadcast-parts.ts';
import { broadcastTexts } from '@angan/contract/whatsapp/broadcast-texts.ts';
import type { BroadcastLook } from '@angan/contract/whatsapp/broadcasts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { estimateCost, type PeopleThere, peopleADay } from '@angan/domain/whatsapp/cost.ts';
import { isMarketing } from '@angan/domain/whatsapp/opt-out.ts';
import { replyWindowMs } from '@angan/domain/whatsapp/people.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { defaultNumber, type NumberRow } from '../numbers/index.ts';
import { pricesOf } from '../prices/index.ts';
import { type TemplateRow, templateRows } from '../templates/template-row.ts';
import { whyUnsendable } from '../templates/why-unsendable.ts';
import { type Asked, audienceRows } from './audience.ts';
import { audienceOf, type BroadcastRow, fillingsOf } from './broadcast-row.ts';
import { fillFor, type Mould, missingIn, mouldOf, officeFacts } from './fill.ts';

/** A draft with all that it needs to be sent, as far as it is there. */
export interface Looked extends BroadcastLook {
  readonly template: TemplateRow | undefined;
  readonly number: NumberRow | undefined;
}

export const askedOf = (row: BroadcastRow, template: { category: string } | undefined, now: Date): Asked => ({
  companyId: row.company_id,
  audience: audienceOf(row),
  isMarketing: isMarketing(template?.category ?? ''),
  now,
});

/** What the broadcast would do if it was sent now. */
export const lookAt = async (row: BroadcastRow, { db, actor, services }: Context): Promise<Looked> => {
  const { companyId } = actor;
  const now = services.now();
  const template =
    row.template === null
      ? undefined
      : await templateRows(db, companyId).where('t.id', '=', row.template).executeTakeFirst();
  const number = await numberOf(db, row);
  const asked = askedOf(row, template, now);
  const { people, left_out, there, first } = await countOf(db, asked, number?.id ?? 0, now);
  const day = dayInIndia(new Date(row.send_at ?? now));
  const cost = estimateCost(there, { category: template?.category ?? '', day, prices: await pricesOf(db, companyId) });
  const mould = template && (await mouldOf(db, template, fillingsOf(row)));
  const unsendable = whyUnsendable(template?.beyond ?? []);
  const refusals = [
    ...(number ? [] : [broadcastTexts.noNumber]),
    ...(template ? [] : [broadcastTexts.noTemplate]),
    ...(template && template.status !== 'APPROVED' ? [broadcastTexts.notApproved] : []),
    ...(unsendable ? [unsendable] : mould ? missingIn(mould) : []),
    ...(people === 0 ? [broadcastTexts.nobody] : []),
    ...(people > broadcastLimits.people
      ? [broadcastTexts.tooMany(broadcastLimits.people.toLocaleString('en-IN'))]
      : []),
  ];
  return {
    people,
    left_out,
    cost: { ...cost, lines: [...cost.lines] },
    example: first && mould ? await exampleOf(db, row, first, mould) : null,
    refusals,
    warnings: number ? await warningsOf(db, number, people) : [],
    seconds: Math.ceil(people / (number?.throughput ?? 80)),
    template,
    number,
  };
};

/** The number that was chosen, else the default; undefined where it is not connected. */
const numberOf = async (db: Kysely<DB>, row: BroadcastRow): Promise<NumberRow | undefined> =>
  row.number === null
    ? defaultNumber(db, row.company_id)
    : db
        .selectFrom('whatsapp_number')
        .selectAll()
        .where('company_id', '=', row.company_id)
        .where('id', '=', row.number)
        .where('status', '=', 'Connected')
        .executeTakeFirst();

interface First {
  readonly name: string;
  readonly wa_id: string;
  readonly contact: number | null;
}

const countOf = async (db: Kysely<DB>, asked: Asked, number: number, now: Date) => {
  const { rows } = await sql<PeopleThere & { left_out: string | null; first: First | null }>`
    select a.left_out, case when a.left_out is null then a.country else '' end as country, count(*) as people,
        count(*) filter (where c.last_incoming_at > ${new Date(now.getTime() - replyWindowMs).toISOString()}::timestamptz) as "inWindow",
        count(*) filter (where c.free_until > ${now.toISOString()}::timestamptz) as free,
        (array_agg(jsonb_build_object('name', a.name, 'wa_id', a.wa_id, 'contact', a.contact) order by a.place))[1] as first
      from ${audienceRows(asked)} a
      left join whatsapp_chat c on a.left_out is null and c.company_id = ${asked.companyId} and c.number = ${number} and c.wa_id = a.wa_id
     group by 1, 2 order by 1 nulls first, people desc`.execute(db);
  const there = rows.filter((row) => row.left_out === null);
  return {
    there,
    people: there.reduce((sum, row) => sum + row.people, 0),
    left_out: Object.fromEntries(rows.filter((row) => row.left_out !== null).map((row) => [row.left_out!, row.people])),
    first: there[0]?.first ?? null,
  };
};

const exampleOf = async (db: Kysely<DB>, row: BroadcastRow, first: First, mould: Mould) => {
  const contact =
    first.contact === null
      ? undefined
      : await db
          .selectFrom('contact')
          .select('address')
          .where('company_id', '=', row.company_id)
          .where('id', '=', first.contact)
          .executeTakeFirst();
  const facts = {
    ...(await officeFacts(db, row.company_id, row.created_by)),
    'contact.name': first.name,
    'contact.address': contact?.address ?? '',
  };
  const filled = fillFor(mould, facts);
  const values = filled.sent.components.flatMap((part) =>
    part.type === 'body' ? part.parameters.map((one) => (one.type === 'text' ? one.text : '')) : [],
  );
  return { name: first.name, number: `+${first.wa_id}`, values, text: filled.text };
};

/** Whether the number may write first to so many: what it wrote to in the last 24 hours counts. */
const warningsOf = async (db: Kysely<DB>, number: NumberRow, people: number): Promise<string[]> => {
  const tier = peopleADay(number.messaging_limit);
  if (tier === undefined) return [];
  const { rows } = await sql<{ written: number }>`
    select coalesce(sum(b.people), 0) as written from whatsapp_broadcast b
     where b.company_id = ${number.company_id} and b.number = ${number.id} and b.started_at > now() - interval '24 hours'`.execute(
    db,
  );
  const left = Math.max(0, tier - rows[0]!.written);
  return people > left ? [broadcastTexts.overTier(tier, left, people)] : [];
};
