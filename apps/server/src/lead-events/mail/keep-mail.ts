import { mailSource } from '@angan/domain/leads/index.ts';
import type { Services } from '../../core/context.ts';
import { keepable } from '../../core/database/keepable.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../../core/database/transaction.ts';
import { type Arrival, storeLeads, storeUnread } from '../store-leads.ts';
import type { ReadMessage } from './read-message.ts';

interface Delivered {
  readonly companyId: number;
  readonly read: ReadMessage;
  readonly ip: string;
}

/** Keeps what a mail says, for the worker to read; committed when it returns. The same mail again changes nothing. */
export const keepMail = ({ pool, now }: Services, { companyId, read, ip }: Delivered): Promise<void> =>
  inTransaction(pool, openingForCompany(companyId, null), async (client) => {
    const db = onConnection(client);
    if (read.kind === 'forwarding') {
      const { mailbox, code, link } = keepable(read.asked);
      const received_at = now().toISOString();
      await db
        .insertInto('lead_forwarding')
        .values({ mailbox, code, link, received_at })
        .onConflict((on) => on.columns(['company_id', 'mailbox']).doUpdateSet({ code, link, received_at }))
        .execute();
      return;
    }
    const arrival: Arrival = {
      ...{ companyId, source: mailSource, way: 'Mail', ip, contentType: 'message/rfc822', now: now() },
      sourceName: read.source_name ?? undefined,
    };
    if (read.kind === 'lead') await storeLeads(db, arrival, [read.lead]);
    else await storeUnread(db, arrival, read.raw, 'notRead');
  });
