import { expect, it } from 'vitest';
import { grossRoi, maintenancePerMonth, pricePerSqft, rentTotal, salePriceTotal } from './rates.ts';

it('works out whole amounts from what a price is quoted for', () => {
  expect(salePriceTotal(9_000_000, 'Total', null)).toBe(9_000_000);
  expect(salePriceTotal(50_000, 'Per size unit', 200)).toBe(10_000_000);
  expect(salePriceTotal(50_000, 'Per size unit', null)).toBeUndefined();
  expect(rentTotal(62, 'Per sqft per month', 2400)).toBe(148_800);
  expect(rentTotal(62, 'Per sqft per month', null)).toBeUndefined();
  expect(rentTotal(9000, 'Per bed per month', null)).toBe(9000);
  expect([
    maintenancePerMonth(3500, 'Per month', null),
    maintenancePerMonth(42_000, 'Per year', null),
    maintenancePerMonth(8, 'Per sqft per month', 2400),
    maintenancePerMonth(50_000, 'One time', null),
    maintenancePerMonth(8, 'Per sqft per month', null),
  ]).toEqual([3500, 3500, 19_200, 0, undefined]);
});

it('works out a rate and a yield', () => {
  expect(Math.floor(pricePerSqft(12_500_000, 1850) + 0.5)).toBe(6757);
  expect(grossRoi(125_000, 24_000_000)).toBe(6.25);
});
