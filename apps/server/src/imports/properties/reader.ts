import type { PropertyTarget } from '@angan/contract/imports/property-targets.ts';
import type { MappedColumn, Reader } from '../engine/reader.ts';
import { type RecordRow, recordRow, surroundingsOf } from '../records/record-row.ts';
import { propertyGuide, settleProperties } from './guide.ts';
import { finished } from './property-draft.ts';
import { readProperty } from './row.ts';
import { rateDoubt, usualRates } from './unusual-rates.ts';

export const propertyReader: Reader<PropertyTarget, RecordRow> = {
  guide: propertyGuide,
  settle: settleProperties,
  read: (rows, reading, given) => {
    const columns = reading.columns as readonly MappedColumn<PropertyTarget>[];
    const around = surroundingsOf(reading);
    const drafts = rows.map(({ cells }) => readProperty(cells, columns, around));
    const usual = given ?? usualRates(drafts);
    return {
      rows: drafts.map((draft, at) => recordRow(finished(draft, rateDoubt(draft, usual)), rows[at]!, reading)),
      usual,
    };
  },
};
