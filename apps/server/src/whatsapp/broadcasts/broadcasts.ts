import { drf } from '@angan/contract/kit/drf-texts.ts';
import { broadcastTexts } from '@angan/contract/whatsapp/broadcast-texts.ts';
import type { broadcastCalls, LeftOut } from '@angan/contract/whatsapp/broadcasts.ts';
import { usualHours } from '@angan/domain/whatsapp/sending-hours.ts';
import { type SqlBool, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { badRequest, fieldErrors } from '../../core/errors.ts';
import { removeFilesOf } from '../../core/files/index.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { envelope, readPaging } from '../../core/list.ts';
import { exportBroadcast } from '../broadcast-tasks.ts';
import { notify } from '../notify.ts';
import { templateRow } from '../templates/template-row.ts';
import { audienceRows } from './audience.ts';
import { broadcastRow, broadcastRows, changeBroadcast, heldBroadcast, showBroadcast } from './broadcast-row.ts';
import { askedOf, lookAt } from './look.ts';
import { listRecipients } from './recipients.ts';
import { pauseBroadcast, resumeBroadcast, sendBroadcast, stopBroadcast } from './steer.ts';

type Steer = (id: number, context: Context) => Promise<void>;
const shown = async (id: number, context: Context) =>
  showBroadcast(await broadcastRow(context.db, context.actor.companyId, id), context);
const changed = ({ db, actor }: Context, id: number) => notify(db, actor.companyId, 'whatsapp_broadcast', [id]);
const steered =
  (steer: Steer) =>
  async ({ params }: { params: { id: number } }, context: Context) => {
    await steer(params.id, context);
    return shown(params.id, context);
  };

export const broadcastHandlers: Handlers<typeof broadcastCalls> = {
  async list({ query }, context) {
    const { db, actor } = context;
    const counted = async () => {
      let count = db
        .selectFrom('whatsapp_broadcast')
        .select(sql<number>`count(*)`.as('count'))
        .where('company_id', '=', actor.companyId);
      if (query.status) count = count.where('status', '=', query.status);
      return (await count.executeTakeFirstOrThrow()).count;
    };
    const paging = await readPaging(query, ['-created_date'], counted);
    let rows = broadcastRows(db, actor.companyId);
    if (query.status) rows = rows.where('b.status', '=', query.status);
    if (paging.after)
      rows = rows.where(sql<SqlBool>`(b.created_date, b.id) < (${paging.after.key}, ${paging.after.id})`);
    const page = await rows
      .orderBy('b.created_date', 'desc')
      .orderBy('b.id', 'desc')
      .limit(paging.size + 1)
      .offset(paging.offset)
      .execute();
    return envelope(
      context,
      paging,
      await counted(),
      page,
      (row) => row.created_date,
      (row) => showBroadcast(row, context),
    );
  },

  get: ({ params }, context) => shown(params.id, context),

  async create({ body }, context) {
    const { db, actor } = context;
    const columns = await columnsOf(body, context);
    const { id } = await db
      .insertInto('whatsapp_broadcast')
      .values({
        hours: JSON.stringify(usualHours),
        ...columns,
        name: body.name,
        company_id: actor.companyId,
        created_by: actor.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await changed(context, id);
    return shown(id, context);
  },

  async update({ params, body }, context) {
    const row = await heldBroadcast(context.db, context.actor.companyId, params.id);
    if (row.status !== 'Draft') throw badRequest(broadcastTexts.onlyDrafts);
    const columns = await columnsOf(body, context);
    if (Object.keys(columns).length > 0) {
      await changeBroadcast(context.db, row.company_id, row.id, columns);
      await changed(context, row.id);
    }
    return shown(params.id, context);
  },

  async remove({ params }, context) {
    const { db, actor } = context;
    const row = await heldBroadcast(db, actor.companyId, params.id);
    if (row.status !== 'Draft') throw badRequest(broadcastTexts.onlyDrafts);
    await db
      .deleteFrom('whatsapp_broadcast')
      .where('company_id', '=', actor.companyId)
      .where('id', '=', row.id)
      .execute();
    await changed(context, row.id);
  },

  async duplicate({ params }, context) {
    const { db, actor } = context;
    const row = await broadcastRow(db, actor.companyId, params.id);
    const { id } = await db
      .insertInto('whatsapp_broadcast')
      .values({
        company_id: actor.companyId,
        created_by: actor.userId,
        name: row.name,
        number: row.number,
        template: row.template,
        audience: JSON.stringify(row.audience),
        fillings: JSON.stringify(row.fillings),
        hours: row.hours === null ? null : JSON.stringify(row.hours),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await changed(context, id);
    return shown(id, context);
  },

  async look({ params }, context) {
    const { template: _, number: __, ...look } = await lookAt(await draft(params.id, context), context);
    return look;
  },

  async leftOut({ params, query }, context) {
    const { db, services } = context;
    const row = await draft(params.id, context);
    const paging = await readPaging(query, ['id'], async () => 0);
    const asked = audienceRows(askedOf(row, { category: row.template_category ?? '' }, services.now()));
    const reason = query.reason ? sql`a.left_out = ${query.reason}` : sql`a.left_out is not null`;
    const { rows } = await sql<LeftOut & { id: number; total: number }>`
      select a.place as id, a.contact, a.name, coalesce('+' || a.wa_id, a.given) as number, a.left_out as reason, count(*) over () as total
        from ${asked} a where ${reason} order by a.place limit ${paging.size + 1} offset ${paging.offset}`.execute(db);
    const page = envelope(
      context,
      paging,
      rows[0]?.total ?? 0,
      rows,
      (one) => String(one.id),
      (one) => one,
    );
    // Pages are by number: the audience is made anew at each look, and no row of it lasts.
    return { ...page, next: page.next && nextPage(page.next) };
  },

  async send({ params, body }, context) {
    await sendBroadcast(params.id, body.people, context);
    return shown(params.id, context);
  },
  pause: steered(pauseBroadcast),
  resume: steered(resumeBroadcast),
  stop: steered(stopBroadcast),
  recipients: ({ params, query }, context) => listRecipients(params.id, query, context),

  async export({ params, body }, context) {
    const { db, actor } = context;
    const row = await heldBroadcast(db, actor.companyId, params.id);
    if (row.listed_at === null) throw badRequest(broadcastTexts.notSent);
    if (row.export_status === 'Writing') throw badRequest(broadcastTexts.exportRuns);
    await removeFilesOf(db, actor.companyId, 'whatsapp_broadcast', row.id);
    await changeBroadcast(db, actor.companyId, row.id, {
      export_status: 'Writing',
      export_format: body.format,
      export_file: null,
    });
    await enqueue(db, exportBroadcast, { broadcast: row.id });
    return shown(params.id, context);
  },
};

const nextPage = (next: string) => {
  const url = new URL(next);
  url.searchParams.delete('cursor');
  return url.href;
};

const draft = async (id: number, { db, actor }: Context) => {
  const row = await broadcastRow(db, actor.companyId, id);
  if (row.status !== 'Draft') throw badRequest(broadcastTexts.onlyDrafts);
  return row;
};

type Body = Parameters<(typeof broadcastHandlers)['update']>[0]['body'];

/** The columns that a body names. What it points to has to be of this company. */
const columnsOf = async (body: Body, { db, actor }: Context): Promise<Record<string, unknown>> => {
  if (body.template)
    await templateRow(db, actor.companyId, body.template).catch(() => refuse('template', body.template));
  if (body.number) {
    const number = await db
      .selectFrom('whatsapp_number')
      .select('id')
      .where('company_id', '=', actor.companyId)
      .where('id', '=', body.number)
      .executeTakeFirst();
    if (!number) refuse('number', body.number);
  }
  if (body.hours && body.hours.from >= body.hours.until) throw fieldErrors({ hours: [broadcastTexts.hoursWrong] });
  const { audience, fillings, hours, ...plain } = body;
  const asJson = Object.entries({ audience, fillings, hours }).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
    ...Object.fromEntries(asJson.map(([name, value]) => [name, value === null ? null : JSON.stringify(value)])),
  };
};

const refuse = (field: string, id: unknown): never => {
  throw fieldErrors({ [field]: [drf.invalidPk(Number(id))] });
};
