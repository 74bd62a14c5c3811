/** Minutes that a block takes at least, so that its first line can be read. */
export const leastMinutes = 30;

interface Timed {
  minute: number;
  minutes: number;
}
export interface Lane<Item> {
  item: Item;
  /** Its place among those beside it, from 0, and how many those are. */
  lane: number;
  lanes: number;
}

const endOf = ({ minute, minutes }: Timed) => minute + Math.max(minutes, leastMinutes);

/** Puts what overlaps beside each other: each into the first lane that is free, all that touch one another as wide as each other. */
export const lanesOf = <Item extends Timed>(items: readonly Item[]): Lane<Item>[] => {
  const sorted = [...items].sort((a, b) => a.minute - b.minute || b.minutes - a.minutes);
  const placed: Lane<Item>[] = [];
  let group: Lane<Item>[] = [];
  let free: number[] = [];
  const close = () => {
    for (const one of group) one.lanes = free.length;
    placed.push(...group);
    group = [];
    free = [];
  };
  for (const item of sorted) {
    if (free.length > 0 && free.every((end) => end <= item.minute)) close();
    const found = free.findIndex((end) => end <= item.minute);
    const lane = found === -1 ? free.length : found;
    free[lane] = endOf(item);
    group.push({ item, lane, lanes: 1 });
  }
  close();
  return placed;
};
