import type { FieldList } from '@angan/contract/imports/field-list.ts';
import { rowWords } from '@angan/contract/imports/row-words.ts';
import { type FieldValue, valuedField } from '@angan/contract/kit/field-values.ts';
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
    title: rowWords.of.named({ name: String(read[name] ?? '') }),
    money: null,
    facts: Object.entries(fields).flatMap(([field, one]) => {
      const value = (named[field] ?? read[field] ?? '') as FieldValue;
      if (field === name || value === '') return [];
      return [{ ...valuedField({ ...one, kind: field in named ? 'text' : one.kind }), value }];
    }),
  },
});
