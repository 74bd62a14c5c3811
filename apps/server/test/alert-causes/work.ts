import { aNumber, aWish } from '../listings.ts';
import { importer } from '../migrations.ts';
import type { Cause } from './office.ts';

/** What comes of tasks, of properties to see to, and of imports. */
export const causesOfWork = {
  'Task due': {
    to: 'owner',
    bring: async ({ owner, send, inMinutes, run, property }) => {
      const body = { type: 'Meeting', property: await property(), remind_before: [30] };
      await send('POST', 'tasks/', owner, { ...body, date_time: inMinutes(40) });
      return run(`remind of tasks ${inMinutes(10).slice(0, 16)}`);
    },
  },
  'Note reminder': {
    to: 'owner',
    bring: async ({ owner, send, inMinutes, run }) => {
      await send('POST', 'notes/', owner, { text: 'Ask for the NOC', remind_at: inMinutes(10) });
      return run(`remind of notes ${inMinutes(10).slice(0, 16)}`);
    },
  },
  'Task missed': {
    to: 'owner',
    bring: async ({ owner, send, inMinutes, onDay, run, property }) => {
      const body = { type: 'Meeting', property: await property(), remind_before: [] };
      await send('POST', 'tasks/', owner, { ...body, date_time: inMinutes(5) });
      await onDay(3);
      return run('miss tasks');
    },
  },
  'Property to verify': {
    to: 'owner',
    bring: async ({ server, property, day, onDay, run }) => {
      const id = await property();
      await server.owner.query('update property set last_verified_at = $2 where id = $1', [
        id,
        `${day(-45)}T10:00:00+05:30`,
      ]);
      await onDay(1);
      return run('watch days');
    },
  },
  'Property to close': {
    to: 'owner',
    bring: async ({ staff, property, send }) => {
      const id = await property();
      const sold = { status: 'Sold', closed_by: 'Us', price: 54_000_000 };
      const ask = () => send('POST', `property/${id}/ask_status/`, staff, sold);
      await ask();
      return ask;
    },
  },
  'Deal proposed': {
    to: 'owner',
    bring: async ({ server, staff, area, property, send, day }) => {
      const [home, wish] = [await property(), (await send('POST', 'inquiry/', staff, aWish(area))).id];
      const proposal = { inquiry: wish, property: home, deal_type: 1, expected_close: day(30) };
      await send('POST', 'deal_requests/', staff, proposal);
      return () => server.ask('POST', '/properties/deal_requests/', staff.token, proposal);
    },
  },
  'Deal answered': {
    to: 'staff',
    bring: async ({ server, owner, staff, area, property, send, day }) => {
      const [home, wish] = [await property(), (await send('POST', 'inquiry/', staff, aWish(area))).id];
      const proposal = { inquiry: wish, property: home, deal_type: 1, expected_close: day(30) };
      const { id } = await send('POST', 'deal_requests/', staff, proposal);
      const said = { approve: false, note: 'Not now' };
      await send('POST', `deal_requests/${id}/answer/`, owner, said);
      return () => server.ask('POST', `/properties/deal_requests/${id}/answer/`, owner.token, said);
    },
  },
  'Property back on offer': {
    to: 'staff',
    bring: async ({ staff, property, send, day, onDay, run }) => {
      const id = await property({}, staff);
      await send('POST', `property/${id}/status/`, staff, {
        ...{ status: 'On Hold', reason: 'Repair', hold_until: day(5) },
      });
      await onDay(5);
      return run(`return property ${id}`);
    },
  },
  'Import finished': {
    to: 'owner',
    bring: async ({ server, owner }) => {
      const files = importer(server, owner);
      const { id } = await files.upload('Name,Mobile\nA,9824011768\nB,9824011769\n');
      await files.take(id, 'validate');
      await files.take(id, 'run');
      return () => files.step(id, 'run');
    },
  },
  'Loan stage changed': {
    to: 'staff',
    bring: async ({ owner, staff, send }) => {
      const loan = await send('POST', 'loans/', staff, {
        applicant: { name: 'An Applicant', mobile_number_1: aNumber() },
        loan_type: 'Home loan (purchase)',
        employment: 'Salaried',
        required_amount: 5_000_000,
      });
      const move = (to: string) => send('POST', `loans/${loan.id}/move/`, owner, { to });
      await move('Documents Pending');
      return async () => {};
    },
  },
} satisfies Record<string, Cause>;
