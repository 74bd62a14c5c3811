import { leadProblems } from '@angan/contract/lead-events/problems.ts';
import { websiteSource } from '@angan/domain/leads/index.ts';
import type { Services } from '../../../core/context.ts';
import { onConnection } from '../../../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../../../core/database/transaction.ts';
import type { ReadLead } from '../../portals/index.ts';
import { writeOutcome } from '../../reading/index.ts';
import { storeLeads } from '../../store-leads.ts';

interface Sent {
  readonly companyId: number;
  readonly lead: ReadLead;
  readonly ip: string;
  /** That it filled in what people do not see. */
  readonly isMachine: boolean;
}

/** Keeps an enquiry as it came, to be read by the worker as all leads are; a program's is kept too, and set aside. */
export const takeEnquiry = (services: Services, { companyId, lead, ip, isMachine }: Sent): Promise<void> =>
  inTransaction(services.pool, openingForCompany(companyId, null), async (client) => {
    const db = onConnection(client);
    const { ids } = await storeLeads(
      db,
      {
        ...{ companyId, source: websiteSource, way: 'Form' as const, ip },
        ...{ contentType: 'application/x-www-form-urlencoded', now: services.now() },
      },
      [lead],
    );
    if (isMachine)
      for (const id of ids)
        await writeOutcome(db, companyId, id, { result: 'Skipped', problem: leadProblems.of.byMachine });
  });
