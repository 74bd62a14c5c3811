/** Choices that come out the same at every run for the same seed. */
export interface Random {
  /** From 0 up to, but never, 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the entries, by their weights. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** Draws one after the other; nothing comes twice before everything came once. */
  deck<T>(list: readonly T[]): () => T;
}

/** Each part of the demo has a seed of its own, so that a change to one leaves the others as they were. */
export const newRandom = (seed: string): Random => {
  let state = hashOf(seed) || 1;
  const next = () => {
    // Marsaglia's xorshift with 32 bits; the multiplication evens out its low bits.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (Math.imul(state, 0x9e3779b1) >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 8; i++) next();
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)]!;
  const shuffled = <T>(list: readonly T[]): T[] => {
    const rest = [...list];
    return list.map(() => rest.splice(int(0, rest.length - 1), 1)[0]!);
  };
  return {
    next,
    int,
    pick,
    shuffled,
    chance: (probability) => next() < probability,
    weighted: (entries) => {
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of entries) {
        left -= weight;
        if (left < 0) return value;
      }
      return entries.at(-1)![0];
    },
    deck: (list) => {
      let rest: (typeof list)[number][] = [];
      return () => {
        if (!rest.length) rest = shuffled(list);
        return rest.pop()!;
      };
    },
  };
};

/** FNV-1a over the letters' code units. */
const hashOf = (text: string) => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
};
