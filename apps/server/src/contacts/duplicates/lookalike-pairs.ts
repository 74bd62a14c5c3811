import { areAlike, nameSimilarity, type ReadyName } from '@angan/domain/names/index.ts';

/** Somebody with a name and the places that they are known from. */
export interface Known {
  readonly id: number;
  readonly name: ReadyName;
  /** 'Bopal', by the key of the area or society. */
  readonly places: ReadonlyMap<string, string>;
}
export interface Lookalike {
  readonly one: number;
  readonly other: number;
  /** Where both are known from. */
  readonly place: string;
}
interface Candidate extends Lookalike {
  readonly similarity: number;
}

/** Pairs kept in hand while it is looked; a list with more of them is no list of people. */
const mostInHand = 30_000;
/** Comparisons between two moments at which others get their turn. */
const stride = 2000;

/** Who is compared with whom: by place and how their names begin. */
export type Blocks = Map<string, Known[]>;

export const addTo = (blocks: Blocks, person: Known): void => {
  const beginnings = beginningsOf(person.name.words);
  for (const place of person.places.keys()) {
    for (const beginning of beginnings) {
      const key = `${place} ${beginning}`;
      const block = blocks.get(key);
      if (block) block.push(person);
      else blocks.set(key, [person]);
    }
  }
};

/**
 * Pairs of people whose names are alike and who are known from one place, `most` of them at most. Names are compared
 * where two of their words begin with the same letters, or the one word that they have; a pair of whom each looks like
 * nobody else comes before people whose name is common there. `breathe` is awaited every now and then, so that nothing
 * else has to wait.
 */
export const lookalikesIn = async (
  blocks: Blocks,
  most: number,
  breathe: () => Promise<void>,
): Promise<Lookalike[]> => {
  const found = new Map<string, Candidate>();
  let compared = 0;
  for (const [key, block] of blocks) {
    const place = key.slice(0, key.lastIndexOf(' '));
    for (const [at, a] of block.entries()) {
      for (let next = at + 1; next < block.length && found.size < mostInHand; next++) {
        if (++compared % stride === 0) await breathe();
        const b = block[next]!;
        if (!areAlike(a.name, b.name)) continue;
        const [one, other] = a.id < b.id ? [a.id, b.id] : [b.id, a.id];
        const similarity = nameSimilarity(a.name, b.name);
        found.set(`${one} ${other}`, { one, other, place: a.places.get(place)!, similarity });
      }
    }
  }
  return rarestFirst([...found.values()]).slice(0, most);
};

/** 'mt' for Mehul Trivedi, 'mk', 'mt' and 'kt' for Mehul K Trivedi, 'me' for Mehul. */
const beginningsOf = (words: readonly string[]): Set<string> => {
  const long = words.filter((word) => word.length > 2);
  const alone = long.length === 1 ? [long[0]!.slice(0, 2)] : [];
  const letters = words.map((word) => word[0]!);
  const pairs = letters.flatMap((a, at) => letters.slice(at + 1).map((b) => (a < b ? a + b : b + a)));
  return new Set([...alone.map((start) => `${start}.`), ...pairs]);
};

const rarestFirst = (pairs: Candidate[]): Candidate[] => {
  const counts = new Map<number, number>();
  const count = (id: number) => counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const { one, other } of pairs) {
    count(one);
    count(other);
  }
  const howCommon = ({ one, other }: Candidate) => Math.max(counts.get(one)!, counts.get(other)!);
  return pairs.sort(
    (a, b) => howCommon(a) - howCommon(b) || b.similarity - a.similarity || b.other - a.other || b.one - a.one,
  );
};
