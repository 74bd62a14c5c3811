import type { Commission } from '@angan/contract/commissions/commissions.ts';
import { isTdsParty, tdsOnSplits } from '@angan/domain/brokerage/index.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { sumOf, toPaise, toRupees } from '@angan/domain/paise.ts';
import { sql } from 'kysely';
import { notFound } from '../core/errors.ts';
import { readLawTables } from '../law/index.ts';
import { commissionRows, showCommission } from './commission-row.ts';
import { readOffice } from './facts.ts';
import { type Desk, milestonesOf, papersOf, receiptsOf } from './held.ts';
import { lettersOf } from './next-letter.ts';
import { payeeName } from './payee-name.ts';
import type { SplitRow } from './reckon-splits.ts';

const splitsWithNames = ({ actor, db }: Desk, commission: number) =>
  db
    .selectFrom('commission_split as s')
    .selectAll('s')
    .select(payeeName.as('name'))
    .where('s.company_id', '=', actor.companyId)
    .where('s.commission', '=', commission)
    .orderBy('s.id')
    .execute();

const remindersOf = ({ actor, db }: Desk, commission: number) =>
  db
    .selectFrom('commission_reminder as r')
    .leftJoin('app_user as u', (join) => join.onRef('u.company_id', '=', 'r.company_id').onRef('u.id', '=', 'r.by'))
    .select(['r.id', 'r.about', 'r.tone', 'r.language', 'r.channel', 'r.text', 'r.at'])
    .select(sql<boolean>`r.by is null`.as('is_automatic'))
    .select(sql<string>`concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, ''))`.as('by_name'))
    .where('r.company_id', '=', actor.companyId)
    .where('r.commission', '=', commission)
    .orderBy('r.id')
    .execute();

/** In paise, what the office will deduct from a share that it pays today, by all that the same one was paid this year. */
export const tdsOfSplit = async (
  context: Desk,
  split: Pick<SplitRow, 'id' | 'party_type' | 'contact' | 'amount'>,
  paid_on: string,
) => {
  const { actor, db } = context;
  if (split.contact === null || !isTdsParty(split.party_type as 'Co-broker')) return { tds: 0 };
  const before = await db
    .selectFrom('commission_split')
    .select(['amount', 'paid_on'])
    .where('company_id', '=', actor.companyId)
    .where('contact', '=', split.contact)
    .where('status', '=', 'Paid')
    .where('id', '<>', split.id)
    .where('paid_on', '<=', paid_on)
    .execute();
  const { pan } = await db
    .selectFrom('contact')
    .select('pan')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', split.contact)
    .executeTakeFirstOrThrow();
  const rows = (await readLawTables(db)).TDS;
  const payments = [...before, { amount: split.amount, paid_on }].map((one) => ({
    amount: toPaise(one.amount),
    credited_on: null,
    paid_on: one.paid_on!,
  }));
  const { deducts_tds } = await readOffice(context);
  const taxes = tdsOnSplits(payments, rows, { officeDeducts: deducts_tds, hasPan: pan !== '' });
  return { tds: taxes.at(-1)! };
};

/** One commission with all that stands on it. */
export const wholeCommission = async (context: Desk, id: number): Promise<Commission> => {
  const row = await commissionRows(context).where('m.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  const shown = showCommission(row, context);
  const papers = await papersOf(context, id);
  const numbers = new Map(papers.map((one) => [one.id, one.no]));
  const asked = new Map(papers.filter(({ kind }) => kind === 'Invoice').map((one) => [one.milestone, one.id]));
  const splits = await splitsWithNames(context, id);
  const today = dayInIndia(context.services.now());
  const expected = new Map<number, number>();
  for (const split of splits)
    if (split.status === 'Due') expected.set(split.id, toRupees((await tdsOfSplit(context, split, today)).tds));
  const milestones = await milestonesOf(context, id);
  const receipts = await receiptsOf(context, id);
  return {
    ...shown,
    milestones: milestones.map((one) => ({ ...one, invoice: asked.get(one.id) ?? null })),
    papers: papers.map((one) => ({
      ...one,
      ref: one.ref === null ? null : numbers.get(one.ref)!,
    })) as Commission['papers'],
    receipts: receipts.map((one) => ({
      ...one,
      invoice_no: one.invoice === null ? null : numbers.get(one.invoice)!,
    })) as Commission['receipts'],
    splits: splits.map((one) => ({
      ...one,
      tds_amount: expected.get(one.id) ?? one.tds_amount,
    })) as Commission['splits'],
    company_share: toRupees(toPaise(shown.taxable) - sumOf(splits.map(({ amount }) => toPaise(amount)))),
    reminders: (await remindersOf(context, id)) as Commission['reminders'],
    ...(await lettersOf(context, id)),
  };
};
