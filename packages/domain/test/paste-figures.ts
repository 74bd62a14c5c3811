import type { PasteField, PasteLists } from '../src/paste/index.ts';
import { parseMessage } from '../src/paste/index.ts';
import { type Fields, knownAreas, knownSocieties, type LabelledMessage } from './messages/index.ts';

/** The labelled places as a company's lists. */
export const lists: PasteLists = {
  areas: knownAreas.map((place, id) =>
    typeof place === 'string' ? { id, name: place } : { id, name: place.area, aliases: [...place.aliases] },
  ),
  societies: knownSocieties.map((name, id) => ({ id, name: String(name) })),
};

export const measured = [
  'phones',
  'deal_type',
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
] as const satisfies readonly (keyof Fields & PasteField)[];

const namesOf = (field: string, value: unknown): unknown => {
  if (field === 'areas') return (value as number[]).map((id) => lists.areas[id]!.name);
  if (field === 'societies') return (value as number[]).map((id) => lists.societies[id]!.name);
  return value;
};
const asSet = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

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
  for (const message of messages) {
    const { kind, fields } = parseMessage(message.text, lists);
    if (kind === message.kind) kinds += 1;
    else differences.push({ id: message.id, field: 'kind', read: kind, label: message.kind });
    for (const field of measured) {
      const found = fields[field];
      // Low is a suggestion, never filled in.
      const read = found === undefined || found.confidence === 'Low' ? [] : asSet(namesOf(field, found.value));
      const label = message.fields[field] === undefined ? [] : asSet(message.fields[field]);
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
  return { rows, differences, kinds: kinds / messages.length };
};
