import { drf } from '@angan/contract/kit/drf-texts.ts';
import { fieldErrors, nonField, type Refusal } from '../errors.ts';

/** What PostgreSQL says of a value that it was sent. */
interface DataError {
  readonly code: string;
  readonly message: string;
  readonly column?: string;
}

/**
 * Codes of PostgreSQL (appendix A of its manual) that a value sent by a client can cause, by the sentence for it. The
 * contract refuses such values by itself; this is for one that it forgot, which is the client's mistake all the same.
 */
const sentences: Readonly<Record<string, string>> = {
  /** numeric_value_out_of_range, invalid_datetime_format's overflow, interval_field_overflow. */
  '22003': drf.outOfRange,
  '22008': drf.outOfRange,
  '22015': drf.outOfRange,
  /** string_data_right_truncation */
  '22001': drf.outOfRange,
  /** invalid_datetime_format, invalid_time_zone_displacement_value, invalid_text and binary representation. */
  '22007': drf.notReadable,
  '22009': drf.notReadable,
  '22P02': drf.notReadable,
  '22P03': drf.notReadable,
  /** untranslatable_character: half of a sign in JSON; character_not_in_repertoire: NUL, or no UTF-8 at all. */
  '22P05': drf.nullCharacter,
  '22021': drf.nullCharacter,
  /** invalid_row_count in LIMIT and in OFFSET. */
  '2201W': drf.outOfRange,
  '2201X': drf.outOfRange,
  /** invalid_json_text, duplicate keys and more of JSON's. */
  '22032': drf.notReadable,
  /** not_null_violation */
  '23502': drf.notNull,
  /** check_violation */
  '23514': drf.outOfRange,
  /** program_limit_exceeded: a row of an index or a stack too large; statement_too_complex. */
  '54000': drf.tooMuch,
  '54001': drf.tooMuch,
};

/**
 * The refusal of a value, by its field where the database or what was sent tells it. undefined for what no value can
 * cause. `sent` are the parts of the request that a person wrote.
 */
export const refusalOfData = ({ code, message, column }: DataError, sent: readonly unknown[]): Refusal | undefined => {
  const sentence = sentences[code];
  if (!sentence) return undefined;
  const field = (column && sent.some((part) => has(part, column)) && column) || fieldWith(message, sent);
  return field ? fieldErrors({ [field]: [sentence] }) : nonField(sentence);
};

const has = (part: unknown, field: string): boolean =>
  typeof part === 'object' && part !== null && Object.hasOwn(part, field);

/** The field whose value the message quotes: 'invalid input syntax for type integer: "1.5"'. */
const fieldWith = (message: string, sent: readonly unknown[]): string | undefined => {
  const quoted = /"([^"]*)"/.exec(message)?.[1];
  if (!quoted) return undefined;
  for (const part of sent)
    if (typeof part === 'object' && part !== null && !Array.isArray(part))
      for (const [field, value] of Object.entries(part)) if (String(value) === quoted) return field;
  return undefined;
};
