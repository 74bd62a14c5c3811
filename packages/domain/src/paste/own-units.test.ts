import { expect, it } from 'vitest';
import { ownUnits } from '../local-units.ts';
import { parseMessage } from './parse.ts';
import { readSearch } from './search.ts';

const places = { areas: [], societies: [] };
const lists = { ...places, units: ownUnits({ bigha_sqft: 17_424 }) };
const priceOf = (text: string, of: typeof places) => parseMessage(text, of).fields.price?.value;

it('multiplies a rate per bigha by the bighas of the office', () => {
  const plot = 'Farm land 1 acre for sale, rate 20 lakh per bigha';
  expect(priceOf(plot, lists)).toBe(5_000_000);
  expect(priceOf(plot, places)).toBe(3_226_667);
  expect(priceOf('Land 2 bigha for sale, rate 20 lakh per bigha', lists)).toBe(4_000_000);
  expect(priceOf('Land 2 bigha for sale, rate 500 per sqft', lists)).toBe(17_424_000);
});

it('searches for land by the bigha of the office', () => {
  expect(readSearch('plot above 2 bigha', lists).wish.size?.min).toBe(34_848);
  expect(readSearch('plot above 2 bigha', places).wish.size?.min).toBe(54_000);
});
