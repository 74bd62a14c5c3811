import { expect, test } from 'vitest';
import { brochureColours, contrastOnPaper, isColour, leastContrast } from './look.ts';

test('contrast runs from none for white to 21 for black', () => {
  expect(contrastOnPaper('#ffffff')).toBeCloseTo(1);
  expect(contrastOnPaper('#000000')).toBeCloseTo(21);
  expect(contrastOnPaper('#777777')).toBeCloseTo(4.48, 2);
});

test('every colour to choose from can be read on paper', () => {
  for (const { colour } of brochureColours) {
    expect(isColour(colour)).toBe(true);
    expect(contrastOnPaper(colour)).toBeGreaterThan(leastContrast);
  }
});
