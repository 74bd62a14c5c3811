import { contactLimits } from '@angan/contract/contacts/contact-fields.ts';
import type { BulkContactRow } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { isMobile } from '@angan/domain/mobile.ts';
import type { z } from 'zod';
import { ApiError, firstNonField } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';

/** A row of the form for several contacts; empty fields are empty texts. */
export interface Row {
  name: string;
  mobile_number_1: string;
  email: string;
  mobile_number_2: string;
}

export const emptyRow: Row = { name: '', mobile_number_1: '', email: '', mobile_number_2: '' };
export const emptyRows: Row[] = Array.from({ length: contactLimits.bulkRowsAtFirst }, () => emptyRow);
export const maxRows = contactLimits.bulkRows;

export interface ManyErrors {
  /** By row, then by field. */
  rows: Record<string, string>[];
  /** About all of them. */
  form?: string | undefined;
}

/** Every row needs its number; the second may be missing. */
export const rowErrors = (rows: readonly Row[]): Record<string, string>[] =>
  rows.map(({ mobile_number_1, mobile_number_2 }) => ({
    ...(!isMobile(mobile_number_1) && { mobile_number_1: word(contactTexts.mobileInvalid) }),
    ...(mobile_number_2.trim() !== '' &&
      !isMobile(mobile_number_2) && { mobile_number_2: word(contactTexts.mobileInvalid) }),
  }));

/** Whether a number stands twice anywhere in the form. */
export const hasDuplicates = (rows: readonly Row[]): boolean => {
  const numbers = rows
    .flatMap((row) => [row.mobile_number_1.trim(), row.mobile_number_2.trim()])
    .filter((one) => one !== '');
  return new Set(numbers).size < numbers.length;
};

/** As posted: what is empty is left out. */
export const sentRow = (row: Row): z.input<typeof BulkContactRow> => {
  const { mobile_number_1, ...rest } = row;
  const filled = Object.entries(rest).filter(([, value]) => value.trim() !== '');
  return { mobile_number_1: mobile_number_1.trim(), ...Object.fromEntries(filled) };
};

/** What the server says: its `error`, or its messages row by row. */
export const refusalOf = (error: unknown): ManyErrors => {
  if (!(error instanceof ApiError)) return { rows: [], form: word(contactTexts.manyFailed) };
  if (Array.isArray(error.body)) {
    const rows = (error.body as Record<string, string[]>[]).map((row) =>
      Object.fromEntries(Object.entries(row).map(([field, messages]) => [field, messages[0] ?? ''])),
    );
    return { rows };
  }
  const said = (error.body as { error?: unknown } | undefined)?.error;
  return { rows: [], form: typeof said === 'string' ? said : (firstNonField(error) ?? word(contactTexts.manyFailed)) };
};
