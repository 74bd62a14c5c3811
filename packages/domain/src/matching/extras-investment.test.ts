import { describe, expect, it } from 'vitest';
import { context, criterion, inquiryOf, judge, propertyOf, subtypeOf } from '../../test/sample.ts';
import { match } from './match.ts';

describe('features, measures, yield and lease', () => {
  it('counts what is found of what is wanted', () => {
    const wish = { amenities: ['Gym', 'Lift', 'CCTV'], features: ['Corner'] };
    expect(judge('features', wish, { amenities: ['lift', 'Gym'] })).toEqual([
      0.5,
      'near',
      'Has gym, lift; no CCTV, corner',
    ]);
    expect(judge('features', { amenities: ['Gym'] }, { amenities: ['Lift'] })).toEqual([0, 'miss', 'No gym']);
    expect(judge('features', { amenities: ['Gym'] }, {})[1]).toBe('unknown');
  });

  const office = { property_type: 'Commercial', subtype: subtypeOf('Office (furnished/ready)') } as const;
  it('counts the minima met, and leaves those not known open', () => {
    const wish = { property_type: 'Commercial', workstations_min: 45, power_kw_min: 20 } as const;
    expect(judge('specs', { ...wish, power_kw_min: null }, { ...office, workstations: 40 })).toEqual([
      0,
      'miss',
      '40 of 45 workstations',
    ]);
    const half = match(inquiryOf(wish), propertyOf({ ...office, workstations: 50 }), context());
    expect(criterion(half, 'specs')).toMatchObject({ s: 0.75, text: '50 workstations, power load not known' });
    expect(half).toMatchObject({ ask: ['power load'], worst: 50, best: 100 });
    const none = match(inquiryOf(wish), propertyOf(office), context());
    expect(none.ask).toEqual(['workstations', 'power load']);
    expect(criterion(none, 'specs').state).toBe('unknown');
  });

  const let_ = { ...office, deal_types: ['Pre-leased'], sale_price_total: 12_000_000 } as const;
  const tenant = { current_rent: 60_000, lock_in_left_months: 12, tenant_category: 'MNC' };
  const investor = { property_type: 'Commercial', deal_types: ['Pre-leased'] } as const;
  it.each([
    [6, 1, '6 % against 6 %'],
    [6.5, 0.7, '6 % against 6.5 %'],
    [7, 0.4, '6 % against 7 %'],
    [7.1, 0, '6 % against 7.1 %'],
  ])('a yield of 6 % against %d', (expected_roi, s, text) => {
    const [score, , words] = judge('roi', { ...investor, expected_roi }, { ...let_, preleased: tenant });
    expect([score, words]).toEqual([s, text]);
  });

  it.each([
    [{ min_lock_in_months: 12 }, tenant, 1, '12 months lock-in left; MNC'],
    [{ min_lock_in_months: 24 }, tenant, 0.5, '12 months lock-in left; MNC'],
    [{ min_lock_in_months: 25 }, tenant, 0, '12 months lock-in left; MNC'],
    [{ min_lock_in_months: 12, tenant_category_wish: ['Bank/ATM'] }, tenant, 0.7, '12 months lock-in left; MNC'],
    [
      { min_lock_in_months: 12, tenant_category_wish: ['MNC'] },
      { ...tenant, tenant_category: null },
      0.85,
      '12 months lock-in left; tenant not known',
    ],
    [{ min_lock_in_months: 12 }, null, 0.5, 'Not known, asked 12 months. Ask the owner'],
    [{ tenant_category_wish: ['Bank/ATM'] }, null, 0.5, 'Not known, asked bank. Ask the owner'],
  ])('lease terms %o', (wish, preleased, s, text) => {
    const [score, , words] = judge('lease_terms', { ...investor, ...wish }, { ...let_, preleased });
    expect([score, words]).toEqual([s, text]);
  });
});
