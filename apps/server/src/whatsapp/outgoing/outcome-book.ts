import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Services } from '../../core/context.ts';
import { inHalves, isOfTheMoment } from '../../core/database/in-halves.ts';
import { keepable } from '../../core/database/keepable.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../../core/database/transaction.ts';
import { withoutSecrets } from '../../core/jobs/error-text.ts';
import { notify } from '../notify.ts';
import { noteLeft } from '../numbers/standstill.ts';
import { awaitWishes, hearRefusals } from '../opt-outs/index.ts';
import { type Outcome, writeOutcomes } from './write-outcomes.ts';

const most = 500;
/** Time for more to come: one commit for each message would cost more than sending it. */
const gatherMs = 15;
const longestPauseMs = 5000;

/**
 * Collects outcomes and writes them together. Where the database is away they wait and are written when it is back: what
 * was sent is never forgotten while the process lives. One that the database refuses holds up no other: see `setAside`.
 * `settled` resolves once everything so far is written.
 */
export const newOutcomeBook = (services: Services, companyId: number, log: Logger) => {
  let waiting: Outcome[] = [];
  let writing: Promise<void> | undefined;

  const write = async (outcomes: readonly Outcome[]): Promise<number> => {
    await inTransaction(services.pool, openingForCompany(companyId, null), async (client) => {
      const db = onConnection(client);
      await awaitWishes(db, companyId, [], outcomes);
      const { chats, broadcasts } = await writeOutcomes(db, companyId, outcomes);
      await hearRefusals(db, companyId, outcomes);
      await noteLeft(db, companyId, outcomes);
      await notify(db, companyId, 'whatsapp_chat', chats);
      await notify(db, companyId, 'whatsapp_broadcast', broadcasts);
    });
    return outcomes.length;
  };

  /**
   * Writes of an outcome only what became of the message, without Meta's words and its id, which may be another one's:
   * statuses find the message by our own. Where that is refused too, the message stays 'sending' and is in doubt soon, as
   * after a crash: a person decides.
   */
  const setAside = async (outcome: Outcome, refusal: unknown): Promise<number> => {
    const { wamid: _w, title: _t, detail: _d, ...bare } = outcome;
    log.error({ message: outcome.id, why: withoutSecrets(refusal) }, 'what Meta answered could not be written whole');
    try {
      return await write([bare]);
    } catch (error) {
      if (isOfTheMoment(error)) throw error;
      log.error({ message: outcome.id, why: withoutSecrets(error) }, 'what became of a message could not be written');
      return 1;
    }
  };

  const writeAll = async () => {
    let failures = 0;
    await pause(gatherMs);
    while (waiting.length > 0) {
      try {
        const written = await inHalves(
          Math.min(most, waiting.length),
          (count) => write(waiting.slice(0, count)),
          (error) => setAside(waiting[0]!, error),
        );
        waiting = waiting.slice(written);
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
      waiting.push(keepable(outcome));
      writing ??= writeAll();
    },
    settled: async (): Promise<void> => {
      while (writing) await writing;
    },
  };
};
export type OutcomeBook = ReturnType<typeof newOutcomeBook>;
