import { alikeFrom, mostAlike, nameSimilarity, type ReadyName, readyName } from '@angan/domain/names/index.ts';
import type { Place } from './known-places.ts';

export interface Lookalike {
  readonly one: number;
  readonly other: number;
  /** Where both are known from. */
  readonly place: string;
}
interface Person {
  readonly id: number;
  readonly name: ReadyName;
}
interface Candidate extends Lookalike {
  readonly similarity: number;
}

/** Letters at the beginning of a word that two alike names share in one of their words. */
const beginning = 2;
/** Pairs kept in hand while it is looked; a list with more of them is no list of people. */
const mostInHand = 200_000;

/**
 * Pairs of people whose names are alike and who are known from one place, `most` of them at most. Names are compared
 * where a word of each begins alike; a pair of whom each looks like nobody else comes before people whose name is common
 * there. `breathe` is awaited between small steps, so that nothing else has to wait.
 */
export const lookalikesOf = async (
  contacts: readonly { id: number; name: string }[],
  places: ReadonlyMap<number, readonly Place[]>,
  most: number,
  breathe: () => Promise<void>,
): Promise<Lookalike[]> => {
  const found = new Map<string, Candidate>();
  for (const [place, people] of byPlace(contacts, places)) {
    for (const block of blocksOf(people)) {
      await breathe();
      for (const [at, a] of block.entries()) {
        if (at % 50 === 49) await breathe();
        for (let next = at + 1; next < block.length && found.size < mostInHand; next++) {
          const b = block[next]!;
          if (mostAlike(a.name.joined.length, b.name.joined.length) < alikeFrom) continue;
          const [one, other] = a.id < b.id ? [a.id, b.id] : [b.id, a.id];
          const key = `${one} ${other}`;
          if (one === other || found.has(key)) continue;
          const similarity = nameSimilarity(a.name, b.name);
          if (similarity >= alikeFrom) found.set(key, { one, other, place: place.name, similarity });
        }
      }
    }
  }
  return rarestFirst([...found.values()]).slice(0, most);
};

const byPlace = (contacts: readonly { id: number; name: string }[], places: ReadonlyMap<number, readonly Place[]>) => {
  const people = new Map<Place, Person[]>();
  for (const { id, name } of contacts) {
    const ready = readyName(name);
    if (ready.joined === '') continue;
    for (const place of places.get(id) ?? []) {
      const here = people.get(place);
      if (here) here.push({ id, name: ready });
      else people.set(place, [{ id, name: ready }]);
    }
  }
  return people;
};

const blocksOf = (people: readonly Person[]): Person[][] => {
  const blocks = new Map<string, Person[]>();
  for (const person of people) {
    for (const start of new Set(person.name.words.map((word) => word.slice(0, beginning)))) {
      const block = blocks.get(start);
      if (block) block.push(person);
      else blocks.set(start, [person]);
    }
  }
  return [...blocks.values()].filter((block) => block.length > 1);
};

const rarestFirst = (pairs: Candidate[]): Candidate[] => {
  const counts = new Map<number, number>();
  for (const id of pairs.flatMap(({ one, other }) => [one, other])) counts.set(id, (counts.get(id) ?? 0) + 1);
  const howCommon = ({ one, other }: Candidate) => Math.max(counts.get(one)!, counts.get(other)!);
  return pairs.sort(
    (a, b) => howCommon(a) - howCommon(b) || b.similarity - a.similarity || b.other - a.other || b.one - a.one,
  );
};
