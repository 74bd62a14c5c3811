import type { DashboardInquiries, dashboardCalls } from '@angan/contract/dashboard/dashboard.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { askedOf, type DashboardQuery } from './asked.ts';
import { dashboardWorkbook } from './export.ts';
import { daysToClose, funnelOf, lostOf, readInquiries, responseOf, standingNow, weeksOf } from './inquiries.ts';
import { dashboardMoney } from './money.ts';
import { sourcesOf, staffOf } from './staff.ts';
import { dashboardStock } from './stock.ts';
import { readWork } from './work.ts';

const inquiriesOf = async (query: DashboardQuery, context: Context): Promise<DashboardInquiries> => {
  const asked = askedOf(query, context);
  const read = await readInquiries(asked, context);
  const work = await readWork(asked, context);
  const { sums } = read;
  return {
    span: asked.span,
    new_inquiries: { count: sums.now, before: sums.before },
    first_response: responseOf(read),
    ...(await standingNow(asked, context)),
    visits: { completed: work.completed, before: work.before, missed: work.missed },
    conversion: {
      created: sums.now,
      won: sums.won,
      before: { created: sums.before, won: sums.won_before },
    },
    funnel: funnelOf(read),
    lost: lostOf(read),
    weeks: weeksOf(read, work.weeks, asked.today),
    sources: await sourcesOf(context, read),
    staff: await staffOf(context, query, asked, read, work),
    days_to_close: await daysToClose(asked, context),
  };
};

const stockOf = (query: DashboardQuery, context: Context) => dashboardStock(askedOf(query, context), context);
const moneyOf = (query: DashboardQuery, context: Context) => dashboardMoney(query, askedOf(query, context), context);

export const dashboardHandlers: Handlers<typeof dashboardCalls> = {
  inquiries: ({ query }, context) => inquiriesOf(query, context),
  stock: ({ query }, context) => stockOf(query, context),
  money: ({ query }, context) => moneyOf(query, context),

  async sourceCost({ params, body: { monthly_cost } }, { actor, db }) {
    if (monthly_cost === undefined) return;
    const { numUpdatedRows } = await db
      .updateTable('source')
      .set({ monthly_cost })
      .where('company_id', '=', actor.companyId)
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound();
  },

  async export({ body }, context) {
    const parts = {
      inquiries: await inquiriesOf(body, context),
      stock: await stockOf(body, context),
      money: await moneyOf(body, context),
    };
    const content = await dashboardWorkbook(parts);
    return {
      file_name: `Dashboard ${dayInIndia(context.services.now())}.xlsx`,
      content: content.toString('base64'),
    };
  },
};
