import { onConnection } from '../../src/core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../../src/core/database/transaction.ts';
import { newLog } from '../../src/core/log.ts';
import { newSeal } from '../../src/core/sealing.ts';
import { chatsFor, queueMessage } from '../../src/whatsapp/index.ts';
import { watchStandstill } from '../../src/whatsapp/numbers/watch-standstill.ts';
import { ourAccount } from '../a-meta.ts';
import { visiting, withSlots } from '../demo-bookings.ts';
import { aNumber } from '../listings.ts';
import type { AlertOffice, Cause } from './office.ts';

/** What the office and the platform are told of themselves. */

/** A number of the platform under a token that Meta refuses. */
const aNumberOfOurs = async ({ server, platform }: AlertOffice): Promise<number> => {
  const phone = aNumber();
  const sealed = newSeal(server.services.settings.secretKey, 'whatsapp tokens').seal('a bad one', phone);
  const { rows } = await server.owner.query(
    `insert into whatsapp_number (company_id, waba_id, phone_number_id, token_sealed) values ($1, $2, $3, $4)
     returning id`,
    [platform.id, ourAccount, phone, sealed],
  );
  return rows[0].id;
};

export const causesOfOffice = {
  'Integration failing': {
    to: 'admin',
    bring: async (office) => {
      const { server, platform, settled } = office;
      const data = { number: await aNumberOfOurs(office) };
      const payload = { company: platform.id, user: null, request: null, data };
      const ask = async () => {
        await server.owner.query(`select graphile_worker.add_job('refresh_whatsapp_number', $1::json)`, [
          JSON.stringify(payload),
        ]);
        await settled();
      };
      await ask();
      return ask;
    },
  },
  'WhatsApp not sending': {
    to: 'admin',
    bring: async (office) => {
      const { server, platform } = office;
      const number = await aNumberOfOurs(office);
      await inTransaction(server.services.pool, openingForCompany(platform.id, null), async (client) => {
        const db = onConnection(client);
        const [chat] = await chatsFor(db, platform.id, [{ number, wa_id: `91${aNumber()}` }]);
        await queueMessage(db, platform.id, {
          ...{ chat: chat!, number, content: { type: 'text', text: { body: 'Hello' } } },
        });
      });
      const look = () => watchStandstill(server.services, newLog('silent'));
      await look();
      await server.owner.query(
        `update whatsapp_number set waits_since = waits_since - interval '301 seconds' where id = $1`,
        [number],
      );
      await look();
      return look;
    },
  },
  'New demo booking': {
    to: 'admin',
    bring: async ({ server }) => {
      await withSlots(server);
      const { slots, book } = visiting(server);
      const [slot] = await slots();
      const { body } = await book(slot!.id);
      // To move it where it is already is no news.
      return () => server.ask('POST', '/properties/demos/move/', undefined, { ...body.link, slot: slot!.id });
    },
  },
  'Data export': {
    to: 'owner',
    bring: async ({ server, owner, settled }) => {
      const ask = async () => {
        await server.ask('POST', '/properties/full_exports/', owner.token);
        await settled();
      };
      await ask();
      // The same file again: its job is tried once more, as after a kill.
      return async () => {
        const { rows } = await server.owner.query(
          'select company_id, id from full_export where created_by = $1 order by id desc limit 1',
          [owner.id],
        );
        const [{ company_id: company, id }] = rows;
        const payload = { company, user: owner.id, request: null, data: { export: id } };
        await server.owner.query(`select graphile_worker.add_job('write_full_export', $1::json)`, [
          JSON.stringify(payload),
        ]);
        await settled();
      };
    },
  },
  'Support is in': {
    to: 'owner',
    bring: async ({ server, owner, company, admin }) => {
      await server.ask('POST', '/properties/support_grant/', owner.token);
      await server.ask('POST', `/platform/accounts/${company.id}/support/enter/`, admin.token);
      // To read of it is no news.
      return () => server.ask('GET', '/properties/support_grant/', owner.token);
    },
  },
  'Reveal limit': {
    to: 'owner',
    bring: async ({ server, owner, staff, property, send }) => {
      const id = await property();
      await send('POST', 'user_permissions/', owner, { user: staff.id, daily_reveal_limit: 0 });
      const body = { action: 'Reveal', screen: '/searchProperty' };
      const reveal = () => server.ask('POST', `/properties/property/${id}/reveal/`, staff.token, body);
      await reveal();
      return reveal;
    },
  },
} satisfies Record<string, Cause>;
