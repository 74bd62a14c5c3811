import { aWish, dealId } from '../listings.ts';
import type { AlertOffice, Cause } from './office.ts';

/** What nobody paid, or sent, in time: the morning's job tells of it. */

/** A commission of a deal at its token, invoiced, so many days before today due. */
const invoiced = async (office: AlertOffice, due: number) => {
  const { send, owner, property, area, server, day } = office;
  const house = await property();
  const wish = await send('POST', 'inquiry/', owner, aWish(area));
  const deal = await send('POST', 'deals/', owner, {
    deal_type: dealId('Sale'),
    property: house,
    inquiry: wish.id,
    our_side: 'Buyer side',
    expected_close: day(60),
    agreed_price: 12_000_000,
  });
  const { rows } = await server.owner.query<{ id: number }>(
    `update commission set status = 'Invoiced', due_date = $2 where deal = $1 returning id`,
    [deal.id, day(due)],
  );
  return rows[0]!.id;
};

export const causesOfDues = {
  'Commission overdue': {
    to: 'owner',
    bring: async (office) => {
      await invoiced(office, -1);
      return office.run('watch days');
    },
  },
  'Reminder letter': {
    to: 'owner',
    bring: async (office) => {
      const { company, server, day, send, owner } = office;
      const commission = await invoiced(office, -10);
      // Of whom no address is known.
      await server.owner.query(
        `with part as (update commission_milestone set due_date = $3 where commission = $2 returning id)
         insert into invoice (company_id, commission, milestone, kind, no, date, due_date, taxable, cgst, sgst, igst, rounding, total, gst_rate, content)
         select $1, $2, min(id), 'Invoice', 'RVR/1', $3, $3, 120000, 0, 0, 0, 0, 120000, 0, '{}' from part`,
        [company.id, commission, day(-10)],
      );
      await send('PUT', 'reminder_letters/', owner, {
        letters: [10, 23, 45].map((days, at) => ({ letter: at + 1, days, is_on: at === 0 })),
      });
      await office.run('watch days');
      return office.run('reminder letters');
    },
  },
  'TDS certificate pending': {
    to: 'owner',
    bring: async (office) => {
      const commission = await invoiced(office, 30);
      await office.server.owner.query(
        `insert into commission_receipt (company_id, commission, date, amount, mode, tds_amount, certificate_form, created_by)
           values ($1, $2, $3, 1000, 'NEFT', 20, 'Form 131', $4)`,
        [office.company.id, commission, office.day(-50), office.owner.id],
      );
      return office.run('watch days');
    },
  },
} satisfies Record<string, Cause>;
