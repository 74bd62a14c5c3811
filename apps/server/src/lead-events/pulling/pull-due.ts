import { type PortalSource, waitingDays } from '@angan/domain/leads/index.ts';
import type { Logger } from 'pino';
import type { Services } from '../../core/context.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../../core/database/transaction.ts';
import { withoutSecrets } from '../../core/jobs/error-text.ts';
import { pullSource, type Stepping } from './pull-source.ts';

/** Sources that are asked at once, and seconds after which one that is being asked counts as left by a process that died. */
const atOnce = 5;
const leaseSeconds = 300;

/** How a company's transactions are opened where no request did. */
export const steppingFor = (services: Services, companyId: number): Stepping => ({
  services,
  companyId,
  step: (work) =>
    inTransaction(services.pool, openingForCompany(companyId, null), (client) => work(onConnection(client))),
});

/** Takes sources that are due, each for one process: an office without a subscription for as long as its leads are kept. */
const takeDue = async ({ platformPool, now }: Services): Promise<{ company_id: number; source: PortalSource }[]> => {
  const { rows } = await platformPool.query<{ company_id: number; source: PortalSource }>(
    `update lead_source_pull p set next_pull_at = $1::timestamptz + make_interval(secs => $2)
      where (p.company_id, p.source) in (
        select d.company_id, d.source from lead_source_pull d
          join lead_source_setting s on s.company_id = d.company_id and s.source = d.source and s.is_enabled and s.mode <> 'Push'
          join current_subscription c on c.company = d.company_id
         where d.next_pull_at <= $1::timestamptz
           and c.status <> 'Deleting' and (guard_status(c.status) = 'Active' or c.grace_until >= today_in_india() - $3::int)
         order by d.next_pull_at limit $4 for update of d skip locked)
      returning p.company_id, p.source`,
    [now().toISOString(), leaseSeconds, waitingDays, atOnce],
  );
  return rows;
};

/** Asks every portal that is due. Answers how many were asked. */
export const pullDue = async (services: Services, log: Logger): Promise<number> => {
  const due = await takeDue(services);
  await Promise.all(
    due.map(async ({ company_id, source }) => {
      try {
        await pullSource(steppingFor(services, company_id), source);
      } catch (error) {
        log.warn(
          { company: company_id, source, why: withoutSecrets(error) },
          'asking a portal broke and is tried again',
        );
      }
    }),
  );
  return due.length;
};
