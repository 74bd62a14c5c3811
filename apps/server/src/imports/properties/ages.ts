import { reasons } from '@angan/contract/imports/row-reasons.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import { dateOf } from '../contacts/dates.ts';
import { oneLine } from '../contacts/words.ts';
import type { NoteTaker } from '../records/note-taker.ts';
import { isOld, possessionNamed, readAge, readYears, readyToMove } from '../values/age.ts';
import type { PropertyCells } from './property-cells.ts';

/** Age and possession of a row. What is said to be old stands already, also where our list cannot say how old. */
export const readAges = (cells: PropertyCells, notes: NoteTaker, thisYear: number): void => {
  for (const target of ['age', 'possession'] as const) {
    const text = oneLine(cells.first(target));
    if (text === '') continue;
    // The day that it needs stands in a column of its own.
    const named = cells.first('possession_date') && possessionNamed(text);
    const read = named ? { possession: named } : readAge(text);
    if (!read) {
      const day = dateOf(text, thisYear);
      const years = target === 'age' ? readYears(text) : undefined;
      if (years) notes.fields.property_age = years;
      else if (day) setDated(day, notes);
      else if (isOld(text)) {
        notes.fields.possession = readyToMove;
        notes.rest.push(`Age in the file: ${text}.`);
      } else notes.keep(target, text, reasons.notOurs);
      continue;
    }
    for (const [field, value] of Object.entries(read)) notes.set(field, value);
  }
  const years = oneLine(cells.first('property_age'));
  notes.set('property_age', notes.take('property_age', years, readYears));
  const day = cells.first('possession_date');
  const date = day && notes.take('possession_date', day, (text) => dateOf(text, thisYear));
  if (date) setDated(date, notes);
};

/** A day alone says that it is still being built. */
const setDated = (day: string, notes: NoteTaker) => {
  notes.fields.possession_date = day;
  notes.fields.possession ??= possessions.find((row) => row.possession === 'Under construction')!.id;
};
