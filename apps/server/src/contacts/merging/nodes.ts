import { contactFields } from '@angan/contract/contacts/contact-fields.ts';
import { inWords, mergeFields } from '@angan/contract/contacts/merge-fields.ts';
import { mergeTexts } from '@angan/contract/contacts/merge-texts.ts';
import {
  absorb,
  type Dropped,
  type Line,
  type Merge,
  ownOf,
  type Shown,
  settle,
  show,
  unite,
  type Whole,
  withLines,
} from '@angan/domain/merging/index.ts';
import { type MergedPerson, readPeople, writePerson } from '../people.ts';
import type { Work } from '../work.ts';

/** Somebody into whom others were merged, as it is kept: themselves, the merges in order, and who is in each. */
export interface Kept {
  readonly current: MergedPerson;
  readonly own: Whole;
  readonly shown: Shown | undefined;
  readonly merges: readonly KeptMerge[];
}
interface KeptMerge {
  readonly id: number;
  readonly people: readonly number[];
  readonly choices: Readonly<Record<string, number>>;
  readonly dropped: Dropped;
  readonly undo_until: string;
}

/** Reads contacts with their merges, what people changed on them since taken in. In the order of `ids`. */
export const readKept = async (work: Work, ids: readonly number[]): Promise<Kept[]> => {
  const { db, companyId } = work;
  const people = await readPeople(work, ids);
  const states = await db
    .selectFrom('contact_unmerged')
    .select(['contact_id', 'own', 'shown'])
    .where('company_id', '=', companyId)
    .where('contact_id', 'in', [...ids])
    .execute();
  const merges = await db
    .selectFrom('contact_merge as m')
    .innerJoin('contact_merge_person as p', (join) =>
      join.onRef('p.company_id', '=', 'm.company_id').onRef('p.merge', '=', 'm.id'),
    )
    .select(['m.id', 'm.into_contact', 'm.choices', 'm.dropped', 'm.undo_until'])
    .select(({ fn }) => fn.agg<number[]>('array_agg', ['p.contact_id']).orderBy('p.contact_id').as('people'))
    .where('m.company_id', '=', companyId)
    .where('m.into_contact', 'in', [...ids])
    .groupBy(['m.company_id', 'm.id'])
    .orderBy('m.id')
    .execute();
  const kept = merges as unknown as (KeptMerge & { into_contact: number })[];
  const members = await readPeople(
    work,
    kept.flatMap((merge) => merge.people),
  );
  return ids.flatMap((id) => {
    const current = people.find((person) => person.id === id);
    if (!current) return [];
    const state = states.find((row) => row.contact_id === id);
    const own = (state?.own as Whole | undefined) ?? ownOf(current);
    const mine = kept.filter((merge) => merge.into_contact === id);
    return [takeIn({ current, own, shown: state?.shown as Shown | undefined, merges: mine }, members)];
  });
};

const takeIn = (kept: Kept, members: readonly MergedPerson[]): Kept => {
  if (!kept.shown) return kept;
  const node = { own: kept.own, merges: kept.merges.map((merge) => filledIn(merge, members)) };
  const { own, merges } = absorb(node, kept.shown, kept.current, mergeFields);
  return { ...kept, own, merges: kept.merges.map((merge, at) => ({ ...merge, dropped: merges[at]!.dropped })) };
};

const filledIn = (merge: KeptMerge, members: readonly MergedPerson[]): Merge => ({
  ...merge,
  people: merge.people.map((id) => members.find((person) => person.id === id)!),
});

/** The person with everybody who was merged in. */
export const wholeOf = async (work: Work, { own, merges }: Pick<Kept, 'own' | 'merges'>): Promise<Whole> =>
  unite(own, await withPeople(work, merges), mergeFields, await words(work));

const withPeople = async (work: Work, merges: readonly KeptMerge[]): Promise<Merge[]> => {
  const members = await readPeople(
    work,
    merges.flatMap((merge) => merge.people),
  );
  return merges.map((merge) => filledIn(merge, members));
};

const words = async ({ db, companyId }: Work) => {
  const sources = await db
    .selectFrom('source')
    .select(['id', 'source_name'])
    .where('company_id', '=', companyId)
    .execute();
  return inWords((id) => sources.find((source) => source.id === id)?.source_name ?? '');
};

/** Shows a person anew after their merges changed, and keeps what it takes to do so again. */
export const showAgain = async (work: Work, kept: Kept): Promise<void> => {
  const shown = await fitting(work, kept.current.id, await wholeOf(work, kept));
  await writePerson(work, kept.current, shown);
  await keep(work, { ...kept, shown });
};

/** Makes what the first merge brought the person's own, so that it need not be kept any more. */
export const settleFirst = async (work: Work, kept: Kept): Promise<void> => {
  const node = { own: kept.own, merges: await withPeople(work, kept.merges) };
  const { own } = settle(node, mergeFields, await words(work));
  // What was last shown may stay: to take the same changes in twice is the same as once.
  await keep(work, { ...kept, own, merges: kept.merges.slice(1) });
};

export const mostOfComment = contactFields.comment.max;

/**
 * A comment that has no room for all lines, as may be after an undoing, keeps the first; the others are written down as
 * a note, so that nothing is lost.
 */
const fitting = async ({ db, companyId, userId }: Work, contact: number, whole: Whole): Promise<Shown> => {
  const shown = show(whole);
  if (shown.comment.length <= mostOfComment) return shown;
  const left: Line[] = [...shown.lines];
  const over: Line[] = [];
  while (withLines(whole.comment, left).length > mostOfComment) over.unshift(left.pop()!);
  await db
    .insertInto('note')
    .values({
      company_id: companyId,
      created_by: userId,
      link_kind: 'contact',
      link_id: contact,
      text: [mergeTexts.overflow, ...over.map(({ text }) => text)].join('\n'),
    })
    .execute();
  return { ...shown, comment: withLines(whole.comment, left), lines: left };
};

const keep = async ({ db, companyId }: Work, { current, own, shown, merges }: Kept): Promise<void> => {
  const one = { company_id: companyId, contact_id: current.id };
  if (merges.length === 0) {
    await db
      .deleteFrom('contact_unmerged')
      .where('company_id', '=', companyId)
      .where('contact_id', '=', current.id)
      .execute();
    return;
  }
  const state = { own: JSON.stringify(own), shown: JSON.stringify(shown) };
  await db
    .insertInto('contact_unmerged')
    .values({ ...one, ...state })
    .onConflict((on) => on.columns(['company_id', 'contact_id']).doUpdateSet(state))
    .execute();
  for (const { id, dropped } of merges)
    await db
      .updateTable('contact_merge')
      .set({ dropped: JSON.stringify(dropped) })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('dropped', '<>', JSON.stringify(dropped))
      .execute();
};
