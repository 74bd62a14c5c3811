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

// What does not wait for another is sent at once: all share the connection of the request, and its snapshot.
const inquiriesOf = async (query: DashboardQuery, context: Context): Promise<DashboardInquiries> => {
  const asked = askedOf(query, context);
  const [read, work, standing, days_to_close] = await Promise.all([
    readInquiries(asked, context),
    readWork(asked, context),
    standingNow(asked, context),
    daysToClose(asked, context),
  ]);
  const [sources, staff] = await Promise.all([sourcesOf(context, read), staffOf(context, query, asked, read, work)]);
  const { sums } = read;
  return {
    span: asked.span,
    new_inquiries: { count: sums.now, before: sums.before },
    first_response: responseOf(read),
    ...standing,
    visits: { completed: work.completed, before: work.before, missed: work.missed },
    conversion: {
      created: sums.now,
      won: sums.won,
      visited: sums.visited,
      token: sums.token,
      before: {
        created: sums.before,
        won: sums.won_before,
        visited: sums.visited_before,
        token: sums.token_before,
      },
    },
    funnel: funnelOf(read),
    lost: lostOf(read),
    weeks: weeksOf(read, work.weeks, asked.today),
    sources,
    staff,
    days_to_close,
  };
};

const stockOf = (query: DashboardQuery, context: Context) => dashboardStock(askedOf(query, context), context);
const moneyOf = (query: DashboardQuery, context: Context) => dashboardMoney(query, askedOf(query, context), context);

export const dashboardHandlers: Handlers<typeof dashboardCalls> = {
  inquiries: ({ query }, context) => inquiriesOf(query, context),
  stock: ({ query }, context) => stockOf(query, context),
  money: ({ query }, context) => moneyOf(query, context),

  async sourceCost({ params, body: { monthly_cost } }, { actor, db }) {
    const { numUpdatedRows } = await db
      .updateTable('source')
      .set({ monthly_cost })
      .where('company_id', '=', actor.companyId)
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound();
  },

  async export({ body }, context) {
    const [inquiries, stock, money] = await Promise.all([
      inquiriesOf(body, context),
      stockOf(body, context),
      moneyOf(body, context),
    ]);
    const content = await dashboardWorkbook({ inquiries, stock, money });
    return {
      file_name: `Dashboard ${dayInIndia(context.services.now())}.xlsx`,
      content: content.toString('base64'),
    };
  },
};
