import type { FieldList } from '@angan/contract/imports/field-list.ts';
import type { Field } from '@angan/contract/kit/presented.ts';
import { formatDate } from '@angan/domain/dates.ts';
import { formatPrice } from '@angan/domain/money.ts';
import type { Importer } from '../engine/importer.ts';
import type { ReadRecord } from '../records/record.ts';

/** A row as its reader looks through it: its name, and each other field that it fills. */
export const shownFields = (
  { fields, name }: FieldList,
  { fields: read, named = {} }: ReadRecord,
): ReturnType<Importer['show']> => ({
  values: {
    name: '',
    mobiles: [],
    email: '',
    address: '',
    comment: '',
    source: '',
    contactgroup: [],
    others: [],
  },
  record: {
    title: String(read[name] ?? ''),
    money: '',
    facts: Object.entries(fields).flatMap(([field, one]) => {
      const value = field === name ? '' : inWords(one, named[field] ?? read[field]);
      return value ? [{ field: one.label, value }] : [];
    }),
  },
});

const inWords = ({ kind }: Field, value: unknown): string => {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  if (kind === 'date') return formatDate(String(value));
  return kind === 'rupees' ? formatPrice(Number(value)) : String(value);
};
