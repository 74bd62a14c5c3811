import { reasons } from '@angan/contract/imports/row-reasons.ts';
import { type SizeUnit, sizeUnitOf } from '@angan/domain/units.ts';
import { oneLine } from '../contacts/words.ts';
import type { NoteTaker } from '../records/note-taker.ts';
import { readAmount, readMoneyRange } from '../values/money.ts';
import { readSizeRange, unitIn } from '../values/size.ts';
import type { InquiryCells } from './inquiry-cells.ts';

/** The budget of a row, of one cell '60-75L' or of two. One that cannot be read refuses the row: it decides what fits. */
export const readMoneyOf = (cells: InquiryCells, notes: NoteTaker): void => {
  const text = oneLine(cells.first('budget'));
  if (text) {
    const range = readMoneyRange(text);
    if (!range) notes.why.push(reasons.budgetUnreadable({ text }));
    notes.set('budget_min', range?.min);
    notes.set('budget_max', range?.max);
  }
  for (const field of ['budget_min', 'budget_max'] as const) {
    const own = oneLine(cells.first(field));
    if (!own) continue;
    const amount = readAmount(own);
    if (!amount) notes.why.push(reasons.budgetUnreadable({ text: own }));
    notes.set(field, amount?.rupees);
  }
};

export const readSizeOf = (cells: InquiryCells, notes: NoteTaker): void => {
  const said = notes.take('size_unit', cells.first('size_unit'), sizeUnitOf);
  const usual = (target: 'sizes' | 'size_min' | 'size_max'): SizeUnit =>
    said ?? unitIn(cells.headerOf(target)) ?? 'Sqft';
  const range = notes.take('sizes', oneLine(cells.first('sizes')), (text) => readSizeRange(text, usual('sizes')));
  if (range) {
    notes.set('size_min', range.min);
    notes.set('size_max', range.max);
    notes.fields.size_unit = range.unit;
  }
  for (const field of ['size_min', 'size_max'] as const) {
    const own = notes.take(field, oneLine(cells.first(field)), (text) => readSizeRange(text, usual(field)));
    if (!own) continue;
    notes.set(field, own.min ?? own.max);
    notes.fields.size_unit = own.unit;
  }
};
