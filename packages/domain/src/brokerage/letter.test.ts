import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPaise } from '../paise.ts';
import {
  certificateLetter,
  type LetterFacts,
  letterLanguages,
  letterTones,
  nextTone,
  paymentLetter,
} from './letter.ts';

const facts: LetterFacts = {
  to: 'Parag Shah, Nirvi Pharma Pvt Ltd',
  from: 'Shree Ganesh Estates LLP',
  is_payout: false,
  about: 'Office 804, Aarambh Business Park',
  invoice: { no: 'SGE/26-27/0042', date: '2026-10-16', total: toPaise(2_12_400) },
  due_date: '2026-10-31',
  last: { amount: toPaise(1_04_400), date: '2026-11-06' },
  to_receive: toPaise(1_04_400),
  tds: toPaise(1_800),
  pay_by: '2026-11-28',
  asked_before: true,
  is_early: false,
  certificate: { form: 'Form 131', tds: toPaise(1_800) },
  agreed_on: '2026-03-12',
};

test('a reminder says what was asked for, what came, what is left and until when', () => {
  expect(paymentLetter(facts, 'Friendly', 'English')).toBe(
    `Dear Parag Shah, Nirvi Pharma Pvt Ltd,

Our invoice SGE/26-27/0042 of 16/10/2026 for ₹ 2,12,400.00 was due on 31/10/2026. We thank you for ₹ 1,04,400.00 on 06/11/2026. ₹ 1,04,400.00 is still to be paid after TDS of ₹ 1,800.00. Please pay by 28/11/2026. If it is on its way, thank you. Please also send Form 131 for the TDS of ₹ 1,800.00 already deducted.

Shree Ganesh Estates LLP`,
  );
  expect(paymentLetter({ ...facts, is_early: true }, 'Friendly', 'English')).toContain('is due on 31/10/2026');
  expect(certificateLetter(facts, 'English')).toContain('Please send us Form 131 for it by 28/11/2026.');
  expect(certificateLetter({ ...facts, certificate: null }, 'English')).toBe('');
});

test('each tone and language names the sum, the day and the invoice, and never nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...letterTones), fc.constantFrom(...letterLanguages), (tone, language) => {
      const text = paymentLetter(facts, tone, language);
      for (const said of ['₹ 1,04,400.00', '28/11/2026', 'SGE/26-27/0042', 'Form 131']) expect(text).toContain(said);
      const bare = paymentLetter({ ...facts, invoice: null, due_date: null, last: null }, tone, language);
      expect(bare).toContain(facts.about);
      // A lender has many loans: it is told for which, also where there is an invoice.
      expect(paymentLetter({ ...facts, is_payout: true }, tone, language)).toContain(facts.about);
      expect(bare).not.toMatch(/null|undefined|false/);
    }),
  );
});

test('a firm letter that is the first says of no other', () => {
  for (const [language, before] of [
    ['English', 'We asked before'],
    ['Hindi', 'हमने पहले भी'],
    ['Gujarati', 'અમે અગાઉ પણ'],
  ] as const) {
    expect(paymentLetter(facts, 'Firm', language)).toContain(before);
    expect(paymentLetter({ ...facts, asked_before: false }, 'Firm', language)).not.toContain(before);
  }
});

test('the tone rises with each letter and stays at the last', () => {
  expect([0, 1, 2, 9].map(nextTone)).toEqual(['Friendly', 'Firm', 'Final', 'Final']);
});
