import { type DuplicateReason, duplicateReasons } from '@angan/contract/contacts/duplicate-reasons.ts';
import { duplicateLimits } from '@angan/contract/contacts/duplicates.ts';
import { groupsOf } from '@angan/domain/merging/index.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { areAlike, namesAgree, readyName } from '@angan/domain/names/index.ts';
import { sql } from 'kysely';
import type { Work } from '../work.ts';
import { dismissedPairs, pairKey, readDismissals } from './dismissed.ts';
import { haveIn, saidNot } from './reasons.ts';
import { type Shared, sharedMails, sharedNumbers } from './shared.ts';

/** Contacts that may be one person. */
export interface Found {
  readonly ids: readonly number[];
  readonly reasons: readonly DuplicateReason[];
  /** Whether no two of their names contradict each other, nor anybody has said that two of them are not the same. */
  readonly agrees: boolean;
}
type Company = Pick<Work, 'db' | 'companyId'>;
type Names = ReadonlyMap<number, string>;
type Link = readonly [number, number];

/** Who shares a number with somebody, through however many others; of these contacts alone, where they are named. */
export const certainGroups = async (work: Company, among?: readonly number[]): Promise<Found[]> => {
  const dismissed = await dismissedPairs(work);
  return grouped(work, await sharedNumbers(work, among), dismissed, formatMobile);
};

/** Who shares an e-mail with somebody, where numbers do not say so already. */
export const likelyGroups = async (work: Company, certain: readonly Found[]): Promise<Found[]> => {
  const groups = await grouped(work, await sharedMails(work), await dismissedPairs(work), (mail) => mail);
  const together = placesOf(certain);
  return groups.filter(({ ids }) => {
    const place = together.get(ids[0]!);
    return place === undefined || ids.some((id) => together.get(id) !== place);
  });
};

/** Whose names are alike in one place, as last looked for, where neither numbers nor e-mails say so. */
export const possiblePairs = async (work: Company, surer: readonly Found[][]): Promise<Found[]> => {
  const { rows } = await sql<{
    one: number;
    other: number;
    place: string;
    name: string;
    other_name: string;
    is_changed: boolean;
  }>`
    select l.one, l.other, l.place, a.name, b.name as other_name,
        greatest(a.last_updated, b.last_updated) > s.looked_at as is_changed
      from contact_lookalike l
      join contact_lookalike_search s on s.company_id = l.company_id
      join contact a on a.company_id = l.company_id and a.id = l.one and not a.is_deleted
      join contact b on b.company_id = l.company_id and b.id = l.other and not b.is_deleted
     where l.company_id = ${work.companyId} order by l.other desc, l.one desc`.execute(work.db);
  const dismissed = await dismissedPairs(work);
  const together = surer.map(placesOf);
  const isKnown = (a: number, b: number) =>
    together.some((places) => places.has(a) && places.get(a) === places.get(b)) || dismissed.has(pairKey(a, b));
  return rows
    .filter(({ one, other }) => !isKnown(one, other))
    .filter(({ name, other_name, is_changed }) => !is_changed || areAlike(readyName(name), readyName(other_name)))
    .map(({ one, other, place }) => ({
      ids: [one, other],
      reasons: [duplicateReasons.of.alike({ place })],
      agrees: false,
    }));
};

/** Of whom somebody said that they are not the same. */
export const dismissedGroups = async (work: Company): Promise<Found[]> =>
  (await readDismissals(work)).map(({ one, other, by, created_date }) => ({
    ids: [one, other].toSorted((a, b) => a - b),
    reasons: [saidNot(by, created_date)],
    agrees: false,
  }));

const placesOf = (groups: readonly Found[]): ReadonlyMap<number, number> =>
  new Map(groups.flatMap(({ ids }, place) => ids.map((id) => [id, place] as const)));

const grouped = async (
  work: Company,
  shared: readonly Shared[],
  dismissed: ReadonlySet<string>,
  shown: (what: string) => string,
): Promise<Found[]> => {
  const doubted = new Set([...dismissed].flatMap((pair) => pair.split(' ').map(Number)));
  const groups = groupsOf(shared.flatMap(({ ids }) => linksOf(ids, dismissed, doubted)));
  const names = await namesOf(work, groups.flat());
  const place = new Map(groups.flatMap((ids, at) => ids.map((id) => [id, at] as const)));
  const reasons = groups.map((): DuplicateReason[] => []);
  for (const { what, ids } of shared) {
    for (const at of new Set(ids.map((id) => place.get(id)))) {
      if (at === undefined) continue;
      const who = ids.filter((id) => place.get(id) === at);
      if (who.length > 1) reasons[at]!.push(haveIn(groups[at]!, who, names, shown(what)));
    }
  }
  return groups.map((ids, at) => ({ ids, reasons: reasons[at]!, agrees: agree(ids, names, dismissed) }));
};

/** Who shares something is linked, but for pairs of whom somebody said no. */
const linksOf = (ids: readonly number[], dismissed: ReadonlySet<string>, doubted: ReadonlySet<number>): Link[] => {
  const sure = ids.filter((id) => !doubted.has(id));
  const unsure = ids.filter((id) => doubted.has(id));
  const chain = sure.slice(1).map((id, at): Link => [sure[at]!, id]);
  const toSure = sure.length > 0 ? unsure.map((id): Link => [sure[0]!, id]) : [];
  const among = unsure.flatMap((a, at) => unsure.slice(at + 1).map((b): Link => [a, b]));
  return [...chain, ...toSure, ...among.filter(([a, b]) => !dismissed.has(pairKey(a, b)))];
};

const agree = (ids: readonly number[], names: Names, dismissed: ReadonlySet<string>): boolean =>
  ids.length <= duplicateLimits.people &&
  namesAgree(ids.map((id) => names.get(id) ?? '')) &&
  ids.every((a, at) => ids.slice(at + 1).every((b) => !dismissed.has(pairKey(a, b))));

const namesOf = async ({ db, companyId }: Company, ids: readonly number[]): Promise<Names> => {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from contact where company_id = ${companyId} and id = any (${ids})`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
};
