import type { LeadPortal, LeadSource } from '@angan/domain/leads/index.ts';
import type { Services } from '../../core/context.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../../core/database/transaction.ts';
import { decode } from '../portals/decode.ts';
import { type Incoming, type LeadReadings, portals, type Received } from '../portals/index.ts';
import { type Arrival, refOf, storeLeads, storeUnread } from '../store-leads.ts';

interface Push {
  readonly company_id: number;
  readonly source: LeadSource;
  readonly portal: LeadPortal;
  readonly message: Incoming;
  readonly ip: string;
}

/** Keeps what a message holds, each enquiry by itself, or the message whole where none can be read. Committed when it returns. */
export const keepPush = async (
  services: Services,
  { company_id, source, portal, message, ip }: Push,
): Promise<Received> => {
  const readings = readSafely(portal, message);
  const arrival: Arrival = {
    companyId: company_id,
    source,
    way: 'Push',
    contentType: message.contentType,
    ip,
    now: services.now(),
  };
  return inTransaction(services.pool, openingForCompany(company_id, null), async (client) => {
    const db = onConnection(client);
    if (!readings.ok) {
      await storeUnread(db, arrival, rawOf(message), readings.why);
      return { leads: [], unread: readings.why };
    }
    const { fresh } = await storeLeads(db, arrival, readings.leads);
    return {
      leads: readings.leads.map(refOf).map((external_ref) => ({
        external_ref,
        became: fresh.has(external_ref) ? ('stored' as const) : ('known' as const),
      })),
    };
  });
};

/** A message that breaks its reader is one that could not be read. */
const readSafely = (portal: LeadPortal, message: Incoming): LeadReadings => {
  try {
    return portals[portal].readPush(message);
  } catch {
    return { ok: false, why: 'notRead' };
  }
};

const rawOf = ({ body, contentType, query }: Incoming): string => {
  const { api_key: _, apikey: __, ...said } = query;
  return body.length > 0 ? decode(body, contentType) : new URLSearchParams(said).toString();
};
