import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Services } from '../../core/context.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../../core/database/transaction.ts';
import { tell } from '../chats/index.ts';
import { awaitWishes, hearRefusals } from '../opt-outs/index.ts';
import { type Outcome, writeOutcomes } from './write-outcomes.ts';

const most = 500;
/** Time for more to come: one commit for each message would cost more than sending it. */
const gatherMs = 15;
const longestPauseMs = 5000;

/**
 * Collects outcomes and writes them together. Where the database is away they wait and are written when it is back:
 * what was sent is never forgotten while the process lives. `settled` resolves once everything so far is written.
 */
export const newOutcomeBook = (services: Services, companyId: number, log: Logger) => {
  let waiting: Outcome[] = [];
  let writing: Promise<void> | undefined;

  const writeAll = async () => {
    let failures = 0;
    await pause(gatherMs);
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      try {
        await inTransaction(services.pool, openingForCompany(companyId, null), async (client) => {
          const db = onConnection(client);
          await awaitWishes(db, companyId, [], batch);
          const { chats, broadcasts } = await writeOutcomes(db, companyId, batch);
          await hearRefusals(db, companyId, batch);
          await tell(db, companyId, 'whatsapp_chat', chats);
          await tell(db, companyId, 'whatsapp_broadcast', broadcasts);
        });
        waiting = waiting.slice(batch.length);
        failures = 0;
      } catch (error) {
        log.error({ err: error, outcomes: waiting.length }, 'outcomes could not be written and wait');
        await pause(Math.min(longestPauseMs, 100 * 2 ** failures++));
      }
    }
    writing = undefined;
  };

  return {
    note: (outcome: Outcome): void => {
      waiting.push(outcome);
      writing ??= writeAll();
    },
    settled: async (): Promise<void> => {
      while (writing) await writing;
    },
  };
};
export type OutcomeBook = ReturnType<typeof newOutcomeBook>;
