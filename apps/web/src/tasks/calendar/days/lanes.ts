/** Minutes that a block takes at least, so that its first line can be read. */
export const leastMinutes = 30;

interface Timed {
  minute: number;
  minutes: number;
}
export interface Lane<Item> {
  item: Item;
  /** Its place among those beside it, from 0, and how many places there are. */
  lane: number;
  lanes: number;
  /** There are more beside it than have room: a strip at the right says so. */
  isCrowded: boolean;
}
/** What has no room, from the minute at which the first of it begins. */
export interface Crowd<Item> {
  minute: number;
  items: Item[];
}

const endOf = ({ minute, minutes }: Timed) => minute + Math.max(minutes, leastMinutes);
const touch = (one: Timed, other: Timed) => one.minute < endOf(other) && other.minute < endOf(one);
const byTime = (a: Timed, b: Timed) => a.minute - b.minute || b.minutes - a.minutes;

/** Those that touch one another, each group by time. */
const groupsOf = <Item extends Timed>(items: readonly Item[]): Item[][] => {
  const groups: Item[][] = [];
  let end = -1;
  for (const item of [...items].sort(byTime)) {
    if (item.minute >= end) groups.push([]);
    groups.at(-1)!.push(item);
    end = Math.max(end, endOf(item));
  }
  return groups;
};

/** Each into the first lane where nothing touches it. */
const inLanes = <Item extends Timed>(items: readonly Item[]): Item[][] => {
  const lanes: Item[][] = [];
  for (const item of items) {
    const free = lanes.find((lane) => !lane.some((other) => touch(item, other)));
    if (free) free.push(item);
    else lanes.push([item]);
  }
  return lanes;
};

interface Room<Item> {
  /** How many have room beside each other, and how many beside the strip for those that have none. */
  most: number;
  mostCrowded: number;
  /** Has room before any other: what is open or is being moved. */
  isKept: (item: Item) => boolean;
}

/**
 * Puts what overlaps beside each other, all that touch one another as wide as each other, as far as there is room. The
 * rest comes in crowds, none of which touches another.
 */
export const lanesOf = <Item extends Timed>(
  items: readonly Item[],
  { most, mostCrowded, isKept }: Room<Item>,
): { placed: Lane<Item>[]; crowds: Crowd<Item>[] } => {
  const placed: Lane<Item>[] = [];
  const crowds: Crowd<Item>[] = [];
  for (const group of groupsOf(items)) {
    const all = inLanes([...group.filter(isKept), ...group.filter((item) => !isKept(item))]);
    const isCrowded = all.length > most;
    const shown = isCrowded ? all.slice(0, mostCrowded) : all;
    placed.push(
      ...shown
        .flatMap((lane, at) => lane.map((item) => ({ item, lane: at, lanes: shown.length, isCrowded })))
        .sort((a, b) => byTime(a.item, b.item)),
    );
    for (const rest of groupsOf(all.slice(shown.length).flat())) crowds.push({ minute: rest[0]!.minute, items: rest });
  }
  return { placed, crowds };
};
