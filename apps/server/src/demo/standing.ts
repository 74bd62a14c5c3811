import { addDays, addMonths, dayInIndia } from '@angan/domain/dates.ts';
import { holdReasons, type PropertyStatus, withdrawReasons } from '@angan/domain/lookups/property-lists.ts';
import { officeMoment } from './calendar.ts';
import { adder, type DemoOffice, officeMinutes } from './offices.ts';
import type { EarlierPrice, PropertyFacts, PropertyMoved } from './property.ts';
import type { Random } from './random.ts';
import { toNext } from './words/facts.ts';

/** Days for which an owner usually leaves a property to one office alone. */
const mandateDays = 90;

interface Told {
  readonly facts: PropertyFacts;
  readonly status: PropertyStatus;
  /** Minutes of office time since it was added. */
  readonly age: number;
}

/** How a property left the market, or is about to; null for one that is on offer or still a draft. */
export const moveOf = ({ facts, status, age }: Told, office: DemoOffice, now: Date, random: Random) => {
  if (status === 'Available' || status === 'Draft') return null;
  const since = Math.min(age * (0.1 + random.next() * 0.6), officeMinutes(150 * random.next()));
  const by = adder(office.team, since, random, true);
  return { to: status, age: since, by, said: saidWith(status, facts, officeMoment(now, since), now, random) };
};

const saidWith = (
  status: PropertyStatus,
  { sale_price, rent }: PropertyFacts,
  moved: Date,
  now: Date,
  random: Random,
): PropertyMoved['said'] => {
  const closed_by = random.weighted([
    ['Us', 6],
    ['Other broker', 3],
    ['Owner directly', 2],
  ]);
  const closed = { closed_by, closed_on: dayInIndia(moved) };
  switch (status) {
    case 'On Hold':
      return {
        status_reason: random.pick(holdReasons.slice(0, 5)),
        hold_until: addDays(dayInIndia(now), random.int(5, 45)),
      };
    case 'Withdrawn':
      return { status_reason: random.pick(withdrawReasons.slice(0, 5)) };
    case 'Sold':
      return { ...closed, closed_price: toNext(50_000, sale_price! * (0.94 + random.next() * 0.05)) };
    case 'Rented':
      return { ...closed, closed_price: rent!, lease_end: addMonths(closed.closed_on, random.pick([11, 11, 24])) };
    default:
      return {};
  }
};

/** An owner who leaves it to this office alone, and for how long: as their word has it, else now and then. */
export const mandateOf = (isPromised: boolean, age: number, now: Date, random: Random): PropertyFacts => {
  if (!isPromised && !random.chance(0.05)) return { mandate: 'Open' };
  const begun = Math.min(age, officeMinutes(random.int(8, mandateDays - 12)));
  const mandate_from = dayInIndia(officeMoment(now, begun));
  return { mandate: 'Exclusive', mandate_from, mandate_to: addDays(mandate_from, mandateDays) };
};

/** What older listings were asked for before: mostly more, now and then less. The oldest first. */
export const earlierPrices = (
  { facts, status, age }: Told,
  office: DemoOffice,
  random: Random,
): readonly EarlierPrice[] => {
  if (status === 'Draft' || age < officeMinutes(20) || !random.chance(0.3)) return [];
  const [field, now, step] =
    typeof facts.sale_price === 'number'
      ? (['sale_price', facts.sale_price, facts.sale_price < 10_000_000 ? 100_000 : 500_000] as const)
      : (['rent', facts.rent ?? 0, 500] as const);
  if (!now) return [];
  const rises = random.chance(0.12);
  const steps: EarlierPrice[] = [];
  let until = age * 0.05;
  let price: number = now;
  for (let left = rises ? 1 : random.int(1, 3); left > 0; left--) {
    until += (age - until) * (0.15 + random.next() * 0.35);
    const before = toNext(step, price * (rises ? 0.96 : 1.03 + random.next() * 0.04));
    price = before === price ? price + step : before;
    steps.unshift({ field, price, until, by: adder(office.team, until, random, true) });
  }
  return steps;
};
