import type { splitCalls } from '@angan/contract/commissions/splits.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { toPaise, toRupees } from '@angan/domain/paise.ts';
import { tdsRowOn } from '@angan/domain/taxes/index.ts';
import { findContact } from '../contacts/index.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors, nonField, notFound, Refusal } from '../core/errors.ts';
import { readLawTables } from '../law/index.ts';
import { heldCommission } from './held.ts';
import { reckonSplits, splitsOf } from './reckon-splits.ts';
import { tdsOfSplit } from './show-commission.ts';

type Share = Received<typeof splitCalls.set>['body']['splits'][number];

const checkPayee = async (context: Context, { party_type, user_id, contact }: Share): Promise<void> => {
  const { actor, db } = context;
  if (party_type === 'Sub-user') {
    const user = user_id
      ? await db
          .selectFrom('app_user')
          .select('id')
          .where('company_id', '=', actor.companyId)
          .where('id', '=', user_id)
          .executeTakeFirst()
      : undefined;
    if (!user) throw fieldErrors({ splits: [user_id ? drf.invalidPk(user_id) : commissionTexts.splitWho] });
    return;
  }
  if (!contact) throw fieldErrors({ splits: [commissionTexts.splitWho] });
  await findContact(context, contact).catch((error: unknown) => {
    throw error instanceof Refusal && error.status === 404 ? fieldErrors({ splits: [drf.invalidPk(contact)] }) : error;
  });
};

const whoIs = ({ user_id, contact }: Share): string => (user_id ? `user ${user_id}` : `contact ${contact}`);

/** Sets who shares in a brokerage. What is paid stays as it is; what is not named goes. */
export const setSplits = async (context: Context, commission: number, shares: readonly Share[]): Promise<void> => {
  const { actor, db } = context;
  await heldCommission(context, commission);
  for (const share of shares) await checkPayee(context, share);
  if (new Set(shares.map(whoIs)).size < shares.length) throw fieldErrors({ splits: [commissionTexts.splitTwice] });
  const before = await splitsOf(context, commission);
  const paid = new Set(before.filter(({ status }) => status === 'Paid').map(({ id }) => id));
  const kept = new Set(shares.flatMap(({ id }) => id ?? []));
  if ([...paid].some((id) => !kept.has(id))) throw nonField(commissionTexts.paidStays);
  const own = (id: number) => before.some((one) => one.id === id);
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0)
    await db.deleteFrom('commission_split').where('company_id', '=', actor.companyId).where('id', 'in', gone).execute();
  for (const { id, party_type, user_id, contact, percent, fixed } of shares) {
    if (id !== undefined && paid.has(id)) continue;
    const columns = {
      party_type,
      user_id: party_type === 'Sub-user' ? user_id! : null,
      contact: party_type === 'Sub-user' ? null : contact!,
      percent: fixed == null ? (percent ?? 0) : null,
      fixed: fixed ?? null,
    };
    if (id !== undefined && own(id))
      await db
        .updateTable('commission_split')
        .set(columns)
        .where('company_id', '=', actor.companyId)
        .where('id', '=', id)
        .execute();
    else
      await db
        .insertInto('commission_split')
        .values({ ...columns, company_id: actor.companyId, created_by: actor.userId, commission })
        .execute();
  }
  await reckonSplits(context, commission, true);
};

/** Marks a share as paid. Answers its commission. */
export const paySplit = async (
  context: Context,
  id: number,
  { paid_on, mode, ref_no = '', tds_amount }: Received<typeof splitCalls.pay>['body'],
): Promise<number> => {
  const { actor, db, services } = context;
  const split = await db
    .selectFrom('commission_split')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!split) throw notFound();
  if (split.status === 'Paid') throw nonField(commissionTexts.paidAlready);
  if (paid_on > dayInIndia(services.now())) throw fieldErrors({ paid_on: [commissionTexts.inFuture] });
  const expected = (await tdsOfSplit(context, split, paid_on)).tds;
  const tds = tds_amount == null ? expected : toPaise(tds_amount);
  if (tds > toPaise(split.amount)) throw fieldErrors({ tds_amount: [commissionTexts.discountAbove] });
  const law = tds > 0 ? tdsRowOn((await readLawTables(db)).TDS, 'Brokerage', paid_on) : undefined;
  await db
    .updateTable('commission_split')
    .set({
      status: 'Paid',
      paid_on,
      mode,
      ref_no,
      tds_amount: toRupees(tds),
      tds_section: law ? [law.section, law.code && `code ${law.code}`].filter(Boolean).join(', ') : '',
    })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
  return split.commission;
};
