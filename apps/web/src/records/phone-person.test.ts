import { expect, test } from 'vitest';
import { contactOfPhone } from './phone-person.ts';

test('numbers as people type them become ten digits, each once, and what is none is left out', () => {
  const numbers = ['+91 98240-11768', '098240 11768', '(079) 2658 12', '97129 40021', '1800'];
  expect(contactOfPhone({ name: ' Mehul Trivedi ', numbers, emails: [] })).toEqual({
    name: 'Mehul Trivedi',
    mobiles: ['9824011768', '9712940021'],
  });
});
