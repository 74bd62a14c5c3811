import { demoLogins } from '@angan/contract/demo/logins.ts';
import { leadPortals } from '@angan/domain/leads/index.ts';
import type { Services } from '../../core/context.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../../core/database/transaction.ts';
import {
  connectDemoMail,
  connectDemoPage,
  connectDemoPortal,
  connectDemoWhatsapp,
  keepPush,
} from '../../lead-events/index.ts';
import { demoFacebookLeads } from './facebook.ts';
import { demoMessages } from './messages.ts';

/**
 * Connects the demo office to the sandbox's three portals and its Facebook page and has them send what they would have sent this morning, each
 * as the portal sends it: what became of it is told by what reads it. An office that is connected is left alone.
 */
export const seedDemoLeads = async (services: Services): Promise<void> => {
  const office = await demoOfficeIn(services);
  if (!office) return;
  const isNew = await inTransaction(services.pool, openingForCompany(office.company_id, null), async (client) => {
    const db = onConnection(client);
    const there = await db
      .selectFrom('lead_source_setting')
      .select('id')
      .where('company_id', '=', office.company_id)
      .executeTakeFirst();
    if (there) return false;
    for (const { portal } of leadPortals) await connectDemoPortal(services, db, office.company_id, portal);
    await connectDemoMail(services, db, office.company_id);
    await connectDemoWhatsapp(services, db, office.company_id);
    await connectDemoPage(services, db, office.company_id, demoFacebookLeads);
    return true;
  });
  if (!isNew) return;
  for (const { portal, message, minutesAgo } of demoMessages(services.now(), office.mobile)) {
    const at = new Date(services.now().getTime() - minutesAgo * 60_000);
    const { source } = leadPortals.find((one) => one.portal === portal)!;
    await keepPush({ ...services, now: () => at }, { company_id: office.company_id, source, portal, message, ip: '' });
  }
};

const demoOfficeIn = async ({ platformPool }: Services) => {
  const { rows } = await platformPool.query<{ company_id: number; mobile: string }>(
    `select company_id, mobile from app_user where email = $1 and usertype = 'Owner'`,
    [demoLogins[0]!.email],
  );
  return rows[0];
};
