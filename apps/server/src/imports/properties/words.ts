import { banks } from '@angan/domain/lookups/banks.ts';
import type { PropertySubtypeRow } from '@angan/domain/lookups/property-types.ts';
import type { NoteTaker } from '../records/note-taker.ts';
import type { Surroundings } from '../records/record-row.ts';
import { readAmenities } from '../values/amenities.ts';
import { pick } from '../values/pick.ts';
import type { PropertyCells } from './property-cells.ts';

const bankNames = banks.map((row) => row.bank);

/** Amenities, features and the bank of a row; answers the features' names. Words that no list has stay in the remark. */
export const readWords = (
  cells: PropertyCells,
  kind: PropertySubtypeRow | undefined,
  { features }: Surroundings,
  notes: NoteTaker,
): string[] => {
  const read = readAmenities([...cells.all('amenities'), ...cells.all('features')], kind?.property_type ?? 1, features);
  if (read.amenities.length) notes.fields.amenities = read.amenities;
  if (read.others.length) notes.rest.push(`Also in the file: ${read.others.join(', ')}.`);
  const bank = notes.take('loan_bank', cells.first('loan_bank'), (text) =>
    banks.find((row) => row.bank === pick(bankNames, text)),
  );
  notes.set('loan_bank', bank?.id);
  return read.features;
};
