import { leadProblems } from '@angan/contract/lead-events/problems.ts';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Services } from '../../core/context.ts';
import { isDatabaseAway, Undecided } from '../../core/database/away.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../../core/database/transaction.ts';
import { Refusal } from '../../core/errors.ts';
import { withoutSecrets } from '../../core/jobs/error-text.ts';
import { officeContext } from './office-context.ts';
import { type Outcome, readEvent, type Waiting, waitingColumns } from './read-event.ts';
import { writeOutcome } from './write-outcome.ts';

/** How often an event is tried whose reading broke for a reason that may pass. */
const mostTries = 3;

/** Offices whose leads wait and that have a subscription; those of others stay as they are until there is one. */
const officesWaiting = async ({ platformPool }: Services): Promise<number[]> => {
  const { rows } = await platformPool.query<{ company_id: number }>(
    `select distinct e.company_id from lead_event e join company c on c.id = e.company_id
      where e.result = 'Waiting' and subscription_of(c) = 'Active' limit 100`,
  );
  return rows.map(({ company_id }) => company_id);
};

/**
 * Reads the leads that wait, each in a transaction of its own, those of an office one after the other over all processes:
 * two of one person find each other. Answers how many were read. One that cannot be read is marked so, with the reason.
 */
export const readWaiting = async (services: Services, log: Logger, isStopped = () => false): Promise<number> => {
  let count = 0;
  for (const companyId of await officesWaiting(services))
    while (!isStopped() && (await readNext(services, companyId, log))) count += 1;
  return count;
};

const readNext = async (services: Services, companyId: number, log: Logger): Promise<boolean> => {
  const held: { event?: Waiting } = {};
  try {
    return await inTransaction(services.pool, openingForCompany(companyId, null), async (client) => {
      const db = onConnection(client);
      const lock = await sql<{ free: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended('angan leads ' || ${companyId}::bigint, 0)) as free`.execute(
        db,
      );
      if (!lock.rows[0]!.free) return false;
      const { rows } = await sql<Waiting>`
        select ${waitingColumns} from lead_event
         where company_id = ${companyId} and result = 'Waiting' order by way = 'File', tries, id limit 1 for no key update`.execute(
        db,
      );
      const [event] = rows;
      if (!event) return false;
      held.event = event;
      const context = officeContext(services, db, companyId, log);
      await writeOutcome(db, companyId, event.id, await readEvent(context, event));
      return true;
    });
  } catch (error) {
    const { event } = held;
    if (!event || isDatabaseAway(error) || error instanceof Undecided) throw error;
    await setAside(services, companyId, event, error);
    log.warn({ lead: event.id, why: withoutSecrets(error) }, 'a lead could not be read');
    return true;
  }
};

/** Failed with what the writers said; what broke otherwise is tried again, after all others, before it counts as failed. */
const setAside = (services: Services, companyId: number, { id }: Waiting, error: unknown) =>
  inTransaction(services.pool, openingForCompany(companyId, null), async (client) => {
    const db = onConnection(client);
    const said = error instanceof Refusal ? refusalProblem(error) : undefined;
    const { rows } = await sql<{ tries: number }>`
      update lead_event set tries = tries + 1 where company_id = ${companyId} and id = ${id} returning tries`.execute(
      db,
    );
    if (said) return writeOutcome(db, companyId, id, said);
    if (rows[0]!.tries >= mostTries)
      await writeOutcome(db, companyId, id, { result: 'Failed', problem: leadProblems.of.other });
  });

const refusalProblem = ({ status, body }: Refusal): Outcome => {
  if (status === 402) return { result: 'Failed', problem: leadProblems.of.noRoom };
  const [why] = Object.values((body ?? {}) as Record<string, unknown>).flat();
  return {
    result: 'Failed',
    problem: typeof why === 'string' ? leadProblems.of.refusedByRule({ why }) : leadProblems.of.other,
  };
};
