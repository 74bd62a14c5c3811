import type { RowOutcome } from '@angan/contract/imports/row.ts';
import { type RowReason, reasons } from '@angan/contract/imports/row-reasons.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { DedupeIndex } from '../engine/dedupe-index.ts';
import type { Check, CheckedRow, ImportContext, ImportSettings } from '../engine/importer.ts';
import { readingOf } from '../engine/reading.ts';
import { mayChangePeople } from '../engine/stored.ts';
import { findPeople, idsWith, type People, type PersonHandle } from './find-people.ts';
import { howFor, isNothing, merge } from './merge.ts';
import { type NameIds, nameIds, readNames } from './office-names.ts';
import type { ContactRow } from './read-rows.ts';
import { resolve } from './resolve.ts';

interface Given extends ImportContext {
  readonly ids: NameIds;
  /** Lines of people who are not here and will not be added, or are here and will be left as they are. */
  readonly untouched: Map<number, 'absent' | 'left'>;
}

export const beginContactCheck = async (db: Kysely<DB>, context: ImportContext): Promise<Check<ContactRow>> => {
  const names = await readNames(db, context.actor.companyId);
  const given: Given = { ...context, ids: nameIds(names), untouched: new Map() };
  return {
    reading: readingOf(context, {
      sources: names.sources.map(({ name }) => name),
      groups: names.groups.map(({ name }) => name),
    }),
    check: (db, rows) => checkContacts(db, rows, given),
    unknownValues: () => [],
  };
};

/**
 * Looks the people of a batch up, all at once, and says of each row what will happen. For who sees no numbers nobody is
 * looked up: the check of a file would tell which of the numbers in it the office has.
 */
const checkContacts = async (db: Kysely<DB>, rows: readonly ContactRow[], given: Given): Promise<CheckedRow[]> => {
  const { actor } = given;
  const mobiles = rows.filter((row) => !row.isRefused).flatMap((row) => row.person.mobiles);
  const looking = { companyId: actor.companyId, seesLocked: actor.scope('contact:locked') !== 'none' };
  const people: People = mayChangePeople(actor)
    ? await findPeople(db, await idsWith(db, actor.companyId, mobiles), looking)
    : new DedupeIndex();
  return rows.map((row) => {
    const here = row.isRefused ? undefined : people.find(row.person.mobiles);
    const { outcome, why = [] } = outcomeOf(row, here, given);
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
  row: ContactRow,
  here: PersonHandle | undefined,
  { settings, ids, untouched }: Given,
): { outcome: RowOutcome; why?: RowReason[] } => {
  const { mode } = settings;
  if (row.isRefused) return { outcome: 'refused' };
  const first = row.twiceOf;
  const isAbsent = !here && (first === undefined || untouched.get(first) === 'absent');
  if (isAbsent && mode === 'Update only') {
    untouched.set(row.row_no, 'absent');
    return { outcome: 'refused', why: [reasons.nobodyHere] };
  }
  if (first !== undefined) {
    const isLeft = untouched.get(first) === 'left' || (here !== undefined && !howFor(mode, false));
    return { outcome: 'twice', why: [sameNumberAs(first, settings, isLeft)] };
  }
  if (!here) return { outcome: 'new' };
  const how = howFor(mode, false);
  if (!how) {
    untouched.set(row.row_no, 'left');
    return { outcome: 'same', why: [reasons.personHere] };
  }
  const change = merge(here.known, resolve(row.person, ids, settings), how);
  return { outcome: isNothing(change) ? 'same' : 'existing', why: change.isCut ? [reasons.commentFull] : [] };
};

/** As its file is counted. */
const sameNumberAs = (row: number, { format }: ImportSettings, isSkipped: boolean): RowReason => {
  if (format.startsWith('vCard'))
    return isSkipped ? reasons.numberOfSkippedCard({ card: row }) : reasons.numberOfCard({ card: row });
  return isSkipped ? reasons.numberOfSkippedLine({ line: row }) : reasons.numberOfLine({ line: row });
};
