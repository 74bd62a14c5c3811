import { describe, expect, it } from 'vitest';
import { asked, judge, possessionOf, subtypeOf } from '../../test/sample.ts';

describe('size', () => {
  const wish = { size_min: 1000, size_max: 1500, size_basis: 'Carpet' } as const;
  const carpet = (sqft: number) => ({ sizes: [{ basis: 'Carpet', sqft }] as const });
  it.each([
    [1200, 1, 'fit', '1,200 sqft carpet, asked 1,000-1,500'],
    [960, 0.88, 'near', '4 % smaller'],
    [900, 0.7, 'near', '10 % smaller'],
    [800, 0.2333, 'miss', '20 % smaller'],
    [700, 0, 'miss', '30 % smaller'],
    [1650, 0.85, 'near', '10 % larger'],
    [2400, 0, 'miss', '60 % larger'],
  ])('%d sqft', (sqft, s, state, text) => {
    expect(judge('size', wish, carpet(sqft))).toEqual([s, state, text]);
  });

  it('speaks in the unit asked, and takes the basis quoted where none was', () => {
    const plot = { subtype: subtypeOf('Residential Plot'), sizes: [{ basis: 'Plot', sqft: 2250 }] as const };
    expect(judge('size', { size_min: 200, size_max: 300, size_unit: 'SqYd' }, plot)[2]).toBe(
      '250 SqYd plot, asked 200-300',
    );
    expect(judge('size', { size_max: 300, size_unit: 'SqYd' }, plot)[2]).toBe('250 SqYd plot, asked up to 300');
  });

  it('forgives land to fifteen percent', () => {
    const plot = (sqft: number) => ({
      subtype: subtypeOf('Residential Plot'),
      sizes: [{ basis: 'Plot', sqft }] as const,
    });
    expect(judge('size', { size_min: 2000 }, plot(1720))[0]).toBe(0.7);
    expect(judge('size', { size_min: 2000 }, plot(1680))[0]).toBe(0.42);
    expect(judge('size', { size_min: 2000 }, plot(1960))[0]).toBe(0.94);
  });

  it('caps what is estimated, and asks for what cannot be', () => {
    expect(judge('size', wish, { sizes: [{ basis: 'Super Built-up', sqft: 1850 }] })[0]).toBe(0.9);
    expect(judge('size', wish, { sizes: [{ basis: 'Plot', sqft: 1850 }] })).toEqual([
      0.5,
      'unknown',
      'Not known, asked 1,000-1,500 sqft carpet. Ask the owner',
    ]);
  });
});

describe('possession', () => {
  it.each([
    [{ possession: ['Ready to move'] }, { possession: 'Ready to move' }, 1, 'Ready'],
    [{ possession: ['3-6 months'] }, { possession: '3-6 months' }, 1, '3-6 months'],
    [{ possession: ['3-6 months'] }, { possession: 'Ready to move' }, 1, 'Ready'],
    [{ needed_by: '2026-10-01' }, { possession: 'Ready to move' }, 1, 'Ready'],
    [{ possession: ['Ready to move'] }, { possession: 'Within 3 months' }, 0.6, '3 months late'],
    [
      { needed_by: '2027-01-01' },
      { possession: 'Under construction', possession_date: '2026-12-31' },
      1,
      'From 31/12/2026, in time',
    ],
    [
      { needed_by: '2027-01-01' },
      { possession: 'Under construction', possession_date: '2027-03-05' },
      0.6,
      '2 months late',
    ],
    [
      { needed_by: '2027-01-01' },
      { possession: 'Under construction', possession_date: '2027-01-02' },
      0.6,
      '1 day late',
    ],
    [
      { needed_by: '2027-01-01' },
      { possession: 'Tenant vacating', possession_date: '2027-07-01' },
      0.3,
      '6 months late',
    ],
    [{ timeline: '1-3 months' }, { possession: '1-2 years' }, 0, '21 months late'],
    [{ timeline: 'Immediate' }, { available_from: '2026-12-11' }, 0.6, '20 days late'],
    [
      { timeline: 'Within 1 month' },
      { possession: 'Under construction' },
      0.5,
      'Not known, asked by 21/12/2026. Ask the owner',
    ],
    [{ possession: ['Ready to move'] }, {}, 0.5, 'Not known, asked ready to move. Ask the owner'],
    [{ possession: ['New launch'] }, { possession: '1-2 years' }, 1, 'From 21/11/2028, in time'],
  ] as const)('%o against %o', (wish, offer, s, text) => {
    const inquiry = { ...wish, possession: 'possession' in wish ? wish.possession.map(possessionOf) : [] };
    const property = { ...offer, possession: 'possession' in offer ? possessionOf(offer.possession) : null };
    const [score, , words] = judge('possession', inquiry, property);
    expect([score, words]).toEqual([s, text]);
  });
  it('is not asked of somebody who is just looking', () => {
    expect(asked({ timeline: 'Just looking' }, {})).toEqual([]);
  });
});

describe('floor', () => {
  it.each([
    [{ floor_min: 3, floor_max: 9 }, { floor_no: 7, total_floors: 14 }, 1, '7th of 14'],
    [{ floor_max: 9 }, { floor_no: 10 }, 0.7, '10th, asked to 9'],
    [{ floor_wish: ['High'] }, { floor_no: 7 }, 0.4, '7th, asked from 9'],
    [{ floor_min: 9 }, { floor_no: 2 }, 0, '2nd, asked from 9'],
    [{ floor_wish: ['Low'] }, { floor_no: 4 }, 0.7, '4th, asked 1-3'],
    [{ floor_wish: ['Not ground'] }, { floor_no: 0 }, 0.7, 'Ground, asked not ground'],
    [
      { floor_wish: ['Not ground', 'Not top'] },
      { floor_no: 14, total_floors: 14 },
      0.7,
      '14th, asked not ground, not top',
    ],
    [{ floor_wish: ['Top'] }, { floor_no: 14, total_floors: 14 }, 1, '14th of 14'],
    [{ floor_wish: ['Top'] }, { floor_no: 14 }, 0.5, 'Not known, asked top. Ask the owner'],
    [{ floor_wish: ['Ground'] }, { floor_no: -1 }, 0.7, 'Basement, asked ground'],
    [{ floor_max: 3 }, {}, 0.5, 'Not known, asked to 3. Ask the owner'],
  ] as const)('%o against %o', (wish, own, s, text) => {
    const [score, , words] = judge('floor', wish, own);
    expect([score, words]).toEqual([s, text]);
  });
});
