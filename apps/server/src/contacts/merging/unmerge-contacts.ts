import { mergeTexts } from '@angan/contract/contacts/merge-texts.ts';
import { nonField, notFound } from '../../core/errors.ts';
import { readPeople } from '../people.ts';
import { holdContacts, oneAtATime, type Work } from '../work.ts';
import { noteMerge } from './merge-contacts.ts';
import { readKept, showAgain } from './nodes.ts';
import { returnRecords } from './references.ts';

/**
 * Takes a merge back, in the transaction of `work`, whatever was merged and edited since: who was merged in is as
 * before, with the records that came along and were not moved by anybody since. Answers who came back.
 */
export const unmergeContacts = async (work: Work, merge: number): Promise<number[]> => {
  const { db, companyId } = work;
  await oneAtATime(work);
  const found = await db
    .selectFrom('contact_merge')
    .select(['into_contact', 'undo_until'])
    .where('company_id', '=', companyId)
    .where('id', '=', merge)
    .executeTakeFirst();
  if (!found) throw notFound();
  if (Date.parse(found.undo_until) <= work.now().getTime()) throw nonField(mergeTexts.tooLate);
  const who = await db
    .selectFrom('contact_merge_person')
    .select('contact_id')
    .where('company_id', '=', companyId)
    .where('merge', '=', merge)
    .orderBy('contact_id')
    .execute();
  const back = who.map((row) => row.contact_id);
  const above = await whoHolds(work, found.into_contact);
  await holdContacts(work, [...back, ...above]);

  const kept = await readKept(work, above);
  await db.deleteFrom('contact_merge').where('company_id', '=', companyId).where('id', '=', merge).execute();
  await db
    .updateTable('contact')
    .set({ is_deleted: false, merged_into: null })
    .where('company_id', '=', companyId)
    .where('id', 'in', back)
    .execute();
  for (const id of back) await returnRecords(work, id);
  // From the bottom up: who was merged on in turn shows what those below them have become.
  for (const one of kept) await showAgain(work, { ...one, merges: one.merges.filter((other) => other.id !== merge) });
  await noteMerge(work, 'unmerged', found.into_contact, merge, await readPeople(work, back));
  return back;
};

/** A contact, whom they were merged into, and so on up to the one that is there. */
const whoHolds = async ({ db, companyId }: Work, contact: number): Promise<number[]> => {
  const row = await db
    .selectFrom('contact')
    .select('merged_into')
    .where('company_id', '=', companyId)
    .where('id', '=', contact)
    .executeTakeFirstOrThrow();
  return [contact, ...(row.merged_into === null ? [] : await whoHolds({ db, companyId } as Work, row.merged_into))];
};
