import { z } from 'zod';
import { flagPair, requiredTextPair, textPair, textPairOf } from '../kit/pairs.ts';
import { sectionsOf } from '../kit/presented.ts';

export const countryTexts = {
  isoCode: 'Two letters, such as AE.',
  dialCode: 'A plus and up to four digits, such as +971.',
  currency: 'Three letters, such as AED.',
  nameTaken: 'This country is in the list already.',
  isoCodeTaken: 'Another country has this code.',
} as const;

const letters = (pattern: RegExp, wrong: string) => z.string().trim().toUpperCase().regex(pattern, wrong);
const country = sectionsOf<'Country'>()('Country');
const required = { isRequired: true } as const;

/** The fields of a country. `iso_code` by ISO 3166-1, `currency` by ISO 4217. */
export const countryFields = {
  country: country(requiredTextPair(60), 'Country', required),
  iso_code: country(textPairOf(letters(/^[A-Z]{2}$/, countryTexts.isoCode), 2), 'ISO code', {
    ...required,
    hint: countryTexts.isoCode,
  }),
  dial_code: country(
    textPairOf(
      z
        .string()
        .trim()
        .regex(/^\+\d{1,4}$/, countryTexts.dialCode),
      5,
    ),
    'Dial code',
    {
      ...required,
      hint: countryTexts.dialCode,
    },
  ),
  currency: country(textPairOf(letters(/^[A-Z]{3}$/, countryTexts.currency), 3), 'Currency', {
    ...required,
    hint: countryTexts.currency,
  }),
  currency_symbol: country(textPair(6), 'Symbol'),
  is_active: country(flagPair(), 'In use: forms offer it'),
};
