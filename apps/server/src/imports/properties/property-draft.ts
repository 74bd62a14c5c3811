import { reasons, rowReasons, type SizeDoubt } from '@angan/contract/imports/row-reasons.ts';
import { propertyLimits } from '@angan/contract/properties/property-limits.ts';
import {
  missingForAvailable,
  type PropertyFields,
  propertyMistakes,
} from '@angan/contract/properties/property-rules.ts';
import { inEnglish } from '../../core/english.ts';
import type { NoteTaker } from '../records/note-taker.ts';
import type { ReadRecord, RecordRead } from '../records/record.ts';
import { cut } from '../values/field.ts';
import type { ReadSize } from '../values/size.ts';
import { sizeColumns } from './sizes.ts';

/** A row before its size has been compared with all others of the file. */
export interface PropertyDraft {
  readonly notes: NoteTaker;
  readonly deals: readonly number[];
  /** Rupees of the whole, or a month. */
  readonly price: number | null;
  /** What the row says of its size, and why it may not be meant. */
  readonly sizes: { readonly sizes: readonly ReadSize[]; readonly doubt: SizeDoubt | null };
  /** The size as the file has it. */
  readonly sizeWords: string;
  readonly link: string;
  readonly lines: readonly string[];
  readonly record: Omit<ReadRecord, 'fields'>;
}

/** The row as it will be written. `doubt`: why its size cannot be meant, by all the others of the file. */
export const finished = (draft: PropertyDraft, doubt: SizeDoubt | null): RecordRead => {
  const { notes, sizes, record } = draft;
  const why = sizes.doubt ?? doubt;
  const hasSize = sizes.sizes.length > 0;
  // A size that cannot be taken is kept in the listing's own words, so that nothing is lost.
  const told = { size: draft.sizeWords, doubt: why! };
  const doubted = why ? [hasSize ? reasons.sizeToCheck(told) : reasons.sizeToAsk(told)] : [];
  const asks = [...doubted, ...notes.asks];
  const fields: Record<string, unknown> = { ...notes.fields, ...sizeColumns(sizes.sizes) };
  for (const [field, text] of Object.entries(dropMistakes(fields))) notes.keep(field, text, reasons.unreadable);
  const remark = [...doubted.map((one) => inEnglish(rowReasons, one)), ...draft.lines, ...notes.rest].join('\n');
  if (remark) fields.remark = cut(remark, propertyLimits.remark);
  const lacks = Object.values(missingForAvailable(asked(fields, record))).flat();
  const isDraft = lacks.length > 0 && (fields.status === undefined || fields.status === 'Available');
  if (isDraft) fields.status = 'Draft';
  return {
    record: { ...record, fields },
    isRefused: notes.why.length > 0,
    reasons: [...notes.why, ...asks, ...(isDraft ? [reasons.draft({ lacks })] : []), ...notes.told],
    unknown: notes.unknown,
    asks,
  };
};

/** The form's question, to which a society that is still a name is an answer. */
const asked = (fields: object, record: PropertyDraft['record']): PropertyFields => ({
  ...fields,
  ...(record.names.society_name.length && { society_name: 1 }),
});

/** Takes out what contradicts the rest, as the form would not let it in; answers its words by field. */
const dropMistakes = (fields: Record<string, unknown>): Record<string, string> => {
  const dropped: Record<string, string> = {};
  for (const field of Object.keys(propertyMistakes(fields as PropertyFields))) {
    if (fields[field] === undefined) continue;
    dropped[field] = String(fields[field]);
    delete fields[field];
  }
  return dropped;
};
