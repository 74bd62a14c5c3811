import { numberTexts, type whatsappNumberCalls } from '@angan/contract/whatsapp/numbers.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { badRequest, notFound } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { notify } from '../notify.ts';
import { replyCostOf } from '../prices/index.ts';
import { askMeta } from './ask-meta.ts';
import { connectNumber } from './connect.ts';
import { metaOfNumber, type NumberRow } from './number-row.ts';
import { setUpWebhook, webhookUrl } from './set-up-webhook.ts';
import { showNumber } from './show-number.ts';
import { standstillOf } from './standstill.ts';

export const whatsappNumberHandlers: Handlers<typeof whatsappNumberCalls> = {
  async list(_, { db, actor, services }) {
    const rows = await db
      .selectFrom('whatsapp_number')
      .selectAll()
      .where('company_id', '=', actor.companyId)
      .orderBy('is_default', 'desc')
      .orderBy('id')
      .execute();
    const { meta } = services.settings;
    return {
      results: await Promise.all(rows.map((row) => shown(db, row, services.now()))),
      webhook: { url: webhookUrl(services), ready: Boolean(meta.appSecret && meta.verifyToken) },
    };
  },

  connect: ({ body }, context) => connectNumber(body, context),

  async refresh({ params }, context) {
    const { row, meta } = await context.step((step) => asking(step, params.id));
    const asked = await askMeta(meta, row);
    if (!asked.ok) throw badRequest(asked.error.is === 'token' ? numberTexts.tokenRefused : asked.error.message);
    await setUpWebhook(context.services);
    const news = { ...asked.told, status: 'Connected', synced_at: sql`now()` };
    return context.step((step) => change(step, row.id, news));
  },

  async makeDefault({ params }, context) {
    const { db, actor } = context;
    const row = await oneNumber(context, params.id);
    if (row.status === 'Disconnected') throw badRequest(numberTexts.notConnected);
    await db
      .updateTable('whatsapp_number')
      .set({ is_default: false })
      .where('company_id', '=', actor.companyId)
      .where('is_default', '=', true)
      .execute();
    await note(context, row.id, 'made default');
    return change(context, row.id, { is_default: true });
  },

  async disconnect({ params }, context) {
    const { db, actor } = context;
    const row = await oneNumber(context, params.id);
    await sql`update whatsapp_message set status = 'cancelled'
       where company_id = ${actor.companyId} and number = ${row.id} and status = 'queued'`.execute(db);
    await note(context, row.id, 'disconnected');
    return change(context, row.id, { status: 'Disconnected', token_sealed: '', is_default: false });
  },

  async writeProfile({ params, body }, context) {
    const { row, meta } = await context.step((step) => asking(step, params.id));
    const named = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const written = await meta.numbers.writeProfile(row.phone_number_id, named);
    if (!written.ok) throw badRequest(written.error.message);
    const profile = await meta.numbers.readProfile(row.phone_number_id);
    const known = profile.ok ? profile.value : { ...(row.profile as object), ...named };
    return context.step(async (step) => {
      await note(step, row.id, 'changed', { profile: [null, Object.keys(named)] });
      return change(step, row.id, { profile: JSON.stringify(known) });
    });
  },
};

const shown = async (db: Context['db'], row: NumberRow, now: Date) =>
  showNumber(row, now, {
    standstill: await standstillOf(db, row, now),
    replies: await replyCostOf(db, row.company_id, { number: row.id, now }),
  });

/** A number that Meta can be asked about. */
const asking = async (context: Context, id: number) => {
  const row = await oneNumber(context, id);
  const meta = metaOfNumber(context.services, row);
  if (!meta) throw badRequest(numberTexts.notConnected);
  return { row, meta };
};

/** Without a lock: Meta is asked next, and may knock at our door, which notes that on this row. */
const oneNumber = async ({ db, actor }: Context, id: number): Promise<NumberRow> => {
  const row = await db
    .selectFrom('whatsapp_number')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};

const change = async ({ db, actor, services }: Context, id: number, columns: Record<string, unknown>) => {
  const row = await db
    .updateTable('whatsapp_number')
    .set(columns)
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await notify(db, actor.companyId, 'whatsapp_number', [id]);
  return shown(db, row, services.now());
};

const note = ({ db }: Context, id: number, action: string, changes: object | null = null) =>
  sql`select note_access(${action}, 'whatsapp_number', ${id}, ${changes && JSON.stringify(changes)}::jsonb)`.execute(
    db,
  );
