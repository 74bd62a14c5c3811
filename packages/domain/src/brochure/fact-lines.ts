import { formatDate, monthsBetween } from '../dates.ts';
import { dealUnit } from '../lookups/deal-types.ts';
import { formatNumber } from '../money.ts';
import { grossRoi } from '../rates.ts';
import { goingOut, type Words } from '../sentence.ts';
import { estimateCarpet } from '../units.ts';
import { basisWords, groupOf, rupees } from './price-lines.ts';
import type { Line, ToldFacts } from './types.ts';

/** Lines whose value is known. */
const known = (lines: readonly (readonly [string, string | false | null | undefined])[]): Line[] =>
  lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));

const count = (value: number | null) => value !== null && formatNumber(value);
const months = (value: number | null, { word }: Words) =>
  value !== null && (value === 1 ? word('1 month') : word(`${value} months`));
const sqft = (value: number, { word }: Words) => word(`${formatNumber(Math.round(value))} sqft`);
const all = (texts: readonly string[], { word }: Words) => texts.map(word).join(', ');

const sizeWords = ({ size, size_unit, size_basis }: ToldFacts, { word }: Words) =>
  size !== null &&
  size_unit &&
  [formatNumber(size), word(size_unit), size_basis && word(basisWords(size_basis))].filter(Boolean).join(' ');

/** Told or estimated; where the size is the carpet itself there is nothing to add. */
const carpetWords = (facts: ToldFacts, words: Words) => {
  if (facts.size_basis === null || /Carpet|Plot/.test(facts.size_basis)) return '';
  const carpet = estimateCarpet(facts.sizes, groupOf(facts));
  if (!carpet) return '';
  const size = sqft(carpet.sqft, words);
  return carpet.is_estimate ? words.say('{size} (est.)', { size }) : size;
};

/** The land of a house whose size is told as built. */
const plotWords = ({ size_basis, sizes }: ToldFacts, words: Words) => {
  const plot = size_basis !== 'Plot' && sizes.find(({ basis }) => basis === 'Plot');
  return plot && sqft(plot.sqft, words);
};

const floorWords = (floor: string, total: number | null, { say, word }: Words) => {
  const isNumbered = /^(\d|Ground|Low|Middle|High)/.test(floor);
  return isNumbered && total !== null ? say('{floor} of {total}', { floor: word(floor), total }) : word(floor);
};

const parkingWords = ({ parking_covered, parking_open }: ToldFacts, { word }: Words) =>
  [parking_covered && word(`${parking_covered} covered`), parking_open && word(`${parking_open} open`)]
    .filter(Boolean)
    .join(', ');

const possessionWords = ({ possession, possession_date }: ToldFacts, { word }: Words) =>
  [possession && word(possession), possession_date && word(formatDate(possession_date))].filter(Boolean).join(', ');

const ageWords = ({ property_age }: ToldFacts, { word }: Words) =>
  property_age && (property_age === 'New' ? word('New') : word(`${property_age} years`));

/** `floor` by its name in English. */
export const factLines = (facts: ToldFacts, floor: string, words: Words): Line[] => {
  const { word } = words;
  const feet = (value: number | null) => value !== null && word(`${formatNumber(value)} ft`);
  return known([
    ['Size', sizeWords(facts, words)],
    ['Carpet', carpetWords(facts, words)],
    ['BHK', facts.bhk && word(facts.bhk)],
    [
      'Plot',
      facts.plot_length !== null &&
        facts.plot_width !== null &&
        word(`${formatNumber(facts.plot_length)} x ${formatNumber(facts.plot_width)} ft`),
    ],
    ['Plot area', plotWords(facts, words)],
    ['Floor', floorWords(floor, facts.total_floors, words)],
    ['Facing', facts.facing && facts.facing !== 'Not known' && word(facts.facing)],
    ['Bathrooms', count(facts.bathrooms)],
    ['Balconies', count(facts.balconies)],
    ['Parking', parkingWords(facts, words)],
    ['Furnishing', facts.furniture && word(facts.furniture)],
    ['Possession', possessionWords(facts, words)],
    ['Age', ageWords(facts, words)],
    ['Ownership', facts.ownership && word(facts.ownership)],
    ['Road width', feet(facts.road_width)],
    ['Workstations', count(facts.workstations)],
    ['Cabins', count(facts.cabins)],
    ['Washrooms', count(facts.washrooms)],
    ['Power', facts.power_load_kw !== null && word(`${formatNumber(facts.power_load_kw)} kW`)],
    ['Other rooms', all(facts.additional_rooms, words)],
    ['Price includes', all(facts.price_includes, words)],
    ['Project RERA no.', facts.rera_no],
    ['Comes with', itemWords(facts.furnishing_items, words)],
  ]);
};

/** 'AC 3, Wardrobe 2, Sofa' */
const itemWords = (items: ToldFacts['furnishing_items'], { word }: Words) =>
  Object.entries(items)
    .filter(([, number]) => number > 0)
    .map(([item, number]) => (number > 1 ? `${word(item)} ${number}` : word(item)))
    .join(', ');

const maintenanceTimes: Readonly<Record<string, string>> = goingOut({
  'Per month': 'per month',
  'Per sqft per month': 'per sqft per month',
  'Per year': 'per year',
  'One time': 'one time',
});

const maintenanceWords = ({ maintenance, maintenance_basis, maintenance_included }: ToldFacts, words: Words) => {
  if (maintenance_included) return words.say('Included in the rent');
  return (
    maintenance !== null &&
    `${rupees(maintenance, words)} ${words.word(maintenanceTimes[maintenance_basis] ?? maintenance_basis)}`
  );
};

const escalationWords = (percent: number | null, every: number | null, words: Words) => {
  if (percent === null) return false;
  const share = `${formatNumber(percent)} %`;
  const time = months(every, words);
  return time ? words.say('{share} every {time}', { share, time }) : share;
};

/** What a tenant signs; of a property that is only sold, what its upkeep costs. */
export const termLines = (facts: ToldFacts, words: Words): Line[] => {
  const { say, word } = words;
  if (facts.deal_types.every((deal) => dealUnit(deal) === 'total'))
    return known([['Maintenance', !facts.maintenance_included && maintenanceWords(facts, words)]]);
  return known([
    ['Deposit', facts.deposit !== null && rupees(facts.deposit, words)],
    ['Maintenance', maintenanceWords(facts, words)],
    ['Available from', facts.available_from && word(formatDate(facts.available_from))],
    ['Agreement', facts.agreement_form && facts.agreement_form !== 'None' && word(facts.agreement_form)],
    ['Shortest term', months(facts.min_term_months, words)],
    ['Lock-in', months(facts.lock_in_months, words)],
    ['Notice', months(facts.notice_months, words)],
    ['Escalation', escalationWords(facts.escalation_percent, facts.escalation_every_months, words)],
    ['Rent-free', months(facts.rent_free_months, words)],
    ['Tenants', all(facts.preferred_tenants, words)],
    ['Pets', facts.pets_allowed === null ? '' : facts.pets_allowed ? say('Allowed') : say('Not allowed')],
  ]);
};

/** The lease that a buyer takes over. `today` as YYYY-MM-DD. */
export const preleasedLines = ({ preleased, sale_price_total }: ToldFacts, today: string, words: Words): Line[] => {
  if (!preleased) return [];
  const { say, word } = words;
  const { lock_in_end, lease_end, current_rent } = preleased;
  return known([
    ['Tenant', preleased.tenant_category && word(preleased.tenant_category)],
    ['Rent', say('{price} per month', { price: rupees(current_rent, words) })],
    ['Lease ends', lease_end && word(formatDate(lease_end))],
    ['Lock-in left', lock_in_end && lock_in_end > today && (months(monthsBetween(today, lock_in_end), words) || '')],
    ['Escalation', escalationWords(preleased.escalation_percent, preleased.escalation_every_months, words)],
    [
      'Gross return',
      !!sale_price_total && say('{percent} % a year', { percent: grossRoi(current_rent, sale_price_total).toFixed(2) }),
    ],
  ]);
};
