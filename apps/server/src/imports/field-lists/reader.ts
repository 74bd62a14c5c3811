import { type FieldList, fieldJoining, fieldTargetLabel } from '@angan/contract/imports/field-list.ts';
import { reasons } from '@angan/contract/imports/row-reasons.ts';
import { drfMessage } from '@angan/contract/kit/drf-texts.ts';
import { givenOf } from '@angan/contract/kit/pairs.ts';
import { z } from 'zod';
import { numbersIn } from '../contacts/numbers.ts';
import { oneLine } from '../contacts/words.ts';
import type { Reader } from '../engine/reader.ts';
import { type Cells, cellsOf } from '../records/cells.ts';
import { settleColumns } from '../records/guide.ts';
import { NoteTaker } from '../records/note-taker.ts';
import type { RecordRead } from '../records/record.ts';
import { type RecordRow, recordRow, type Surroundings, surroundingsOf } from '../records/record-row.ts';
import { cut } from '../values/field.ts';
import { readListed } from '../values/listed.ts';
import { fieldGuide } from './guide.ts';
import type { ListRules } from './rules.ts';
import { readRange, readValue } from './values.ts';

/** A row that names nobody and no place. */
const nobody = {
  names: { area: [], city: null, society_name: [], source: '', features: [], assigned_to: [] },
  person: { name: '', mobiles: [], email: '' },
  external_ref: '',
} as const;

/** How rows of a list of fields are read: each cell by the kind of its field, the whole as the form would take it. */
export const fieldListReader = (list: FieldList, rules: ListRules = {}): Reader<string, RecordRow> => {
  const guide = fieldGuide(list, rules);
  const joining = fieldJoining(list);
  return {
    guide,
    settle: (columns) => settleColumns(columns, guide, () => undefined, joining),
    read: (rows, reading) => ({
      rows: rows.map((row) =>
        recordRow(readFields(list, rules, cellsOf(row.cells, reading.columns), surroundingsOf(reading)), row, reading),
      ),
      usual: {},
    }),
  };
};

const readFields = (
  list: FieldList,
  { words = {}, together }: ListRules,
  cells: Cells<string>,
  around: Surroundings,
): RecordRead => {
  const { fields, rest, ranges = {} } = list;
  const { thisYear } = around;
  const notes = new NoteTaker(thisYear, (field) => fieldTargetLabel(list, field));
  const named: Record<string, string> = {};
  for (const [field, pair] of Object.entries(fields)) {
    const given = cells.all(field);
    if (field === rest || given.length === 0) continue;
    const [first, ...others] = pair.joins || pair.kind === 'references' ? [given.join(', ')] : given;
    if (pair.kind === 'mobile') {
      readMobile(field, given, notes);
      continue;
    }
    const range = ranges[field] && readRange(first!);
    if (pair.to) named[field] = oneLine(first!);
    else if (pair.kind === 'reference' || pair.kind === 'references') readEntries(field, pair.kind, first!, notes);
    else if (range) {
      notes.set(field, range.min);
      notes.set(ranges[field]!, range.max);
    } else {
      const aliases = words[field] ?? {};
      notes.set(
        field,
        notes.take(field, first!, (text) => readValue(pair, text, { thisYear, aliases })),
      );
    }
    for (const other of others) notes.keep(field, other, reasons.secondToRemark);
  }
  together?.(notes, cells, around);
  const remark = [...cells.all(rest), ...cells.notes, ...notes.rest].join('\n');
  const { max = Number.POSITIVE_INFINITY } = fields[rest] as { max?: number };
  if (remark) notes.fields[rest] = cut(remark, max);
  const plain = Object.fromEntries(Object.entries(fields).filter(([, { kind, to }]) => kind !== 'reference' && !to));
  const checked = z.object(givenOf(plain)).safeParse(notes.fields, { error: drfMessage });
  const mistakes = (checked.error?.issues ?? []).map(({ path, message }) =>
    reasons.mistake({ field: fieldTargetLabel(list, String(path[0])), mistake: message }),
  );
  return {
    record: { ...nobody, fields: { ...notes.fields, ...checked.data }, named },
    isRefused: notes.why.length + mistakes.length > 0,
    reasons: [...notes.why, ...mistakes, ...notes.told],
    unknown: notes.unknown,
    asks: notes.asks,
  };
};

/** Entries of the platform's list; what it does not have goes to the rest. */
const readEntries = (field: string, kind: 'reference' | 'references', text: string, notes: NoteTaker): void => {
  const { ids, others } = readListed(field, text);
  const [first, ...more] = ids;
  if (first !== undefined) notes.fields[field] = kind === 'reference' ? first : ids;
  if (kind === 'reference' && more.length > 0) notes.keep(field, text, reasons.secondToRemark);
  if (others.length > 0) notes.keep(field, others.join(', '), reasons.notOurs);
};

/** The first number; what else stands there goes to the rest. */
const readMobile = (field: string, cells: readonly string[], notes: NoteTaker): void => {
  const read = cells.map(numbersIn);
  const [mobile, ...more] = read.flatMap(({ mobiles }) => mobiles);
  notes.set(field, mobile);
  for (const other of [...more, ...read.flatMap(({ others, lost }) => [...others, ...lost])])
    notes.keep(field, other, mobile === undefined ? reasons.unreadable : reasons.secondToRemark);
};
