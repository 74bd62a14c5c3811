/** When a property may be seen, read from what its owner said: '10 am to 1 pm', 'after 5 pm', 'Sunday only'. */

/** Minutes of the day, and the days of the week, 0 for Sunday. */
export interface VisitingWindow {
  readonly days: readonly number[];
  readonly from: number;
  readonly to: number;
}

const day = 24 * 60;
const everyDay: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const partsOfDay: Readonly<Record<string, readonly [number, number]>> = {
  morning: [8 * 60, 12 * 60],
  afternoon: [12 * 60, 16 * 60],
  evening: [16 * 60, 21 * 60],
};

const clock = '(\\d{1,2})(?:[:.](\\d{2}))?\\s*(am|pm)?(?!\\d)';
const dayName = `(${dayNames.join('|')})[a-z]*`;
/** One thing that is said of days or of hours; the longest first. */
const signs = new RegExp(
  [
    `(?<notDays>(?:not? (?:visits? )?on|except|closed(?: on)?) )`,
    `(?<dayRange>\\b${dayName}\\s*(?:-|to)\\s*${dayName})`,
    `(?<dayOne>\\b${dayName}\\b)`,
    `(?<week>\\bweek\\s?days?\\b|\\bweek\\s?ends?\\b|\\bdaily\\b|\\bevery\\s?day\\b|\\ball days\\b)`,
    `(?<part>\\b(?:${Object.keys(partsOfDay).join('|')})s?\\b)`,
    `(?<range>${clock}\\s*(?:-|to|till|until)\\s*${clock})`,
    `(?<after>(?:after|from|post)\\s+${clock})`,
    `(?<before>(?:before|till|until|by|up\\s?to)\\s+${clock})`,
    `(?<onwards>${clock}\\s*onwards?)`,
  ].join('|'),
  'g',
);

const minutes = (hour: string, minute: string | undefined, half: string | undefined): number => {
  const base = Number(hour) % 12;
  if (half) return (base + (half === 'pm' ? 12 : 0)) * 60 + Number(minute ?? 0);
  // Nobody shows a house at four in the night: 4 is 16, 8 and on are said as they are.
  const usual = Number(hour) < 8 ? Number(hour) + 12 : Number(hour);
  return usual * 60 + Number(minute ?? 0);
};

const clocksIn = (text: string) => [...text.matchAll(new RegExp(clock, 'g'))].map(([, ...parts]) => parts);

const rangeIn = (text: string): readonly [number, number] => {
  const [first, last] = clocksIn(text) as [string[], string[]];
  const [h1, m1, half1] = first;
  const [h2, m2, half2] = last;
  if (half2 && !half1) {
    const to = minutes(h2!, m2, half2);
    const same = minutes(h1!, m1, half2);
    return [Number(h1) > 12 ? minutes(h1!, m1, undefined) : same < to ? same : minutes(h1!, m1, 'am'), to];
  }
  const from = minutes(h1!, m1, half1);
  const to = minutes(h2!, m2, half2);
  return [from, to <= from && to + day / 2 <= day ? to + day / 2 : to];
};

const hoursIn = (groups: Record<string, string | undefined>): readonly [number, number] | undefined => {
  const { part, range, after, before, onwards } = groups;
  if (part) return partsOfDay[part.replace(/s$/, '')];
  if (range) return rangeIn(range);
  const at = (text: string) => {
    const [parts] = clocksIn(text);
    return minutes(parts![0]!, parts![1], parts![2]);
  };
  if (after ?? onwards) return [at((after ?? onwards)!), day];
  return before ? [0, at(before)] : undefined;
};

const daysIn = (groups: Record<string, string | undefined>): readonly number[] | undefined => {
  const { dayRange, dayOne, week } = groups;
  const at = (text: string) => dayNames.indexOf(text.slice(0, 3));
  if (dayRange) {
    const [from, to] = dayRange.split(/\s*(?:-|\bto\b)\s*/).map(at) as [number, number];
    return everyDay.map((step) => (from + step) % 7).slice(0, ((to - from + 7) % 7) + 1);
  }
  if (dayOne) return [at(dayOne)];
  if (!week) return undefined;
  if (/day/.test(week) && !/week/.test(week)) return everyDay;
  return /end/.test(week) ? [0, 6] : week === 'daily' ? everyDay : [1, 2, 3, 4, 5];
};

interface Said {
  readonly days?: readonly number[];
  readonly hours?: readonly [number, number];
}

/** Days with the hours that belong to them: those that follow, or where the hours were said first, those before. */
const grouped = (said: readonly Said[]): { days: number[]; hours: (readonly [number, number])[] }[] => {
  const isTimeFirst = said[0]?.hours !== undefined && said.some(({ days }) => days);
  const groups: { days: number[]; hours: (readonly [number, number])[] }[] = [];
  for (const one of isTimeFirst ? said.toReversed() : said) {
    const last = groups.at(-1);
    const isNew = !last || (one.days !== undefined && last.hours.length > 0);
    const group = isNew ? { days: [], hours: [] } : last;
    if (isNew) groups.push(group);
    group.days.push(...(one.days ?? []));
    if (one.hours) group.hours.push(one.hours);
  }
  return groups;
};

/**
 * The windows in which a property may be seen; null where the text says nothing that is understood: then any time will
 * do, and people read the text themselves.
 */
export const visitingWindows = (text: string): readonly VisitingWindow[] | null => {
  const clean = text
    .toLowerCase()
    .replace(/\b([ap])\.?\s?m\b\.?/g, '$1m')
    .replace(/\bnoon\b/g, '12 pm')
    .replace(/(\d)\s*o'?clock/g, '$1')
    .replace(/[\u2013\u2014]/g, '-')
    .replace(/(\d)(am|pm)/g, '$1 $2');
  const said: Said[] = [];
  let closed: number[] | undefined;
  for (const { groups = {} } of clean.matchAll(signs)) {
    const days = daysIn(groups);
    const hours = hoursIn(groups);
    if (groups.notDays) closed = [];
    else if (days && closed) closed.push(...days);
    else if (days) said.push({ days });
    else if (hours) said.push({ hours });
  }
  const open = everyDay.filter((one) => !closed?.includes(one));
  const windows = grouped(said.length > 0 || !closed?.length ? said : [{ days: open }]).flatMap(({ days, hours }) =>
    (hours.length > 0 ? hours : [[0, day] as const]).map(([from, to]) => ({
      days: (days.length > 0 ? [...new Set(days)] : everyDay).filter((one) => open.includes(one)).toSorted(),
      from,
      to,
    })),
  );
  const isSound =
    windows.length > 0 && windows.every(({ from, to, days }) => from < to && to <= day && days.length > 0);
  return isSound ? windows : null;
};
