import { newLog } from '../../src/core/log.ts';
import { escalateDue } from '../../src/lead-events/escalating/index.ts';
import { readWaiting } from '../../src/lead-events/reading/index.ts';
import { aNumber, aProject, aWish } from '../listings.ts';
import type { Cause } from './office.ts';

/** What comes of inquiries, matches and shares. */
export const causesOfLeads = {
  'New portal inquiry': {
    to: 'owner',
    bring: async ({ server, owner, send }) => {
      const { push_url } = await send('PATCH', 'lead_sources/housing/', owner, { is_enabled: true, mode: 'Push' });
      const lead = { lead_name: 'Asha', lead_phone: aNumber(), lead_date: 1_763_712_000, flat_id: 1 };
      const sends = async () => {
        await server.ask('POST', push_url, undefined, lead);
        await readWaiting(server.services, newLog('silent'));
      };
      await sends();
      return sends;
    },
  },
  'Lead not answered': {
    to: 'owner',
    bring: async ({ server, owner, send, onDay }) => {
      const { push_url } = await send('PATCH', 'lead_sources/housing/', owner, { is_enabled: true, mode: 'Push' });
      const lead = { lead_name: 'Asha', lead_phone: aNumber(), lead_date: 1_763_712_000, flat_id: 1 };
      await server.ask('POST', push_url, undefined, {
        ...lead,
        lead_date: Math.floor(server.clock.now().getTime() / 1000),
      });
      await readWaiting(server.services, newLog('silent'));
      await onDay(2);
      const look = async () => void (await escalateDue(server.services, newLog('silent')));
      await look();
      return look;
    },
  },
  'Inquiry assigned': {
    to: 'staff',
    bring: async ({ owner, staff, area, send }) => {
      const inquiry = await send('POST', 'inquiry/', owner, aWish(area, { assigned_to: [staff.id] }));
      return () => send('PATCH', `inquiry/${inquiry.id}/`, owner, { assigned_to: [staff.id] });
    },
  },
  'Inquiry goes on': {
    to: 'owner',
    bring: async ({ owner, area, send, day, onDay, run }) => {
      const inquiry = await send('POST', 'inquiry/', owner, aWish(area));
      const goesOn = async () => {
        await onDay(0);
        await send('POST', `inquiry/${inquiry.id}/stage/`, owner, { stage: 'On Hold', resume_on: day(9) });
        await onDay(9);
        await run(`resume inquiry ${inquiry.id}`);
      };
      await goesOn();
      return goesOn;
    },
  },
  'New match': {
    to: 'owner',
    bring: async ({ owner, area, send, property, settled }) => {
      const id = await property();
      await send('POST', 'inquiry/', owner, aWish(area));
      await settled();
      return async () => {
        for (const sale_price of [90_000_000, 55_000_000]) {
          await send('PATCH', `property/${id}/`, owner, { sale_price });
          await settled();
        }
      };
    },
  },
  'Client likes a property': {
    to: 'owner',
    bring: async ({ server, owner, send, property }) => {
      const { code } = await send('POST', 'shares/', owner, { channel: 'Link', properties: [await property()] });
      const like = () =>
        server.app.inject({
          method: 'POST',
          url: `/s/${code}/likes/`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'property=1&likes=true',
        });
      await like();
      return like;
    },
  },
  'Price dropped on a shared property': {
    to: 'owner',
    bring: async ({ owner, send, property, settled }) => {
      const id = await property({ sale_price: 56_000_000 });
      await send('POST', 'shares/', owner, { channel: 'Link', properties: [id] });
      const cost = async (sale_price: number) => {
        await send('PATCH', `property/${id}/`, owner, { sale_price });
        await settled();
      };
      await cost(52_000_000);
      return async () => {
        await cost(56_000_000);
        await cost(52_000_000);
      };
    },
  },
  'Lead lock ending': {
    to: 'staff',
    bring: async ({ owner, staff, area, send, day, run }) => {
      const given = { lead_registration: true, lead_lock_days: 45 };
      const project = await send('POST', 'projects/', owner, aProject(area, given));
      const inquiry = await send('POST', 'inquiry/', owner, aWish(area, { assigned_to: [staff.id] }));
      await send('POST', 'project_inquiries/', owner, {
        ...{ project: project.id, inquiry: inquiry.id, registered_on: day(-40) },
      });
      return run('warn of leads');
    },
  },
} satisfies Record<string, Cause>;
