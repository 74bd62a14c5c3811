import type { LeadSourceProblem } from '@angan/contract/lead-events/problems.ts';
import { leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import type { PortalSource } from '@angan/domain/leads/index.ts';
import { type Kysely, sql } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Login } from '../portals/index.ts';
import { sourceSeal } from '../source-keys.ts';

interface Row {
  username: string;
  profile_id: string;
  account_type: Login['account_type'];
  listing_ids: string[];
  secret_sealed: string | null;
  clock_offset: number;
  pull_every_minutes: number;
  last_pulled_at: string | null;
  failures: number;
  failing_since: string | null;
}
export type SourceLogin =
  | { readonly ok: true; readonly login: Login; readonly row: Row }
  | { readonly ok: false; readonly problem: LeadSourceProblem; readonly row: Row | undefined };

/** What opens a portal for an office. */
export const readLogin = async (
  services: Services,
  db: Kysely<DB>,
  companyId: number,
  source: PortalSource,
): Promise<SourceLogin> => {
  const { rows } = await sql<Row>`
    select s.username, s.profile_id, s.account_type, s.listing_ids, k.secret_sealed, p.clock_offset, s.pull_every_minutes,
           p.last_pulled_at, p.failures, p.failing_since
      from lead_source_setting s
      join lead_source_key k on k.company_id = s.company_id and k.source = s.source
      join lead_source_pull p on p.company_id = s.company_id and p.source = s.source
     where s.company_id = ${companyId} and s.source = ${source}`.execute(db);
  const [row] = rows;
  const { of } = leadSourceProblems;
  if (!row?.secret_sealed) return { ok: false, problem: of.noSecret({ source }), row };
  const secret = sourceSeal(services, companyId, source).open(row.secret_sealed);
  if (secret === undefined) return { ok: false, problem: of.sealedAway({ source }), row };
  return { ok: true, login: { ...row, secret }, row };
};
