import { mergeFields } from '@angan/contract/contacts/merge-fields.ts';
import { mergeTexts } from '@angan/contract/contacts/merge-texts.ts';
import type { Moves } from '@angan/contract/contacts/merging.ts';
import { undoDays } from '@angan/contract/contacts/merging.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { defaultChoices, nothingDropped, show } from '@angan/domain/merging/index.ts';
import { sql } from 'kysely';
import { conflict, fieldErrors, nonField } from '../../core/errors.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { named } from '../../core/named.ts';
import { type MergedPerson, readPeople } from '../people.ts';
import { holdContacts, oneAtATime, type Work } from '../work.ts';
import { mostOfComment, readKept, showAgain, wholeOf } from './nodes.ts';
import { moveRecords, recordsOf } from './references.ts';
import { settleMerges } from './settle-merges.ts';

export interface Wanted {
  readonly into: number;
  readonly from: readonly number[];
  readonly fields?: Readonly<Partial<Record<string, number>>> | undefined;
  /** The run that this is a part of. */
  readonly run?: number;
}
export interface Done {
  readonly merge: number;
  readonly moved: Moves;
  readonly undo_until: string;
}

const day = 24 * 60 * 60_000;

/**
 * Makes one of several contacts, in the transaction of `work`. Refuses in words where one of them is not there, was
 * merged or deleted meanwhile, or where the comment would have no room for all that is to be told.
 */
export const mergeContacts = async (work: Work, { into, from, fields, run }: Wanted): Promise<Done> => {
  const { db, companyId, userId } = work;
  const ids = [into, ...from];
  if (from.includes(into)) throw fieldErrors({ from: [mergeTexts.intoItself] });
  const chosen = named(fields ?? {}) as Record<string, number>;
  if (Object.values(chosen).some((id) => !ids.includes(id))) throw fieldErrors({ fields: [mergeTexts.notAmongThem] });
  await oneAtATime(work);
  await holdContacts(work, ids);
  const people = await readPeople(work, ids);
  checkAll(people, into, from);

  const records = await recordsOf(work, ids);
  const choosable = people.map((person) => ({
    ...person,
    records: Object.values(records.get(person.id)!).reduce((sum, count) => sum + count),
  }));
  const choices = { ...defaultChoices(choosable, mergeFields), ...chosen };
  const undo_until = new Date(work.now().getTime() + undoDays * day).toISOString();
  const { id: merge } = await db
    .insertInto('contact_merge')
    .values({
      company_id: companyId,
      into_contact: into,
      run: run ?? null,
      choices: JSON.stringify(choices),
      dropped: JSON.stringify(nothingDropped),
      undo_until,
      created_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [kept] = await readKept(work, [into]);
  const merges = [...kept!.merges, { id: merge, people: from, choices, dropped: nothingDropped, undo_until }];
  const letters = show(await wholeOf(work, { ...kept!, merges })).comment.length;
  if (letters > mostOfComment) throw nonField(mergeTexts.commentFull(letters));

  await db
    .insertInto('contact_merge_person')
    .values(from.map((contact_id) => ({ company_id: companyId, merge, contact_id })))
    .execute();
  await db
    .updateTable('contact')
    .set({ is_deleted: true, merged_into: into })
    .where('company_id', '=', companyId)
    .where('id', 'in', [...from])
    .execute();
  await showAgain(work, { ...kept!, merges });
  const moved = await moveRecords(work, into, from);
  await noteMerge(
    work,
    'merged',
    into,
    merge,
    people.filter(({ id }) => id !== into),
  );
  await enqueue(db, settleMerges, { contact: into }, { key: `settle merge ${merge}`, runAt: new Date(undo_until) });
  return { merge, moved, undo_until };
};

const checkAll = (people: readonly MergedPerson[], into: number, from: readonly number[]) => {
  const isThere = (id: number) => people.some((person) => person.id === id);
  if (!isThere(into)) throw fieldErrors({ into: [drf.invalidPk(into)] });
  const missing = from.find((id) => !isThere(id));
  if (missing !== undefined) throw fieldErrors({ from: [drf.invalidPk(missing)] });
  if (people.some((person) => person.is_deleted)) throw conflict(mergeTexts.changedMeanwhile);
};

/** Writes into the trail of a contact who came to it, or left it; the timeline reads that. */
export const noteMerge = (
  { db }: Work,
  action: 'merged' | 'unmerged',
  contact: number,
  merge: number,
  people: readonly Pick<MergedPerson, 'id' | 'values'>[],
) => {
  const names = people.map(({ id, values }) => ({ id, name: values.name }));
  const details = JSON.stringify({ merge: [null, merge], people: [null, names] });
  return sql`select note_access(${action}, 'contact', ${contact}, ${details}::jsonb)`.execute(db);
};
