import { expect, test } from 'vitest';
import { unlikeProjectRera, unlikeRera } from './rera.ts';

test.each([
  ['A51700001835', 'Maharashtra', undefined],
  ['a51700001835', 'Maharashtra', undefined],
  ['P51700001835', 'Maharashtra', 'A51700001835'],
  ['AG/GJ/AHMEDABAD/AHMEDABAD CITY/AUDA/AA00001/010125R1', 'Gujarat', undefined],
  ['A51700001835', 'Gujarat', 'AG/GJ/AHMEDABAD/…'],
  ['PRM/KA/RERA/1251/446/AG/180523/000001', 'Karnataka', undefined],
  ['UPRERAAGT12345', 'Uttar Pradesh', undefined],
  ['12345', 'Uttar Pradesh', 'UPRERAAGT…'],
  ['whatever it is', 'Rajasthan', undefined],
  ['whatever it is', null, undefined],
  ['', 'Gujarat', undefined],
])('the number %j is unlike those of %s: %j', (number, state, as) => {
  expect(unlikeRera(number, state)).toBe(as);
});

test.each([
  ['P51800012345', 'Maharashtra', undefined],
  ['A51700001835', 'Maharashtra', 'P51800012345'],
  ['PR/GJ/AHMEDABAD/AHMEDABAD CITY/AUDA/RAA01234/A1R/010125', 'Gujarat', undefined],
  ['12345', 'Gujarat', 'PR/GJ/AHMEDABAD/…'],
  ['UPRERAPRJ4321', 'Uttar Pradesh', undefined],
  ['', 'Maharashtra', undefined],
])("a project's number %j is unlike those of %s: %j", (number, state, as) => {
  expect(unlikeProjectRera(number, state)).toBe(as);
});
