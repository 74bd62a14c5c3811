import { expect, it } from 'vitest';
import {
  floorFact,
  floorInLine,
  floorText,
  homeName,
  parkingText,
  placeOf,
  priceText,
  sizeText,
} from './property-words.ts';

const [sale, rent, heavyDeposit] = [1, 4, 7];
const unknown = { sale_price_total: null, rent_total: null, deposit: null };

it('names a home by its rooms and anything else by what it is', () => {
  expect(homeName({ property_subtype: 13, bhk: 8 })).toBe('4 BHK house');
  expect(homeName({ property_subtype: 29, bhk: null })).toBe('Shop');
});

it('puts the society before the areas', () => {
  const area = [{ id: 1, area: 'Sector 57' }];
  expect(placeOf({ society_name: { id: 2, society_name: 'Orchid Petals' }, area })).toBe('Orchid Petals, Sector 57');
  expect(placeOf({ society_name: null, area })).toBe('Sector 57');
});

it('tells the price of the first way in which it is on offer', () => {
  expect(priceText({ ...unknown, deal_type: [sale], sale_price_total: 52_500_000 })).toBe('5.25 Cr');
  expect(priceText({ ...unknown, deal_type: [rent], rent_total: 45_000 })).toBe('45,000.00 per month');
  expect(priceText({ ...unknown, deal_type: [heavyDeposit], deposit: 1_500_000 })).toBe('15.00 Lakhs deposit');
});

it('says nothing of a price for a deal that is not offered', () => {
  expect(priceText({ ...unknown, deal_type: [sale], rent_total: 45_000 })).toBe('Price on request');
});

it('keeps a size in its own unit', () => {
  expect(sizeText(1850, 'Sqft')).toBe('1,850 sqft');
  expect(sizeText(242.48, 'SqMtr')).toBe('242.48 SqMtr');
  expect(sizeText(null, 'Sqft')).toBe('');
});

it('tells the floor of a flat and the floors of a house', () => {
  const rows = [
    [7, 14],
    [0, 4],
    [3, null],
    [-1, null],
    [null, 1],
    [null, null],
  ] as const;
  const told = rows.map(([floor_no, total_floors]) =>
    [floorText, floorInLine, floorFact].map((words) => words({ floor_no, total_floors })),
  );
  expect(told).toEqual([
    ['7 of 14', 'floor 7 of 14', '7 of 14'],
    ['Ground of 4', 'Ground of 4', 'Ground of 4'],
    ['Floor 3', 'floor 3', '3'],
    ['Basement', 'Basement', 'Basement'],
    ['1 floor', '1 floor', '1'],
    ['', '', ''],
  ]);
});

it('tells no parking from parking that nobody asked about', () => {
  expect(parkingText({ parking_covered: 1, parking_open: 0 })).toBe('1 covered, 0 open');
  expect(parkingText({ parking_covered: null, parking_open: null })).toBe('');
});
