import type { Received } from '@angan/contract/kit/call.ts';
import { numberTexts, type whatsappNumberCalls } from '@angan/contract/whatsapp/numbers.ts';
import { sql } from 'kysely';
import type { Context, SteppedContext } from '../../core/context.ts';
import { badRequest, fieldErrors } from '../../core/errors.ts';
import type { MetaError } from '../meta/index.ts';
import { askMeta, type Told } from './ask-meta.ts';
import { notifyNumber } from './notify-number.ts';
import { metaWith, tokenSeal } from './number-row.ts';
import { setUpWebhook } from './set-up-webhook.ts';
import { showNumber } from './show-number.ts';

type Given = Received<typeof whatsappNumberCalls.connect>['body'];

/**
 * Connects a number once Meta has confirmed that token, number and account belong together; one that was connected
 * before gets the new token and goes on. The first number of a company is its default.
 */
export const connectNumber = async (given: Given, { step, services }: SteppedContext) => {
  const { waba_id, phone_number_id, token } = given;
  await step((context) => requireOurs(phone_number_id, context));

  const meta = metaWith(services, token);
  const asked = await askMeta(meta, { waba_id, phone_number_id });
  if (!asked.ok) throw refusal(asked.step, asked.error);
  const onAccount = await meta.numbers.list(waba_id);
  if (!onAccount.ok) throw refusal('account', onAccount.error);
  if (!onAccount.value.some(({ id }) => id === phone_number_id))
    throw fieldErrors({ phone_number_id: [numberTexts.otherAccount] });

  await setUpWebhook(services);
  return step(async (context) => {
    // Of two companies that connect one number at the same moment, the second sees what the first did.
    await sql`select pg_advisory_xact_lock(hashtext(${`angan whatsapp number ${phone_number_id}`}))`.execute(
      context.db,
    );
    await requireOurs(phone_number_id, context);
    return store(given, asked.told, context);
  });
};

/** A number at Meta is connected in one company alone; the wall hides the row of another, so the database is asked. */
const requireOurs = async (phone_number_id: string, { db }: Context): Promise<void> => {
  const { rows } = await sql<{ taken: boolean }>`select whatsapp_number_is_taken(${phone_number_id}) as taken`.execute(
    db,
  );
  if (rows[0]!.taken) throw fieldErrors({ phone_number_id: [numberTexts.taken] });
};

const store = async (
  { waba_id, phone_number_id, token, is_default }: Given,
  told: Told,
  { db, actor, services }: Context,
) => {
  const hasDefault = await db
    .selectFrom('whatsapp_number')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('is_default', '=', true)
    .where('phone_number_id', '<>', phone_number_id)
    .executeTakeFirst();
  if (is_default && hasDefault)
    await db
      .updateTable('whatsapp_number')
      .set({ is_default: false })
      .where('company_id', '=', actor.companyId)
      .where('id', '=', hasDefault.id)
      .execute();
  const columns = {
    ...told,
    waba_id,
    token_sealed: tokenSeal(services).seal(token, phone_number_id),
    status: 'Connected',
    held_until: null,
    held_code: null,
    synced_at: sql<string>`now()`,
    is_default: is_default === true || !hasDefault,
  };
  const row = await db
    .insertInto('whatsapp_number')
    .values({ ...columns, company_id: actor.companyId, phone_number_id, created_by: actor.userId })
    .onConflict((on) => on.column('phone_number_id').doUpdateSet(columns))
    .returningAll()
    .executeTakeFirstOrThrow();
  await sql`select note_access('connected', 'whatsapp_number', ${row.id}, null)`.execute(db);
  await sql`select pg_notify('angan_whatsapp', 'send')`.execute(db);
  await notifyNumber(db, actor.companyId, row.id);
  return showNumber(row, services.now());
};

/** Said beside the field that is wrong. */
const refusal = (step: 'number' | 'account', error: MetaError) => {
  if (error.is === 'token') return fieldErrors({ token: [numberTexts.tokenRefused] });
  if (error.is === 'temporary' || error.is === 'unknown') return badRequest(error.message);
  if (step === 'number')
    return fieldErrors({ phone_number_id: [error.subcode === 33 ? numberTexts.notThere : error.message] });
  return fieldErrors({ waba_id: [error.message] });
};
