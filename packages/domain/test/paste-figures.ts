import type { PasteField, PasteFields, PasteLists } from '../src/paste/index.ts';
import { parseMessage } from '../src/paste/index.ts';
import { fromSqft, toSqft } from '../src/units.ts';
import { knownAreas, knownSocieties, type LabelledMessage } from './messages/index.ts';

/** The labelled places as a company's lists. */
export const lists: PasteLists = {
  areas: knownAreas.map((place, id) =>
    typeof place === 'string' ? { id, name: place } : { id, name: place.area, aliases: [...place.aliases] },
  ),
  societies: knownSocieties.map((name, id) => ({ id, name: String(name) })),
};

export const measured = [
  'phones',
  'deal_types',
  'subtypes',
  'bhk',
  'price',
  'rent',
  'deposit',
  'rate',
  'rate_unit',
  'budget_min',
  'budget_max',
  'size',
  'size_max',
  'size_unit',
  'size_basis',
  'furniture',
  'floor',
  'total_floors',
  'facing',
  'parking',
  'possession',
  'tenants',
  'areas',
  'societies',
  'name',
] as const satisfies readonly PasteField[];

/** These labels hold one deal, call girls and boys Bachelors, and have no rates of land and what follows from them. */
const isLabelled = ({ rate_unit, rate, price }: PasteFields, field: string): boolean =>
  !rate_unit ||
  ['Sqft', 'SqYd'].includes(rate_unit.value) ||
  !(['rate', 'rate_unit'].includes(field) || (field === 'price' && price?.start === rate?.start));
const labelOf = ({ fields }: LabelledMessage, field: (typeof measured)[number]): unknown =>
  field === 'deal_types' ? fields.deal_type : fields[field];

const namesOf = (field: string, value: unknown): unknown => {
  if (field === 'deal_types') return (value as string[]).slice(0, 1);
  if (field === 'tenants')
    return [...new Set((value as string[]).map((one) => (['Women', 'Men'].includes(one) ? 'Bachelors' : one)))];
  if (field === 'areas') return (value as number[]).map((id) => lists.areas[id]!.name);
  if (field === 'societies') return (value as number[]).map((id) => lists.societies[id]!.name);
  return value;
};
const asSet = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

/** A price that is only told as a rate: of the labelled size, in the rate's unit. */
const workedOut = ({ kind, fields }: LabelledMessage): number | undefined => {
  const { rate, rate_unit, size, size_unit, deal_type, price } = fields;
  if (price !== undefined || kind !== 'Listing' || deal_type !== 'Sale') return undefined;
  if (!rate || !rate_unit || !size || !size_unit) return undefined;
  return Math.round(fromSqft(toSqft(size, size_unit), rate_unit) * rate);
};

const amounts = ['price', 'rent', 'deposit', 'budget_min', 'budget_max'] as const;
/** Wrong by a factor of ten or more, either way: the error that costs a broker his client. */
const isTenfold = (read: number, label: number) => read >= label * 10 || read * 10 <= label;

export interface Difference {
  readonly id: string;
  readonly field: string;
  readonly read: unknown;
  readonly label: unknown;
}

/** Reads every message; counts values that are right, read wrongly, and missed, for each field. */
export const figuresOf = (messages: readonly LabelledMessage[]) => {
  const tally = new Map<string, { right: number; wrong: number; missed: number }>();
  const differences: Difference[] = [];
  const count = (field: string) => {
    const known = tally.get(field) ?? { right: 0, wrong: 0, missed: 0 };
    tally.set(field, known);
    return known;
  };
  let kinds = 0;
  let wrongDeals = 0;
  let tenfold = 0;
  for (const message of messages) {
    const { kind, fields } = parseMessage(message.text, lists);
    if (kind === message.kind) kinds += 1;
    else differences.push({ id: message.id, field: 'kind', read: kind, label: message.kind });
    const filled = <F extends PasteField>(field: F) =>
      fields[field]?.confidence === 'Low' ? undefined : fields[field]?.value;
    const deals = filled('deal_types');
    if (deals !== undefined && deals[0] !== message.fields.deal_type) wrongDeals += 1;
    for (const field of amounts) {
      const [read, label] = [filled(field), message.fields[field]];
      if (read !== undefined && label !== undefined && isTenfold(read, label)) tenfold += 1;
    }
    for (const field of measured) {
      const found = fields[field];
      // Low is a suggestion, never filled in.
      const read =
        found === undefined || found.confidence === 'Low' || !isLabelled(fields, field)
          ? []
          : asSet(namesOf(field, found.value));
      const labelled = labelOf(message, field);
      const total = field === 'price' ? workedOut(message) : undefined;
      // A total worked out rightly from the rate is no error, though no label has it.
      const isWorkedOut = total !== undefined && filled('price') === total;
      const label = labelled !== undefined ? asSet(labelled) : isWorkedOut ? [String(total)] : [];
      const right = read.filter((value) => label.includes(value)).length;
      const row = count(field);
      row.right += right;
      row.wrong += read.length - right;
      row.missed += label.length - right;
      if (right !== read.length || right !== label.length) differences.push({ id: message.id, field, read, label });
    }
  }
  const rows = [...tally].map(([field, { right, wrong, missed }]) => ({
    field,
    values: right + missed,
    precision: right + wrong === 0 ? 1 : right / (right + wrong),
    recall: right + missed === 0 ? 1 : right / (right + missed),
  }));
  return { rows, differences, kinds: kinds / messages.length, wrongDeals, tenfold };
};
