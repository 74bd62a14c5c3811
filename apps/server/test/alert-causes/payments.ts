import { inPlatform } from '../../src/billing/in-platform.ts';
import { settlePayment } from '../../src/billing/settle/index.ts';
import type { AlertOffice, Cause } from './office.ts';

/** What the platform and the office are told of money that does not fit its order. */

/** An order of the office for Team, for which a rupee too little came. */
const heldOrder = async ({ server, company, day }: AlertOffice) => {
  const { rows } = await server.owner.query<{ id: number }>(
    `insert into transaction (company_id, order_no, gateway_order_id, purpose, plan, duration_months, users, priced_on, price,
        discount, credit, taxable, gst_rate, cgst, sgst, igst, rounding, total, buyer, expires_at)
     select $1, 'ORD-2026-000001', $2, 'New', id, 12, 5, $3, 1799900, 0, 0, 1799900, 0, 0, 0, 0, 0, 1799900,
            '{"legal_name": "Kaveri Homes", "address": "Ahmedabad", "gstin": "", "state_code": "24"}', now()
       from plan where code = 'team' returning id`,
    [company.id, `order_of_${company.id}`, day(0)],
  );
  const tell = () =>
    inPlatform(server.services, (db) =>
      settlePayment(
        db,
        {
          ...{ id: `pay_of_${company.id}`, order_id: `order_of_${company.id}`, amount: 1_799_800, currency: 'INR' },
          ...{ status: 'captured', method: 'upi', failure_reason: '', amount_refunded: 0 },
        },
        server.services,
      ),
    );
  await tell();
  return { id: rows[0]!.id, tell };
};

export const causesOfPayments = {
  'Payment to see to': {
    to: 'admin',
    bring: async (office) => (await heldOrder(office)).tell,
  },
  'Payment settled': {
    to: 'owner',
    bring: async (office) => {
      const { id } = await heldOrder(office);
      const accept = () =>
        office.server.ask('POST', `/platform/transactions/${id}/accept/`, office.admin.token, { reason: 'A rupee' });
      await accept();
      return accept;
    },
  },
} satisfies Record<string, Cause>;
