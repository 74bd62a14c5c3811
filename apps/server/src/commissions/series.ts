import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import { dayInIndia, formatDate } from '@angan/domain/dates.ts';
import { financialYearOf, invoiceNumber, type PaperKind, seriesOf } from '@angan/domain/taxes/index.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { fieldErrors } from '../core/errors.ts';
import { nextSerial } from '../core/next-serial.ts';

/** Takes the next number of a series. */
export const nextNumber = async (context: Context, prefix: string, kind: PaperKind, day: string): Promise<string> => {
  const { actor, db, services } = context;
  const today = dayInIndia(services.now());
  if (day > today) throw fieldErrors({ date: [commissionTexts.inFuture] });
  if (financialYearOf(day).from !== financialYearOf(today).from)
    throw fieldErrors({ date: [commissionTexts.yearBefore] });
  const series = seriesOf(prefix, kind, day);
  const value = await nextSerial(db, actor.companyId, `paper ${series}`);
  await checkOrder(context, series, day);
  return invoiceNumber(prefix, kind, day, value);
};

/** Numbers rise with their days: a paper is not dated before the one that has the number before it. */
const checkOrder = async ({ actor, db }: Context, series: string, day: string): Promise<void> => {
  const { last } = await db
    .selectFrom('invoice')
    .select(sql<string | null>`max(date)::text`.as('last'))
    .where('company_id', '=', actor.companyId)
    .where('no', 'like', `${series}/%`)
    .executeTakeFirstOrThrow();
  if (last !== null && day < last) throw fieldErrors({ date: [commissionTexts.beforeLast(formatDate(last))] });
};
