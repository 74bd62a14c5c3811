import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../core/api/errors.ts';
import { emptyRow, emptyRows, hasDuplicates, refusalOf, rowErrors, sentRow } from './many-rows.ts';

const row = (mobile_number_1: string, mobile_number_2 = '') => ({ ...emptyRow, mobile_number_1, mobile_number_2 });

describe('the form for several contacts', () => {
  test('starts with three rows', () => expect(emptyRows).toHaveLength(3));

  test('wants ten digits in every first number, after trimming', () => {
    const errors = rowErrors([row(' 9824011768 '), row('98240'), row('')]);
    expect(errors).toEqual([
      {},
      { mobile_number_1: contactTexts.mobileInvalid },
      { mobile_number_1: contactTexts.mobileInvalid },
    ]);
  });

  test('lets the second number be missing, not be half', () => {
    expect(rowErrors([row('9824011768', '123')])).toEqual([{ mobile_number_2: contactTexts.mobileInvalid }]);
  });

  test.each([
    ['in two rows', [row('9824011768'), row('9824011768')], true],
    ['in one row', [row('9824011768', '9824011768')], true],
    ['across fields', [row('9824011768'), row('9825011768', '9824011768')], true],
    ['with a space', [row('9824011768'), row(' 9824011768')], true],
    ['nowhere', [row('9824011768'), row('9825011768'), row('')], false],
  ])('finds a number that stands twice %s', (_, rows, found) => expect(hasDuplicates(rows)).toBe(found));

  test('sends only what is filled in', () => {
    expect(sentRow(row('9824011768'))).toEqual({ mobile_number_1: '9824011768' });
  });

  test('shows the server error as it is worded', () => {
    const refused = new ApiError(400, { error: contactTexts.duplicateMobiles });
    expect(refusalOf(refused)).toEqual({ rows: [], form: contactTexts.duplicateMobiles });
  });

  test('puts messages of a row under its fields', () => {
    const refused = new ApiError(400, [{}, { email: ['Enter a valid email address.'] }]);
    expect(refusalOf(refused)).toEqual({ rows: [{}, { email: 'Enter a valid email address.' }] });
  });

  test('says that something went wrong when the server cannot be reached', () => {
    expect(refusalOf(new ApiError(0, undefined)).form).toBe(contactTexts.manyFailed);
  });
});
