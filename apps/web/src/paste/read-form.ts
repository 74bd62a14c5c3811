import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import {
  type Found,
  type PastedMessage,
  type PasteField,
  type PasteFields,
  placesOf,
} from '@angan/domain/paste/index.ts';
import { dayText } from '@angan/domain/typed-day.ts';
import { formatNumber } from '../core/language/index.ts';
import { emptyForm, type PasteForm, type PasteKey, type Reading, type Target } from './paste-form.ts';

type Change = [PasteKey, Found<unknown>, unknown];

const idsOf = <R extends { id: number }, K extends keyof R>(rows: readonly R[], field: K, values: readonly R[K][]) =>
  rows.filter((row) => values.includes(row[field])).map(({ id }) => id);

/** How each field of a message stands in the form. */
const places: { [F in PasteField]?: (value: never) => Partial<PasteForm> } = {
  deal_types: (values: never[]) => ({ deal_type: idsOf(dealTypes, 'deal_type', values) }),
  subtypes: (values: never[]) => ({ property_subtype: idsOf(propertySubtypes, 'property_subtype', values) }),
  bhk: (values: never[]) => ({ bhk: idsOf(bhkRows, 'value', values) }),
  areas: (area: number[]) => ({ area }),
  societies: (society_name: number[]) => ({ society_name }),
  budget_min: (value: number) => ({ budget_min: formatNumber(value) }),
  budget_max: (value: number) => ({ budget_max: formatNumber(value) }),
  price: (value: number) => ({ price: formatNumber(value) }),
  rent: (value: number) => ({ rent: formatNumber(value) }),
  deposit: (value: number) => ({ deposit: formatNumber(value) }),
  size: (value: number) => ({ size: formatNumber(value) }),
  size_max: (value: number) => ({ size_max: formatNumber(value) }),
  size_unit: (size_unit: PasteForm['size_unit']) => ({ size_unit }),
  size_basis: (size_basis: PasteForm['size_basis']) => ({ size_basis }),
  furniture: (furniture: PasteForm['furniture']) => ({ furniture }),
  possession: (value: string) => ({ possession: possessions.find((row) => row.possession === value)?.id ?? null }),
  possession_date: (day: string) => ({ possession_date: dayText(day) }),
  tenants: (tenants: PasteForm['tenants']) => ({ tenants }),
  food: (food: PasteForm['food']) => ({ food }),
  facing: (facing: PasteForm['facing']) => ({ facing }),
  floor: (value: number) => ({ floor: String(value) }),
  total_floors: (value: number) => ({ total_floors: String(value) }),
  parking: (value: number) => ({ parking: String(value) }),
};

/** Fields of the form that the other kind of record has no place for. */
const absent: Record<Target, readonly PasteKey[]> = {
  Requirement: ['price', 'rent', 'deposit', 'total_floors', 'possession_date', 'food'],
  Listing: ['budget_min', 'budget_max', 'size_max'],
};
export const isAsked = (field: PasteKey, target: Target): boolean => !absent[target].includes(field);

/** A feature of the office's own list. */
export interface FeatureName {
  readonly id: number;
  readonly feature: string;
}

/** Of which a property has one: the first is taken, the words are kept. */
const ofOne: readonly PasteKey[] = ['bhk', 'property_subtype', 'society_name'];

const flat = propertySubtypes.find((row) => row.property_subtype === 'Flat/Apartment')!.id;

/**
 * What was read, as a form of its kind. What is sure enough is filled in; the rest is suggested. What the record has no
 * field for goes into the comment with the words that nothing was made of, in their order. `features` are the office's.
 */
export const readForm = (
  text: string,
  { fields, unread }: PastedMessage,
  target: Target,
  features: readonly FeatureName[],
): Reading => {
  const changes: Change[] = [];
  const rest: { start: number; text: string }[] = unread.map(({ start, text }) => ({ start, text }));
  for (const [name, found] of Object.entries(fields) as [PasteField, Found<unknown>][]) {
    const placed = name === 'features' ? featuresOf(fields, features) : places[name]?.(found.value as never);
    const parts = Object.entries(placed ?? {}) as [PasteKey, unknown][];
    const asked = parts.filter(([field]) => isAsked(field, target));
    for (const [field, value] of asked) {
      const isOneOf = target === 'Listing' && ofOne.includes(field) && (value as number[]).length > 1;
      changes.push(
        isOneOf ? [field, { ...found, confidence: 'Medium' }, [(value as number[])[0]]] : [field, found, value],
      );
      if (isOneOf)
        rest.push({
          start: found.start,
          text: placesOf(found)
            .map(({ start, end }) => text.slice(start, end))
            .join(' '),
        });
    }
    if (asked.length === 0 && !keptElsewhere(name, target) && found.confidence !== 'Low')
      rest.push({ start: found.start, text: text.slice(found.start, found.end) });
  }
  const contact = contactIn(fields);
  if (contact) changes.push(contact);
  const rooms = fields.bhk;
  // A home with so many rooms is mostly a flat; a property needs its kind, a wish may leave it open.
  if (rooms && !fields.subtypes)
    changes.push(['property_subtype', { ...rooms, confidence: target === 'Listing' ? 'Medium' : 'Low' }, [flat]]);

  const sure = changes.filter(([, { confidence }]) => confidence !== 'Low');
  const doubtful = changes.filter(([, { confidence }]) => confidence === 'Low');
  const sorted = rest.sort((a, b) => a.start - b.start).map(({ text }) => text);
  return {
    form: { ...emptyForm, ...valuesOf(sure), comment: [...new Set(sorted)].join(', ') },
    from: Object.fromEntries([...doubtful, ...sure].map(([field, found]) => [field, found])),
    suggested: valuesOf(doubtful),
    name: fields.name?.confidence === 'Low' ? fields.name.value : undefined,
  };
};

/** Nothing where the office has not all of them: then the words stay. */
const featuresOf = ({ features: read }: PasteFields, features: readonly FeatureName[]): Partial<PasteForm> => {
  const named = idsOf<FeatureName, 'feature'>(features, 'feature', read?.value ?? []);
  return named.length === read?.value.length ? { features: named } : {};
};

const valuesOf = (changes: readonly Change[]): Partial<PasteForm> =>
  Object.fromEntries(changes.map(([field, , value]) => [field, value]));

/** Fields that `bodies.ts` sends though the form does not show them, and those told by the contact. */
const keptElsewhere = (name: PasteField, target: Target): boolean =>
  ['phones', 'name', 'unknown_places', 'rate_unit', 'lock_in_months', 'frontage', 'seats'].includes(name) ||
  (target === 'Listing' && ['rate', 'escalation_percent', 'escalation_months'].includes(name));

const contactIn = ({ phones, name }: PasteFields): Change | undefined => {
  const number = phones?.value[0];
  const from = phones ?? (name?.confidence === 'Low' ? undefined : name);
  if (!from) return undefined;
  const person = name && name.confidence !== 'Low' ? name.value : '';
  return ['contact', from, { kind: 'new', name: person, number: number ?? '' }];
};
