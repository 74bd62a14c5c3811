import { leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import { sql } from 'kysely';
import type { Stepping } from '../pulling/index.ts';
import { facebookPageApi } from './api.ts';
import type { Fault } from './problem-of.ts';
import { pageSeal } from './seals.ts';

/** A page that is connected, and what is needed to ask Facebook for it. */
export interface PageAccess {
  readonly companyId: number;
  /** Our id of it. */
  readonly page: number;
  readonly page_id: string;
  readonly page_name: string;
  readonly filled_through: string | null;
  readonly failures: number;
  readonly failing_since: string | null;
  readonly api: ReturnType<typeof facebookPageApi>;
}
type Row = Omit<PageAccess, 'companyId' | 'page' | 'api'> & { token_sealed: string | null; status: string };

export type Opened =
  | { readonly ok: true; readonly access: PageAccess }
  /** `row` where there is such a page. */
  | {
      readonly ok: false;
      readonly fault: Fault;
      readonly row: (Row & { companyId: number; page: number }) | undefined;
    };

/** Opens a page of an office; a token that cannot be opened is one that ended. */
export const openPage = async ({ services, companyId, step }: Stepping, page: number): Promise<Opened> => {
  const { rows } = await step((db) =>
    sql<Row>`
      select p.page_id, p.page_name, p.status, s.filled_through, s.failures, s.failing_since, k.token_sealed
        from facebook_page p
        join facebook_page_state s on s.company_id = p.company_id and s.page = p.id
        left join facebook_page_key k on k.company_id = p.company_id and k.page = p.id
       where p.company_id = ${companyId} and p.id = ${page}`.execute(db),
  );
  const [row] = rows;
  const token = row?.token_sealed ? pageSeal(services, companyId, page).open(row.token_sealed) : undefined;
  const { of } = leadSourceProblems;
  if (!row || token === undefined || row.status !== 'Connected') {
    const problem = of.expired({ page: row?.page_name ?? '' });
    return { ok: false, fault: { kind: 'expired', problem }, row: row && { ...row, companyId, page } };
  }
  return {
    ok: true,
    access: { ...row, companyId, page, api: facebookPageApi(services.settings.meta, row.page_id, token) },
  };
};
