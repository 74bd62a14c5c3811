import { lastDayIn } from '../values/age.ts';
import { type FieldPair, readField } from '../values/field.ts';
import { readAmount, readMoneyRange } from '../values/money.ts';

/** A cell as the value of a field: by its kind, and of a day also the last of a month or year that is named. */
export const readValue = (pair: FieldPair, text: string, around: Parameters<typeof readField>[2]): unknown =>
  readField(pair, text, around) ?? (pair.kind === 'date' ? lastDayIn(text) : undefined);

/** '45 L - 1.2 Cr'; undefined for one amount and for what is none. */
export const readRange = (text: string) => (readAmount(text) ? undefined : readMoneyRange(text));
