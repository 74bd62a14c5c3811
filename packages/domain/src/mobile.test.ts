import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatMobile,
  isMobile,
  maskNumber,
  maskNumbersIn,
  mobileDigits,
  mobileKey,
  telLink,
  whatsappLink,
} from './mobile.ts';

it.each([
  '9824011768',
  '+91 98240 11768',
  '098240-11768',
  '91 9824011768',
  '(0)98240.11768',
  '૯૮૨૪૦૧૧૭૬૮',
  '९८२४० ११७६८',
])('finds the ten digits in %s', (text) => {
  expect(mobileDigits(text)).toBe('9824011768');
});

it.each([
  '+65 9123 4567',
  '0065 91234567',
  '(+65) 9123-4567',
  '079-26853344',
  '(022) 2685 3344',
  '044 2685 3344',
  '(079) 2658 12',
])('takes %s for no mobile of India', (text) => {
  expect([isMobile(mobileDigits(text)), mobileKey(text)]).toEqual([false, undefined]);
});

it('keys only whole numbers', () => {
  expect(mobileKey('+91 98240 11768')).toBe('9824011768');
  expect(mobileKey('98240')).toBeUndefined();
});

it('accepts exactly ten digits', () => {
  expect([' 9824011768 ', '982401176', '98240117680', '98240 1176', '98240x1768'].map(isMobile)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('shows numbers whole or masked', () => {
  expect(maskNumber('9824011768')).toBe('*******768');
  expect(maskNumber('')).toBe('');
  expect(formatMobile('9824011768')).toBe('98240 11768');
  expect(formatMobile('*******768')).toBe('*******768');
});

it('links to the phone and to WhatsApp', () => {
  expect(telLink('98240 11768')).toBe('tel:+919824011768');
  expect(whatsappLink('9824011768')).toBe('https://wa.me/919824011768');
  expect(whatsappLink('+91 9824011768', 'Is 3 BHK & parking free?')).toBe(
    'https://wa.me/919824011768?text=Is%203%20BHK%20%26%20parking%20free%3F',
  );
});

describe('masking free text', () => {
  it.each([
    ['call 9824011768 after 5', 'call *******768 after 5'],
    ['+91 98240-11768', '*******768'],
    ['wife 098240 11768, son 98.250.11769', 'wife *******768, son *******769'],
    ['98240 - 11768', '*******768'],
    ['9 8 2 4 0 1 1 7 6 8', '*******768'],
    ['(+91) 9824011768', '(*******768'],
    ['ફોન ૯૮૨૪૦૧૧૭૬૮', 'ફોન *******768'],
    ['नं. ९८२४० ११७६८', 'नं. *******768'],
    ['9824011768/9825011769', '*******768/*******769'],
    ['98240, 11768 or 98240/11768', '*******768 or *******768'],
    ['budget 85,00,000, 3 BHK, 1200 sqft', 'budget 85,00,000, 3 BHK, 1200 sqft'],
    ['visit on 21/11/2026 at 5:30', 'visit on 21/11/2026 at 5:30'],
    ['pin 380058\n1200 sqft', 'pin 380058\n1200 sqft'],
  ])('%s', (text, masked) => {
    expect(maskNumbersIn(text)).toBe(masked);
  });

  it('leaves no number readable, however it is written', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 });
    const gap = fc.constantFrom('', ' ', '-', '.', ' - ', '  ', '_', '\u200b');
    const zero = fc.constantFrom(0x30, 0x0966, 0x0ae6);
    const prefix = fc.constantFrom('', '+91', '+91 ', '0', '91-');
    fc.assert(
      fc.property(
        digits,
        fc.array(gap, { minLength: 9, maxLength: 9 }),
        zero,
        prefix,
        (number, gaps, start, before) => {
          const written = number.map((digit, i) => String.fromCodePoint(start + digit) + (gaps[i] ?? '')).join('');
          const masked = maskNumbersIn(`call ${before}${written} please`);
          expect(masked.replace(/[^\d०-९૦-૯]/g, '')).toBe(number.slice(-3).join(''));
        },
      ),
    );
  });
});
