import type { HandoverKind, teamCalls } from '@angan/contract/team/team.ts';
import { sql } from 'kysely';
import type { Condition } from '../../core/big-list.ts';
import type { Handler } from '../../core/http/serve.ts';
import { isOpen } from '../../inquiries/index.ts';
import { readPerson } from '../find-person.ts';

/** A table whose rows are in people's hands, by the alias that its conditions have. */
interface Work {
  readonly alias: string;
  /** The column that says in whose hands, and whether it does so of this person. */
  readonly column: 'assigned_to' | 'closing_users';
  readonly has: (person: number) => Condition;
  readonly isOpen: Condition;
}

const inList = (alias: string) => (person: number) =>
  sql<boolean>`${sql.ref(`${alias}.assigned_to`)} @> array[${person}]::bigint[]` as Condition;

/** What is open of each kind. What is closed keeps the name of who did it. */
export const openWork: Readonly<Record<HandoverKind, Work>> = {
  inquiry: { alias: 'i', column: 'assigned_to', has: inList('i'), isOpen },
  property: {
    alias: 'p',
    column: 'assigned_to',
    has: inList('p'),
    isOpen: sql`p.status in ('Draft', 'Available', 'On Hold', 'Under Offer')`,
  },
  task: {
    alias: 't',
    column: 'assigned_to',
    has: (person) => sql`t.assigned_to = ${person}`,
    isOpen: sql`t.status = 'Scheduled'`,
  },
  loan: {
    alias: 'l',
    column: 'assigned_to',
    has: inList('l'),
    isOpen: sql`l.stage not in ('Payout Received', 'Rejected', 'Withdrawn')`,
  },
  deal: {
    alias: 'd',
    column: 'closing_users',
    has: (person) => sql`d.closing_users @> ${JSON.stringify([{ user: person }])}::jsonb`,
    isOpen: sql`d.stage not in ('Closed', 'Cancelled')`,
  },
};

/** The rows of a kind that are open in a person's hands, behind `from`. */
export const openOf = (kind: HandoverKind, companyId: number, person: number) => {
  const { alias, has, isOpen: open } = openWork[kind];
  const own = sql.ref(`${alias}.company_id`);
  return sql`${sql.table(kind)} ${sql.ref(alias)} where ${own} = ${companyId} and not ${sql.ref(`${alias}.is_deleted`)}
    and ${has(person)} and ${open}`;
};

/** Links of a person that clients can still open. Signed slips are evidence, and stay. */
export const openShares = (companyId: number, person: number, now: Date) =>
  sql`share s where s.company_id = ${companyId} and s.created_by = ${person} and s.revoked_at is null
    and s.expires_at > ${now.toISOString()}::timestamptz and s.format <> 'Visit slip'`;

export const kinds = Object.keys(openWork) as HandoverKind[];

/** What is open in a person's hands, counted. */
export const leaving: Handler<typeof teamCalls.leaving> = async ({ params }, context) => {
  const { actor, db, services } = context;
  const { id } = await readPerson(context, params.id);
  const counts = kinds.map(
    (kind) => sql`(select count(*) from ${openOf(kind, actor.companyId, id)}) as ${sql.ref(kind)}`,
  );
  const { rows } = await sql<Record<HandoverKind | 'shares' | 'devices', number>>`
    select ${sql.join(counts)},
      (select count(*) from ${openShares(actor.companyId, id, services.now())}) as shares,
      (select count(*) from user_device d where d.company_id = ${actor.companyId} and d.user_id = ${id} and d.support_visit is null
        and d.refresh_hash is not null and d.revoked_at is null) as devices`.execute(db);
  const { shares, devices, ...open } = rows[0]!;
  return { open: kinds.map((kind) => ({ kind, count: open[kind] })), shares, devices };
};
