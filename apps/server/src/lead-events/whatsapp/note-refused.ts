import { leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import { chatSource } from '@angan/domain/leads/index.ts';
import { sql } from 'kysely';
import type { Services } from '../../core/context.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../../core/database/transaction.ts';
import { noteFailure } from '../pulling/note-pull.ts';
import { readChatSetting } from './chat-access.ts';

/** Seconds within which refusals count as one: a webhook that is refused is sent again and again. */
const betweenSeconds = 60;

/** Counts a webhook that the office's app secret does not sign, so that its Owner learns why nothing comes. */
export const noteRefused = (services: Services, companyId: number): Promise<void> =>
  inTransaction(services.pool, openingForCompany(companyId, null), async (client) => {
    const db = onConnection(client);
    const { rows } = await sql`
      update lead_source_pull set asked_at = array[${services.now().toISOString()}::timestamptz]
       where company_id = ${companyId} and source = ${chatSource}
         and coalesce(asked_at[1], '-infinity') <= ${services.now().toISOString()}::timestamptz - make_interval(secs => ${betweenSeconds})
      returning 1`.execute(db);
    if (rows.length === 0) return;
    const row = await readChatSetting(services, db, companyId);
    if (row)
      await noteFailure(db, services, {
        ...{ companyId, source: chatSource, row },
        problem: leadSourceProblems.of.notSigned,
      });
  });
