import type { RowOutcome } from '@angan/contract/imports/data-migration.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Person } from '../contacts/person.ts';
import { reasons } from '../contacts/reasons.ts';
import { type Migration, mayChangePeople } from '../migrations/stored.ts';
import { howFor, isNothing, merge } from '../write/merge.ts';
import { type NameIds, nameIds, type readNames } from '../write/names.ts';
import { type Handle, idsWith, People, readPeople } from '../write/people.ts';
import { resolve } from '../write/resolve.ts';
import type { CheckedRow } from './checked-rows.ts';

/** A row as it is kept: data_migration_row. */
export interface Judged {
  readonly row_no: number;
  readonly outcome: RowOutcome;
  readonly twice_of: number | null;
  readonly reasons: readonly string[];
  readonly person: Person;
  readonly cells: readonly string[] | null;
  readonly contact_id: number | null;
}

interface Given {
  readonly actor: Actor;
  readonly migration: Migration;
  readonly names: Awaited<ReturnType<typeof readNames>>;
  /** Lines of people who are not here and will not be added, or are here and will be left as they are. */
  readonly untouched: Map<number, 'absent' | 'left'>;
}

/**
 * Looks the people of a batch up, all at once, and says of each row what will happen. For who sees no numbers nobody is
 * looked up: the check of a file would tell which of the numbers in it the office has.
 */
export const judge = async (db: Kysely<DB>, batch: readonly CheckedRow[], given: Given): Promise<Judged[]> => {
  const { actor } = given;
  const mobiles = batch.filter((row) => !row.isRefused).flatMap((row) => row.person.mobiles);
  const looking = { companyId: actor.companyId, seesLocked: actor.scope('contact:locked') !== 'none' };
  const people = mayChangePeople(actor)
    ? await readPeople(db, await idsWith(db, actor.companyId, mobiles), looking)
    : new People();
  const ids = nameIds(given.names);
  return batch.map((row) => {
    const here = row.isRefused ? undefined : people.with(row.person.mobiles);
    const { outcome, why = [] } = outcomeOf(row, here, ids, given);
    return {
      row_no: row.row_no,
      outcome,
      twice_of: row.twiceOf ?? null,
      reasons: [...why, ...row.reasons],
      person: row.person,
      cells: outcome === 'refused' ? (row.cells ?? null) : null,
      contact_id: here?.id ?? null,
    };
  });
};

const outcomeOf = (
  row: CheckedRow,
  here: Handle | undefined,
  ids: NameIds,
  { migration, untouched }: Given,
): { outcome: RowOutcome; why?: string[] } => {
  const { mode } = migration;
  if (row.isRefused) return { outcome: 'refused' };
  const first = row.twiceOf;
  const isAbsent = !here && (first === undefined || untouched.get(first) === 'absent');
  if (isAbsent && mode === 'Update only') {
    untouched.set(row.row_no, 'absent');
    return { outcome: 'refused', why: [reasons.notHere] };
  }
  if (first !== undefined) {
    const isLeft = untouched.get(first) === 'left' || (here && !howFor(mode, false));
    const says = isLeft ? reasons.twiceSkipped : reasons.twice;
    return { outcome: 'twice', why: [says(place(migration, first))] };
  }
  if (!here) return { outcome: 'new' };
  const how = howFor(mode, false);
  if (!how) {
    untouched.set(row.row_no, 'left');
    return { outcome: 'same', why: [reasons.here] };
  }
  const change = merge(here.known, resolve(row.person, ids, migration), how);
  if (isNothing(change)) return { outcome: 'same', why: change.isCut ? [reasons.noRoom] : [] };
  return { outcome: 'existing', why: change.isCut ? [reasons.noRoom] : [] };
};

/** Where a row stands, as its file is counted. */
const place = ({ format }: Migration, row: number) => `${format.startsWith('vCard') ? 'card' : 'line'} ${row}`;
