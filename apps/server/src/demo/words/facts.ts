import { areaNamed, demand } from '../areas.ts';
import { festivalAfter } from '../calendar.ts';
import type { Script } from '../names/scripts.ts';
import type { Random } from '../random.ts';
import type { DemoSociety } from '../societies.ts';

/** What a person is about: what is said of them, and later noted, fits together. Amounts in lakhs of rupees. */
export interface Facts {
  readonly area: string;
  readonly other: string;
  readonly society: DemoSociety | undefined;
  readonly bhk: number;
  readonly budget: number;
  /** Rupees a month. */
  readonly rent: number;
  readonly watchman: string;
  readonly when: Date;
}

const homes: readonly (readonly [number, number])[] = [
  [1, 6],
  [2, 44],
  [3, 38],
  [4, 12],
];
/** Lakhs for a home of so many bedrooms in the city's middle, and rupees a month for its rent. */
const price = [0, 27, 46, 78, 145] as const;
const monthly = [0, 11_000, 17_000, 26_000, 42_000] as const;
const watchmen = ['Rameshbhai', 'Bahadur', 'Kalubhai', 'Chauhanbhai', 'Raju', 'Lilabhai', 'Thapa', 'Magan kaka'];

/** The nearest multiple of a step, at least one. */
export const toNext = (step: number, amount: number) => Math.max(step, Math.round(amount / step) * step);

export const newFacts = (random: Random, area: string, society: DemoSociety | undefined, when: Date): Facts => {
  const bhk = random.weighted(homes);
  const { tier } = areaNamed(area);
  const budget = price[bhk]! * tier * (0.9 + random.next() * 0.25);
  return {
    area,
    society,
    bhk,
    when,
    other: random.weighted(demand.filter(([name]) => name !== area)),
    budget: toNext(budget < 100 ? 2 : 5, budget),
    rent: toNext(500, monthly[bhk]! * tier * (0.9 + random.next() * 0.25)),
    watchman: random.pick(watchmen),
  };
};

const lakh: Record<Script, readonly [string, string]> = {
  latin: [' lakh', ' Cr'],
  gujarati: [' લાખ', ' કરોડ'],
  devanagari: [' लाख', ' करोड़'],
};
const inWords = (lakhs: number, script: Script, short: boolean) => {
  if (lakhs >= 100) return `${(lakhs / 100).toFixed(2)}${lakh[script][1]}`;
  return script === 'latin' && short ? `${lakhs}L` : `${lakhs}${lakh[script][0]}`;
};

const building: Record<DemoSociety['building'], string> = {
  flats: 'flat',
  houses: 'bungalow',
  offices: 'office',
  shops: 'shop',
};

/** Square feet of an office or shop that stands where a home of so many bedrooms would. */
export const sizeOfPremises = (bhk: number): number => 280 + bhk * 320;

const sizeOf = ({ society, bhk }: Facts) =>
  society?.building === 'offices' || society?.building === 'shops' ? `${sizeOfPremises(bhk)} sq ft` : `${bhk} BHK`;

/** A sentence with its {slots} filled from what is known of the person; the first letter is a capital. */
export const fill = (sentence: string, facts: Facts, script: Script): string => {
  const short = facts.budget % 4 === 0;
  const festival = festivalAfter(facts.when);
  const slots: Record<string, string | undefined> = {
    bhk: sizeOf(facts),
    area: areaNamed(facts.area).word[script],
    other: areaNamed(facts.other).word[script],
    budget: inWords(facts.budget, script, short),
    less: inWords(toNext(facts.budget < 100 ? 1 : 5, facts.budget * 0.94), script, short),
    more: inWords(toNext(5, facts.budget * 1.3), script, short),
    part: inWords(toNext(5, facts.budget * 0.35), script, short),
    rent:
      facts.rent >= 20_000 && facts.rent % 1000 === 0 ? `${facts.rent / 1000}k` : facts.rent.toLocaleString('en-IN'),
    festival: festival[script],
    society: facts.society?.society_name,
    home: building[facts.society?.building ?? 'flats'],
    watchman: facts.watchman,
  };
  const filled = sentence.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const word = slots[slot];
    if (word === undefined) throw new Error(`Nothing to fill in for {${slot}}: ${sentence}`);
    return word;
  });
  return filled.slice(0, 1).toUpperCase() + filled.slice(1);
};
