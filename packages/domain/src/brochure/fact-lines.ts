import { formatDate, monthsBetween } from '../dates.ts';
import { dealUnit } from '../lookups/deal-types.ts';
import { formatNumber } from '../money.ts';
import { grossRoi } from '../rates.ts';
import { estimateCarpet } from '../units.ts';
import { floorWords } from './hide.ts';
import { basisWords, groupOf, rupees } from './price-lines.ts';
import type { BrochureFacts, Line, Shown } from './types.ts';

/** Lines whose value is known. */
const known = (lines: readonly (readonly [string, string | false | null | undefined])[]): Line[] =>
  lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));

const feet = (value: number | null) => value !== null && `${formatNumber(value)} ft`;
const count = (value: number | null) => value !== null && formatNumber(value);
const months = (value: number | null) => value !== null && (value === 1 ? '1 month' : `${value} months`);

const sizeWords = ({ size, size_unit, size_basis }: BrochureFacts) =>
  size !== null && size_unit && `${formatNumber(size)} ${size_unit}${size_basis ? ` ${basisWords(size_basis)}` : ''}`;

/** Told or estimated; where the size is the carpet itself there is nothing to add. */
const carpetWords = (facts: BrochureFacts) => {
  if (facts.size_basis === null || /Carpet|Plot/.test(facts.size_basis)) return '';
  const carpet = estimateCarpet(facts.sizes, groupOf(facts));
  return carpet && `${formatNumber(Math.round(carpet.sqft))} sqft${carpet.is_estimate ? ' (est.)' : ''}`;
};

const parkingWords = ({ parking_covered, parking_open }: BrochureFacts) =>
  [parking_covered && `${parking_covered} covered`, parking_open && `${parking_open} open`].filter(Boolean).join(', ');

const possessionWords = ({ possession, possession_date }: BrochureFacts) =>
  [possession, possession_date && formatDate(possession_date)].filter(Boolean).join(', ');

const ageWords = ({ property_age }: BrochureFacts) =>
  property_age && (property_age === 'New' ? 'New' : `${property_age} years`);

export const factLines = (facts: BrochureFacts, shown: Shown): Line[] =>
  known([
    ['Size', sizeWords(facts)],
    ['Carpet', carpetWords(facts)],
    ['BHK', facts.bhk],
    [
      'Plot',
      facts.plot_length !== null &&
        facts.plot_width !== null &&
        `${formatNumber(facts.plot_length)} x ${formatNumber(facts.plot_width)} ft`,
    ],
    ['Floor', floorWords(facts, shown.unit)],
    ['Facing', facts.facing !== 'Not known' && facts.facing],
    ['Bathrooms', count(facts.bathrooms)],
    ['Balconies', count(facts.balconies)],
    ['Parking', parkingWords(facts)],
    ['Furnishing', facts.furniture],
    ['Possession', possessionWords(facts)],
    ['Age', ageWords(facts)],
    ['Ownership', facts.ownership],
    ['Road width', feet(facts.road_width)],
    ['Workstations', count(facts.workstations)],
    ['Cabins', count(facts.cabins)],
    ['Washrooms', count(facts.washrooms)],
    ['Power', facts.power_load_kw !== null && `${formatNumber(facts.power_load_kw)} kW`],
    ['Other rooms', facts.additional_rooms.join(', ')],
    ['Price includes', facts.price_includes.join(', ')],
    ['Project RERA no.', facts.rera_no],
    ['Comes with', itemWords(facts.furnishing_items)],
  ]);

/** 'AC 3, Wardrobe 2, Sofa' */
const itemWords = (items: BrochureFacts['furnishing_items']) =>
  Object.entries(items)
    .filter(([, number]) => number > 0)
    .map(([item, number]) => (number > 1 ? `${item} ${number}` : item))
    .join(', ');

const maintenanceWords = ({ maintenance, maintenance_basis, maintenance_included }: BrochureFacts) => {
  if (maintenance_included) return 'Included in the rent';
  return maintenance !== null && `${rupees(maintenance)} ${maintenance_basis.toLowerCase()}`;
};

const escalationWords = (percent: number | null, every: number | null) =>
  percent !== null && `${formatNumber(percent)} %${every === null ? '' : ` every ${months(every)}`}`;

/** What a tenant signs; of a property that is only sold, what its upkeep costs. */
export const termLines = (facts: BrochureFacts): Line[] => {
  if (facts.deal_types.every((deal) => dealUnit(deal) === 'total'))
    return known([['Maintenance', !facts.maintenance_included && maintenanceWords(facts)]]);
  return known([
    ['Deposit', facts.deposit !== null && rupees(facts.deposit)],
    ['Maintenance', maintenanceWords(facts)],
    ['Available from', facts.available_from && formatDate(facts.available_from)],
    ['Agreement', facts.agreement_form !== 'None' && facts.agreement_form],
    ['Shortest term', months(facts.min_term_months)],
    ['Lock-in', months(facts.lock_in_months)],
    ['Notice', months(facts.notice_months)],
    ['Escalation', escalationWords(facts.escalation_percent, facts.escalation_every_months)],
    ['Rent-free', months(facts.rent_free_months)],
    ['Tenants', facts.preferred_tenants.join(', ')],
    ['Pets', facts.pets_allowed === null ? '' : facts.pets_allowed ? 'Allowed' : 'Not allowed'],
  ]);
};

/** The lease that a buyer takes over. `today` as YYYY-MM-DD. */
export const preleasedLines = ({ preleased, sale_price_total }: BrochureFacts, today: string): Line[] => {
  if (!preleased) return [];
  const { lock_in_end, lease_end } = preleased;
  return known([
    ['Tenant', preleased.tenant_category],
    ['Rent', `${rupees(preleased.current_rent)} per month`],
    ['Lease ends', lease_end && formatDate(lease_end)],
    ['Lock-in left', lock_in_end && lock_in_end > today && (months(monthsBetween(today, lock_in_end)) || '')],
    ['Escalation', escalationWords(preleased.escalation_percent, preleased.escalation_every_months)],
    [
      'Gross return',
      sale_price_total ? `${grossRoi(preleased.current_rent, sale_price_total).toFixed(2)} % a year` : '',
    ],
  ]);
};
