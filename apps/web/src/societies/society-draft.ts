import { type Society, type SocietyInput, societyLimits } from '@angan/contract/societies/societies.ts';
import { formatNumber } from '@angan/domain/money.ts';
import { type ContactChoice, contactBody, knownContact } from '../records/index.ts';
import { countIn, countUnreadable, moneyUnreadable, rupeesIn } from '../ui/form/index.ts';

const counts = ['towers', 'floors', 'units_total', 'year_built', 'lift_count'] as const;
const amounts = ['maintenance', 'transfer_charge'] as const;
const decimals = ['latitude', 'longitude'] as const;
const keepers = ['office_contact', 'watchman_contact'] as const;
const kept = [
  'society_name',
  'aliases',
  'society_kind',
  'property_type',
  'address',
  'landmark',
  'pincode',
  'builder_name',
  'amenities',
  'maintenance_basis',
  'noc_required',
  'rules',
  'parking_rule',
  'water_source',
  'power_backup',
  'rera_no',
  'oc_received',
  'is_active',
] as const;

type Typed = Record<(typeof counts)[number] | (typeof amounts)[number] | (typeof decimals)[number], string>;
type Kept = Pick<Society, (typeof kept)[number]>;

/** A society as it stands in the form: numbers as they were typed. */
export type SocietyDraft = Typed & Kept & Record<(typeof keepers)[number], ContactChoice> & { area: number | null };

const empty: Kept = {
  society_name: '',
  aliases: [],
  society_kind: null,
  property_type: [],
  address: '',
  landmark: '',
  pincode: '',
  builder_name: '',
  amenities: [],
  maintenance_basis: 'Per month',
  noc_required: null,
  rules: '',
  parking_rule: '',
  water_source: [],
  power_backup: null,
  rera_no: '',
  oc_received: null,
  is_active: true,
};

const pick = <K extends string, T>(fields: readonly K[], of: (field: K) => T) =>
  Object.fromEntries(fields.map((field) => [field, of(field)])) as Record<K, T>;

const typed = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));

/** `given`: what is known of a new one already. */
export const societyDraftOf = (society: Society | undefined, given: Partial<SocietyDraft> = {}): SocietyDraft => ({
  ...empty,
  ...(society && (pick(kept, (field) => society[field]) as unknown as Kept)),
  ...pick([...counts, ...decimals], (field) => typed(society?.[field])),
  ...pick(amounts, (field) => (typeof society?.[field] === 'number' ? formatNumber(society[field]) : '')),
  ...pick(keepers, (field) => {
    const contact = society?.[field];
    return contact ? knownContact(contact) : ({ kind: 'none' } as ContactChoice);
  }),
  area: society?.area ?? null,
  ...given,
});

const decimalIn = (text: string) => (/^-?\d{1,3}(\.\d+)?$/.test(text.trim()) ? Number(text) : null);

/** What the form can tell by itself, by field. */
export const societyMistakes = (draft: SocietyDraft): Record<string, string> => {
  const found: Record<string, string> = {};
  if (draft.society_name.trim() === '') found.society_name = 'Enter the name.';
  if (draft.area === null) found.area = 'Choose the area.';
  for (const field of counts) if (countIn(draft[field]) === undefined) found[field] = countUnreadable;
  for (const field of amounts) if (rupeesIn(draft[field]) === undefined) found[field] = moneyUnreadable;
  for (const field of decimals)
    if (draft[field].trim() !== '' && decimalIn(draft[field]) === null) found[field] = 'Write it as 23.0338.';
  const year = countIn(draft.year_built);
  if (typeof year === 'number' && (year < societyLimits.oldest || year > societyLimits.newest))
    found.year_built = 'Write the year as 2014.';
  return found;
};

/** The draft as it is sent. `vault`: with the contacts, which only some may write. */
export const societyBody = (draft: SocietyDraft, vault: boolean): SocietyInput => ({
  ...(pick(kept, (field) => draft[field]) as unknown as Kept),
  area: draft.area!,
  ...pick(counts, (field) => countIn(draft[field]) ?? null),
  ...pick(amounts, (field) => rupeesIn(draft[field]) ?? null),
  ...pick(decimals, (field) => decimalIn(draft[field])),
  ...(vault && pick(keepers, (field) => contactBody(draft[field]) ?? null)),
});

/** A society as it was, to be added again. */
export const societyBodyOf = (society: Society): SocietyInput => societyBody(societyDraftOf(society), true);
