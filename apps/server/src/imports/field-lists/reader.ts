import { type FieldList, fieldJoining, fieldTargetLabel } from '@angan/contract/imports/field-list.ts';
import { reasons } from '@angan/contract/imports/row-reasons.ts';
import { drfMessage } from '@angan/contract/kit/drf-texts.ts';
import { givenOf } from '@angan/contract/kit/pairs.ts';
import { z } from 'zod';
import { numbersIn } from '../contacts/numbers.ts';
import { oneLine } from '../contacts/words.ts';
import type { Reader } from '../engine/reader.ts';
import { cellsOf } from '../records/cells.ts';
import { settleColumns } from '../records/guide.ts';
import { NoteTaker } from '../records/note-taker.ts';
import type { RecordRead } from '../records/record.ts';
import { type RecordRow, recordRow } from '../records/record-row.ts';
import { cut } from '../values/field.ts';
import { fieldGuide } from './guide.ts';

/** A row that names nobody and no place. */
const nobody = {
  names: { area: [], city: null, society_name: [], source: '', features: [], assigned_to: [] },
  person: { name: '', mobiles: [], email: '' },
  external_ref: '',
} as const;

/** How rows of a list of fields are read: each cell by the kind of its field, the whole as the form would take it. */
export const fieldListReader = (list: FieldList): Reader<string, RecordRow> => {
  const guide = fieldGuide(list);
  const joining = fieldJoining(list);
  return {
    guide,
    settle: (columns) => settleColumns(columns, guide, () => undefined, joining),
    read: (rows, reading) => ({
      rows: rows.map((row) =>
        recordRow(readFields(list, cellsOf(row.cells, reading.columns), reading.thisYear), row, reading),
      ),
      usual: {},
    }),
  };
};

const readFields = (list: FieldList, cells: ReturnType<typeof cellsOf<string>>, thisYear: number): RecordRead => {
  const { fields, rest } = list;
  const notes = new NoteTaker(thisYear, (field) => fieldTargetLabel(list, field));
  const named: Record<string, string> = {};
  for (const [field, pair] of Object.entries(fields)) {
    const given = cells.all(field);
    if (field === rest || given.length === 0) continue;
    if (pair.kind === 'reference') {
      named[field] = oneLine(given[0]!);
      for (const other of given.slice(1)) notes.keep(field, other, reasons.secondToRemark);
    } else if (pair.kind === 'mobile') readMobile(field, given, notes);
    else if (pair.joins) notes.field(field, pair, [given.join(', ')]);
    else notes.field(field, pair, given);
  }
  const remark = [...cells.all(rest), ...cells.notes, ...notes.rest].join('\n');
  const { max = Number.POSITIVE_INFINITY } = fields[rest] as { max?: number };
  if (remark) notes.fields[rest] = cut(remark, max);
  const plain = Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== 'reference'));
  const checked = z.object(givenOf(plain)).safeParse(notes.fields, { error: drfMessage });
  const mistakes = (checked.error?.issues ?? []).map(({ path, message }) =>
    reasons.mistake({ field: fieldTargetLabel(list, String(path[0])), mistake: message }),
  );
  return {
    record: { ...nobody, fields: checked.data ?? notes.fields, named },
    isRefused: mistakes.length > 0,
    reasons: [...mistakes, ...notes.told],
    unknown: notes.unknown,
    asks: notes.asks,
  };
};

/** The first number; what else stands there goes to the rest. */
const readMobile = (field: string, cells: readonly string[], notes: NoteTaker): void => {
  const read = cells.map(numbersIn);
  const [mobile, ...more] = read.flatMap(({ mobiles }) => mobiles);
  notes.set(field, mobile);
  for (const other of [...more, ...read.flatMap(({ others, lost }) => [...others, ...lost])])
    notes.keep(field, other, mobile === undefined ? reasons.unreadable : reasons.secondToRemark);
};
