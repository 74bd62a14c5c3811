import { dealId } from '../listings.ts';
import { changeTerm } from '../terms.ts';
import type { AlertOffice, Cause } from './office.ts';

/** What ends on a day that nobody does anything on: the morning's job tells of it. */

/** A property let to a tenant, whose rent does not go up soon. */
export const leased = async ({ owner, property, send, day }: AlertOffice, given: object) => {
  const id = await property({ deal_type: [dealId('Pre-leased')] });
  await send('PUT', `preleased/${id}/`, owner, {
    tenant_name: 'A Tenant',
    tenant_category: 'MNC',
    lease_start: day(-200),
    lease_end: day(800),
    current_rent: 100_000,
    escalation_percent: 5,
    escalation_every_months: 36,
    ...given,
  });
};

export const causesOfEndings = {
  'Lease ending': {
    to: 'owner',
    bring: async (office) => {
      await leased(office, { lease_end: office.day(70) });
      await office.onDay(10);
      return office.run('watch days');
    },
  },
  'Lock-in ending': {
    to: 'owner',
    bring: async (office) => {
      await leased(office, { lock_in_end: office.day(61) });
      await office.onDay(1);
      return office.run('watch days');
    },
  },
  'Escalation due': {
    to: 'owner',
    bring: async (office) => {
      const { day, run } = office;
      await leased(office, { lease_start: day(-350), escalation_every_months: 12 });
      return run('watch days');
    },
  },
  'Mandate ending': {
    to: 'owner',
    bring: async ({ property, day, onDay, run }) => {
      await property({ mandate: 'Exclusive', mandate_from: day(-30), mandate_to: day(35) });
      await onDay(6);
      return run('watch days');
    },
  },
  'Subscription ending': {
    to: 'owner',
    bring: async ({ server, company, day, onDay, run }) => {
      await changeTerm(server, company.id, { kind: 'Trial', ends_on: day(13) });
      await onDay(7);
      return run('watch days');
    },
  },
} satisfies Record<string, Cause>;
