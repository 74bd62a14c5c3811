import type { NoteKind } from '@angan/contract/notes/note-lists.ts';
import { type SqlBool, sql } from 'kysely';
import { findContact, seesNote, visibleContacts } from '../contacts/index.ts';
import type { Condition } from '../core/big-list.ts';
import type { Actor, Context } from '../core/context.ts';
import { findDeal, visibleDeals } from '../deals/index.ts';
import { findInquiry, visibleInquiries } from '../inquiries/index.ts';
import { findProject } from '../projects/index.ts';
import { findProperty, visibleProperties } from '../properties/index.ts';
import { findLoan, visibleLoans, visibleProjects } from '../records/index.ts';
import { findSociety, visibleSocieties } from '../societies/index.ts';

interface Linked {
  /** Refuses with 404 what the actor may not see. */
  readonly find: (context: Context, id: number) => Promise<unknown>;
  readonly table: string;
  readonly alias: string;
  readonly visible: (actor: Actor) => Condition;
}

/** The records that a note can be on. */
export const linked: Readonly<Record<NoteKind, Linked>> = {
  contact: { find: findContact, table: 'contact', alias: 'c', visible: visibleContacts },
  property: { find: findProperty, table: 'property', alias: 'p', visible: visibleProperties },
  inquiry: { find: findInquiry, table: 'inquiry', alias: 'i', visible: visibleInquiries },
  project: { find: findProject, table: 'project', alias: 'pj', visible: visibleProjects },
  loan: { find: findLoan, table: 'loan', alias: 'l', visible: visibleLoans },
  deal: { find: findDeal, table: 'deal', alias: 'd', visible: visibleDeals },
  society: { find: findSociety, table: 'society', alias: 's', visible: visibleSocieties },
};

/** Which of the company's notes, as `n`, an actor may see: as far as they are theirs to read, and of records that they see. */
export const visibleNotes = (actor: Actor): Condition => {
  const onSeen = Object.entries(linked).map(
    ([kind, { table, alias, visible }]) => sql`n.link_kind = ${sql.lit(kind)} and exists (
      select 1 from ${sql.table(table)} ${sql.ref(alias)} where ${sql.ref(`${alias}.id`)} = n.link_id and ${visible(actor)})`,
  );
  return sql<SqlBool>`n.company_id = ${actor.companyId} and ${seesNote(actor)} and (n.link_kind is null or ${sql.join(onSeen, sql` or `)})`;
};
