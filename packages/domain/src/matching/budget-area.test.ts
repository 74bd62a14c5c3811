import { describe, expect, it } from 'vitest';
import { ambli, asked, bopal, judge, maninagar } from '../../test/sample.ts';
import { neighboursFrom } from './context.ts';

describe('budget', () => {
  const between = { budget_min: 8_000_000, budget_max: 10_000_000 };
  const upTo = { budget_max: 10_000_000 };
  it.each([
    [between, { sale_price_total: 9_500_000 }, 1, 'fit', '95.00 Lakhs, inside 80.00 Lakhs-1.00 Cr'],
    [between, { sale_price_total: 6_400_000 }, 0.9, 'fit', '64.00 Lakhs, 20 % under 80.00 Lakhs'],
    [between, { sale_price_total: 5_000_000 }, 0.7, 'near', '50.00 Lakhs, 38 % under 80.00 Lakhs'],
    [between, { sale_price_total: 4_000_000 }, 0.4, 'miss', '40.00 Lakhs, 50 % under 80.00 Lakhs'],
    [{ budget_min: 8_000_000 }, { sale_price_total: 9_500_000 }, 1, 'fit', '95.00 Lakhs, asked from 80.00 Lakhs'],
    [upTo, { sale_price_total: 6_000_000 }, 1, 'fit', '60.00 Lakhs, inside 1.00 Cr'],
    [upTo, { sale_price_total: 5_900_000 }, 0.8, 'near', '59.00 Lakhs, far under 1.00 Cr'],
    [upTo, { sale_price_total: 11_000_000 }, 0.5, 'near', 'Over by 10.00 Lakhs (10 %)'],
    [
      upTo,
      { sale_price_total: 11_000_000, price_negotiable: true },
      0.6,
      'near',
      'Over by 10.00 Lakhs (10 %), negotiable',
    ],
    [upTo, { sale_price_total: 10_100_000, price_negotiable: true }, 1, 'fit', 'Over by 1.00 Lakhs (1 %), negotiable'],
    [upTo, { sale_price_total: 10_010_000 }, 0.995, 'fit', 'Over by 10,000.00 (under 1 %)'],
    [upTo, { sale_price_total: 11_750_000 }, 0.25, 'miss', '18 % over'],
    [upTo, { sale_price_total: 13_200_000 }, 0, 'miss', '32 % over'],
    [upTo, {}, 0.5, 'unknown', 'Price on request'],
  ])('%o against %o', (wish, price, s, state, text) => {
    expect(judge('budget', wish, price)).toEqual([s, state, text]);
  });

  it('counts maintenance on top of rent only where the budget is to cover it and the rent does not', () => {
    const let_ = { deal_types: ['Rent'], rent_total: 48_000, maintenance_per_month: 4000 } as const;
    const wish = { deal_types: ['Rent'], budget_max: 50_000 } as const;
    expect(judge('budget', wish, let_)).toEqual([0.8, 'near', 'Over by 2,000.00 (4 %)']);
    expect(judge('budget', wish, { ...let_, maintenance_included: true })[0]).toBe(1);
    expect(judge('budget', { ...wish, budget_includes_maintenance: false }, let_)[0]).toBe(1);
  });

  it('narrows the tolerance for rent', () => {
    const wish = { deal_types: ['Rent'], budget_max: 50_000 } as const;
    expect(judge('budget', wish, { deal_types: ['Rent'], rent_total: 57_500 })).toEqual([0.25, 'miss', '15 % over']);
  });

  it('lets the lowest price count for everybody and be read by few', () => {
    const dear = { sale_price_total: 12_000_000, bottom_price: 9_900_000 };
    expect(judge('budget', upTo, dear)).toEqual([0.85, 'near', 'Near budget, worth asking']);
    expect(judge('budget', upTo, dear, { may_see_vault: true })).toEqual([
      0.85,
      'near',
      'Owner may accept 99.00 Lakhs',
    ]);
    expect(judge('budget', upTo, { ...dear, bottom_price: 10_100_000 })).toEqual([0.1667, 'miss', '20 % over']);
  });

  it("turns a heavy deposit into rent at the company's rate, and back", () => {
    const deposit = { deal_types: ['Heavy deposit'], deposit: 2_000_000 } as const;
    const rent = { deal_types: ['Rent'], rent_total: 20_000 } as const;
    expect(judge('budget', { deal_types: ['Rent'], budget_max: 20_000 }, deposit)[2]).toBe(
      '20,000.00, inside 20,000.00',
    );
    expect(judge('budget', { deal_types: ['Rent'], budget_max: 20_000 }, deposit, { deposit_rate: 9 })[2]).toBe(
      '15,000.00, inside 20,000.00',
    );
    expect(judge('budget', { deal_types: ['Heavy deposit'], budget_max: 2_000_000 }, rent)[2]).toBe(
      '20.00 Lakhs, inside 20.00 Lakhs',
    );
  });
});

describe('area', () => {
  const near = (km: number | null) => ({ neighbours: neighboursFrom([{ area: bopal.id, neighbour: ambli.id, km }]) });
  const far = { ...ambli, zone: 'South' };
  it.each([
    [{ areas: [bopal] }, {}, 1, 'fit', 'In Bopal'],
    [{ areas: [bopal] }, near(3), 0.8, 'near', 'Ambli, 3 km from Bopal'],
    [{ areas: [bopal] }, near(5.96), 0.6, 'near', 'Ambli, 6 km from Bopal'],
    [{ areas: [bopal] }, near(null), 0.7, 'near', 'Ambli, next to Bopal'],
    [{ areas: [bopal] }, near(9), 0.4, 'miss', 'Ambli, same zone as Bopal'],
    [{ areas: [bopal] }, {}, 0.4, 'miss', 'Ambli, same zone as Bopal'],
    [{ areas: [far] }, near(11.04), 0.15, 'miss', 'Bopal, 11 km from Ambli'],
    [{ areas: [far] }, {}, 0.5, 'unknown', 'Distance not known'],
  ] as const)('%#', (wish, ctx, s, state, text) => {
    const areas = /Bopal,|In|known/.test(text) ? [bopal] : [ambli];
    expect(judge('area', wish, { areas }, ctx)).toEqual([s, state, text]);
  });

  it('takes the nearest of several, and a society or project asked by name', () => {
    expect(judge('area', { areas: [maninagar, bopal] }, { areas: [far, bopal] })[2]).toBe('In Bopal');
    const heights = { id: 5, name: 'Orchid Heights' };
    expect(judge('area', { societies: [heights] }, { society: heights })).toEqual([1, 'fit', 'In Orchid Heights']);
    expect(judge('area', { projects: [heights] }, { project: heights })).toEqual([1, 'fit', 'In Orchid Heights']);
    const park = { id: 6, name: 'Orchid Park' };
    expect(judge('area', { societies: [heights] }, { society: park })).toEqual([0.15, 'miss', 'Not in Orchid Heights']);
    expect(judge('area', { societies: [heights, park] }, {})).toEqual([
      0.5,
      'unknown',
      'Not known, asked Orchid Heights or Orchid Park. Ask the owner',
    ]);
  });

  it('takes names for near where one holds the other and no distance is known', () => {
    const named = (id: number, area: string) => ({ id, area, zone: null });
    const [miyapur, highway] = [named(21, 'Miyapur'), named(22, 'Miyapur, NH 9')];
    const words = [0.8, 'near', 'Miyapur, NH 9, by its name near Miyapur'];
    expect(judge('area', { areas: [miyapur] }, { areas: [highway] })).toEqual(words);
    const neighbours = neighboursFrom([{ area: 21, neighbour: 22, km: 8 }]);
    expect(judge('area', { areas: [miyapur] }, { areas: [highway] }, { neighbours })[0]).toBe(0.15);
    expect(judge('area', { areas: [named(23, 'Bo')] }, { areas: [bopal] })[0]).toBe(0.5);
  });

  it('is not asked of somebody who takes any area, and unknown where the property has none', () => {
    expect(asked({ areas: [bopal], any_area: true }, {})).toEqual([]);
    expect(judge('area', { areas: [bopal, ambli] }, { areas: [] })).toEqual([
      0.5,
      'unknown',
      'Not known, asked Bopal or Ambli. Ask the owner',
    ]);
  });
});
