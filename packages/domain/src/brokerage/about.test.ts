import { expect, test } from 'vitest';
import { aboutLine } from './about.ts';

const home = { property_subtype: 'Apartment', unit_no: 'B-402', society: 'Orchid Heights', area: 'Bopal' };

test('what a commission is for is said in a line, its kinds in the words of a language', () => {
  expect(aboutLine({ ...home, loan_type: null })).toBe('Apartment B-402, Orchid Heights, Bopal');
  const hindi: Record<string, string> = { Apartment: 'फ़्लैट', 'Balance transfer': 'बैलेंस ट्रांसफ़र' };
  expect(aboutLine({ ...home, unit_no: '', loan_type: 'Balance transfer' }, (text) => hindi[text]!)).toBe(
    'बैलेंस ट्रांसफ़र, फ़्लैट, Orchid Heights, Bopal',
  );
  const none = { property_subtype: null, unit_no: '', society: '', area: '' };
  expect(aboutLine({ ...none, loan_type: 'Home loan (purchase)' })).toBe('Home loan (purchase)');
});
