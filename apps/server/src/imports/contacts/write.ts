import { reasons } from '@angan/contract/imports/row-reasons.ts';
import type { Kysely } from 'kysely';
import { changeManyContacts, groupManyContacts, insertManyContacts } from '../../contacts/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { type Changes, combined, valuesAfter } from '../engine/changes.ts';
import type {
  Effect,
  ImportContext,
  ImportSettings,
  Ledger,
  RowToWrite,
  Written,
  WrittenRow,
} from '../engine/importer.ts';
import { addMissingNames } from './add-names.ts';
import { findPeople, idsWith, numbersOf, type People, type PersonHandle } from './find-people.ts';
import { howFor, isNothing, type Merge, merge, newPerson, type Resolved } from './merge.ts';
import type { Person } from './person.ts';
import { resolve } from './resolve.ts';

/** Writes whom rows add and whom they change. */
export const writeContacts = async (
  db: Kysely<DB>,
  { settings, actor, ledger }: ImportContext & { readonly ledger: Ledger },
  rows: readonly RowToWrite[],
): Promise<Written> => {
  const { companyId } = actor;
  const all = rows.map((row) => ({ row, person: row.person as Person }));
  const { names, made } = await addMissingNames(
    db,
    actor,
    all.map(({ person }) => person),
  );
  const earlier = await ledger.idsOfLines(db, [...new Set(rows.flatMap(({ twice_of }) => twice_of ?? []))]);
  const mobiles = all.flatMap(({ person }) => person.mobiles);
  const ids = [...new Set([...(await idsWith(db, companyId, mobiles)), ...earlier.values()])];
  const created = await ledger.created(db, ids);
  const seesLocked = actor.scope('contact:locked') !== 'none';
  const people = await findPeople(db, ids, { companyId, seesLocked, lock: true }, created);

  const writing: Writing = { people, settings, added: [], changed: new Map() };
  const ofLine = new Map<number, PersonHandle>();
  const done = all.map(({ row, person }): Done => {
    // Whom the first row of the list was about, where that row has not brought its numbers to them.
    const first = row.twice_of ?? 0;
    const here = people.find(person.mobiles) ?? ofLine.get(first) ?? people.withId(earlier.get(first));
    const written = writeRow(row, resolve(person, names, settings), here, writing);
    if (written.handle) ofLine.set(row.row_no, written.handle);
    return written;
  });

  const { added } = writing;
  const newIds = await insertManyContacts(
    db,
    { companyId, createdBy: settings.created_by },
    added.map(({ known }) => known),
  );
  for (const handle of added) handle.id = newIds.get(handle.known.mobile_number_1)!;
  const changed = [...writing.changed].filter(([handle]) => !added.includes(handle));
  await changeManyContacts(
    db,
    companyId,
    changed.map(([{ id, known }]) => ({ ...known, id })),
  );
  await groupManyContacts(db, companyId, [
    ...added.flatMap(({ id, known }) => inGroups(id, known.contactgroup)),
    ...changed.flatMap(([{ id }, { groups }]) => inGroups(id, groups)),
  ]);
  return {
    rows: done.map(({ handle, ...row }): WrittenRow => ({ ...row, contact_id: handle?.id ?? null })),
    effects: [
      ...added.map((handle) => creation(handle)),
      ...changed.map(([handle, { changes, groups }]): Effect => {
        if (created.has(handle.id)) return creation(handle);
        return { id: handle.id, is_created: false, changes, groups, found_at: handle.known.last_updated };
      }),
    ],
    people: [],
    made,
  };
};

interface Done extends WrittenRow {
  readonly handle?: PersonHandle;
}

interface Writing {
  readonly people: People;
  readonly settings: ImportSettings;
  readonly added: PersonHandle[];
  readonly changed: Map<PersonHandle, { readonly changes: Changes; readonly groups: readonly number[] }>;
}

const creation = ({ id, known }: PersonHandle): Effect => ({
  id,
  is_created: true,
  changes: {},
  groups: known.contactgroup,
});

/** Without the name of a group by rule, which nobody is put into. */
const inGroups = (contact_id: number, groups: readonly number[]) =>
  groups.filter((id) => id > 0).map((contactgroup_id) => ({ contact_id, contactgroup_id }));

const writeRow = (
  { row_no, outcome }: RowToWrite,
  row: Resolved,
  here: PersonHandle | undefined,
  writing: Writing,
): Done => {
  const { people, settings, added } = writing;
  if (!here) {
    if (settings.mode === 'Update only') return { row_no, result: 'failed', reasons: [reasons.personGone] };
    const known = newPerson(row);
    const handle = people.add({ id: 0, known, isOfThisImport: true }, numbersOf(known));
    added.push(handle);
    return { row_no, result: 'created', reasons: [], handle };
  }
  const how = howFor(settings.mode, here.isOfThisImport);
  if (!how) {
    const isNews = outcome === 'new';
    const known = isNews ? ({ outcome: 'same', reasons: [reasons.personHere] } as const) : { reasons: [] };
    return { row_no, result: 'skipped', handle: here, ...known };
  }
  const change = merge(here.known, row, how);
  if (isNothing(change)) return { row_no, result: 'skipped', reasons: [], handle: here };
  applyTo(here, change, writing);
  people.add(here, numbersOf(here.known));
  // What a second row of the list adds to somebody whom the first has brought is no second person.
  return { row_no, result: here.isOfThisImport ? 'skipped' : 'updated', reasons: [], handle: here };
};

/** Changes the person at hand and remembers it. */
const applyTo = (handle: PersonHandle, { changes, groups }: Merge, { changed }: Writing): void => {
  const before = changed.get(handle) ?? { changes: {}, groups: [] };
  changed.set(handle, { changes: combined(before.changes, changes), groups: [...before.groups, ...groups] });
  Object.assign(handle.known, valuesAfter(changes));
  handle.known.contactgroup = [...handle.known.contactgroup, ...groups];
};
