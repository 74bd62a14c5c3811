import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { automaticMove } from '../inquiry-stage.ts';
import { type DealType, dealTypes } from '../lookups/deal-types.ts';
import { type DealStage, dealStagesOf, rentChecklist, saleChecklist, tokenSettlements } from '../lookups/deals.ts';
import { sumOf, toPaise } from '../paise.ts';
import { tdsRows } from '../taxes/index.ts';
import { checklistOf } from './checklist.ts';
import { type DealEffectFacts, dealEffects } from './effects.ts';
import { type DealFields, isOptionalStage, missingForStage } from './stage-fields.ts';
import {
  type DealMoveFacts,
  type DealStanding,
  dealLadder,
  dealMoveRefusal,
  isOpenDeal,
  moveDeal,
  probabilityOf,
  stageBefore,
} from './stage-moves.ts';
import { settleToken } from './token.ts';
import { weightedBrokerage } from './weighted.ts';

const full: DealFields = {
  agreed_price: 2_40_00_000,
  agreed_rent: 65_000,
  deposit: 3_90_000,
  token_amount: 5_00_000,
  token_date: '2026-03-12',
  token_mode: 'Cheque',
  token_receipt: 'R-12',
  agreement_date: '2026-10-16',
  agreement_value: 2_40_00_000,
  registration_date: '2026-11-27',
  registration_no: '214',
  sub_registrar: 'Vejalpur',
  handover_date: '2026-12-01',
  lease_start: '2026-10-01',
  lease_end: '2029-09-30',
  lock_in_months: 0,
  notice_months: 3,
  escalation_percent: 5,
  escalation_every_months: 12,
  rent_due_day: 5,
  cancel_reason: 'Price',
  token_settlement: 'Refunded',
};
const facts = (more: Partial<DealMoveFacts> = {}): DealMoveFacts => ({
  deal_type: 'Sale',
  fields: full,
  runs_office: true,
  note: 'The bank asked again',
  dues_settled: true,
  close_with_dues: false,
  ...more,
});
const at = (stage: DealStage, ...skipped: DealStage[]): DealStanding => ({ stage, skipped });
const types = dealTypes.map(({ deal_type }) => deal_type);

it('passes by what asks for nothing of its own', () => {
  const optional = types.flatMap((type) => dealLadder(type).filter((stage) => isOptionalStage(type, stage)));
  expect([...new Set(optional)]).toEqual([
    'Loan in Process',
    'Booking Form',
    'Builder Invoice Raised',
    'Agreement Drafted',
  ]);
});

describe('a move of a deal', () => {
  it('goes forward by one or more where the new stage has its fields', () => {
    const bare = facts({ fields: { agreed_price: 1 } });
    expect(dealMoveRefusal(at('Negotiation'), 'Token Received', bare)).toEqual({
      kind: 'fields',
      fields: ['token_amount', 'token_date', 'token_mode', 'token_receipt'],
    });
    const agreed = facts({ fields: { agreed_price: 1, agreement_date: '2026-10-16', agreement_value: 1 } });
    expect(dealMoveRefusal(at('Negotiation'), 'Agreement Signed', agreed)).toBeNull();
    expect(moveDeal('Sale', at('Agreement Signed'), 'Registered')).toEqual(at('Registered', 'Loan in Process'));
  });

  it('goes back by one step, over what was skipped, by who runs the office and with a note', () => {
    const registered = at('Registered', 'Loan in Process');
    expect(stageBefore('Sale', registered)).toBe('Agreement Signed');
    expect(dealMoveRefusal(registered, 'Agreement Signed', facts())).toBeNull();
    expect(dealMoveRefusal(registered, 'Token Received', facts())).toEqual({ kind: 'no way' });
    expect(dealMoveRefusal(registered, 'Agreement Signed', facts({ runs_office: false }))).toEqual({ kind: 'not you' });
    expect(dealMoveRefusal(registered, 'Agreement Signed', facts({ note: ' ' }))).toEqual({ kind: 'note' });
    expect(moveDeal('Sale', registered, 'Agreement Signed')).toEqual(at('Agreement Signed'));
    expect(stageBefore('Sale', at('Negotiation'))).toBeUndefined();
  });

  it('is cancelled from any stage but Closed, and closed with open dues only when asked', () => {
    expect(dealMoveRefusal(at('Registered'), 'Cancelled', facts())).toBeNull();
    expect(dealMoveRefusal(at('Closed'), 'Cancelled', facts())).toEqual({ kind: 'no way' });
    expect(dealMoveRefusal(at('Cancelled'), 'Negotiation', facts())).toEqual({ kind: 'no way' });
    const open = facts({ dues_settled: false });
    expect(dealMoveRefusal(at('Possession Given'), 'Closed', open)).toEqual({ kind: 'dues open' });
    expect(dealMoveRefusal(at('Possession Given'), 'Closed', { ...open, close_with_dues: true })).toBeNull();
    expect(missingForStage('Sale', 'Cancelled', {})).toEqual(['cancel_reason']);
    expect(missingForStage('Sale', 'Cancelled', { token_amount: 1 })).toEqual(['cancel_reason', 'token_settlement']);
  });

  it('asks of every stage from the token on for the price, whatever was skipped', () => {
    for (const type of types)
      for (const stage of dealLadder(type).slice(dealLadder(type).indexOf('Token Received')))
        expect(missingForStage(type, stage, { ...full, agreed_price: null, deposit: null })).toHaveLength(1);
    expect(missingForStage('Rent', 'Closed', {})).toContain('lease_end');
  });

  it('asks of a lease what its clock needs, 0 being an answer', () => {
    expect(missingForStage('Lease', 'Agreement Signed', full)).toEqual([]);
    expect(missingForStage('Lease', 'Agreement Signed', { ...full, escalation_every_months: null })).toEqual([
      'escalation_every_months',
    ]);
    expect(
      missingForStage('Rent', 'Agreement Signed', { ...full, escalation_percent: 0, escalation_every_months: null }),
    ).toEqual([]);
    expect(missingForStage('Heavy deposit', 'Token Received', { ...full, agreed_rent: null })).toEqual([]);
  });

  it('never leaves the stages of its type, whatever is tried', () => {
    const anyStage = fc.constantFrom<DealStage>(
      ...new Set(types.flatMap((type) => dealStagesOf(type).map(({ stage }) => stage))),
    );
    fc.assert(
      fc.property(
        fc.constantFrom<DealType>(...types),
        fc.array(anyStage, { maxLength: 25 }),
        fc.boolean(),
        (type, tries, runs_office) => {
          const ladder = dealLadder(type);
          let standing = at(ladder[0]!);
          for (const to of tries) {
            if (dealMoveRefusal(standing, to, facts({ deal_type: type, runs_office })) !== null) continue;
            expect(isOpenDeal(standing.stage)).toBe(true);
            standing = moveDeal(type, standing, to);
            expect(probabilityOf(type, standing.stage)).toBeDefined();
            expect(standing.skipped).not.toContain(standing.stage);
            expect(new Set(standing.skipped).size).toBe(standing.skipped.length);
            for (const stage of standing.skipped)
              if (standing.stage !== 'Cancelled')
                expect(ladder.indexOf(stage)).toBeLessThan(ladder.indexOf(standing.stage));
          }
        },
      ),
    );
  });
});

const around = (more: Partial<DealEffectFacts> = {}): DealEffectFacts => ({
  deal_type: 'Sale',
  other_holds_token: false,
  today: '2026-11-21',
  purchase: {
    price: toPaise(50_00_000),
    stamp_value: null,
    is_agricultural_land: false,
    seller_is_nri: false,
    seller_has_pan: true,
  },
  tds_rows: tdsRows,
  ...more,
});

describe('what a move does around the deal', () => {
  it('puts the property under offer at the token, with the tax to see to from fifty lakh on', () => {
    expect(dealEffects('Negotiation', 'Token Received', around())).toEqual({
      property_status: 'Under Offer',
      inquiry_triggers: ['token received'],
      tasks: [{ reason: 'Property TDS', type: 'Payment follow-up', on: '2026-11-21' }],
      cancels_commissions: false,
      starts_lease_clock: false,
    });
    const small = around({ purchase: { ...around().purchase!, price: toPaise(49_99_999) } });
    expect(dealEffects('Negotiation', 'Agreement Signed', small)).toMatchObject({
      property_status: 'Under Offer',
      tasks: [],
    });
    expect(dealEffects('Token Received', 'Agreement Signed', around()).property_status).toBeNull();
  });

  it('reverses it when the deal is cancelled or goes back, unless another deal holds a token', () => {
    expect(dealEffects('Registered', 'Cancelled', around())).toMatchObject({
      property_status: 'Available',
      inquiry_triggers: ['deal cancelled'],
      cancels_commissions: true,
    });
    expect(dealEffects('Negotiation', 'Cancelled', around()).property_status).toBeNull();
    expect(dealEffects('Registered', 'Cancelled', around({ other_holds_token: true })).property_status).toBeNull();
    expect(dealEffects('Token Received', 'Negotiation', around()).property_status).toBe('Available');
  });

  it('closes the property and the inquiry, also of a deal that left the token out', () => {
    expect(dealEffects('Possession Given', 'Closed', around()).property_status).toBe('Sold');
    const lease = around({ deal_type: 'Lease', purchase: null });
    expect(dealEffects('Handover Done', 'Closed', lease)).toMatchObject({
      property_status: 'Rented',
      starts_lease_clock: true,
    });
    const { inquiry_triggers } = dealEffects('Negotiation', 'Closed', lease);
    let standing = { stage: 'Negotiation', held_stage: null, hand_stage: null } as Parameters<typeof automaticMove>[0];
    for (const trigger of inquiry_triggers) standing = { ...standing, ...automaticMove(standing, trigger) };
    expect(standing.stage).toBe('Closed Won');
  });
});

it('the papers of a deal are those of its kind, and what is not needed is done', () => {
  expect(checklistOf('Sale', 'Pending').map(({ item }) => item)).toEqual([...saleChecklist]);
  const rent = checklistOf('Rent', 'Not needed');
  expect(rent.map(({ item }) => item)).toEqual([...rentChecklist]);
  expect(rent.filter(({ done }) => done)).toEqual([{ item: 'Police verification', done: true }]);
  expect(checklistOf('PG', 'Pending').some(({ done }) => done)).toBe(false);
});

it('a token is settled whole', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 12), fc.constantFrom(...tokenSettlements), (token, settlement) => {
      expect(sumOf(Object.values(settleToken(token, settlement)))).toBe(token);
    }),
  );
  expect(settleToken(5, 'Forfeited')).toEqual({ refunded: 0, forfeited: 5, adjusted: 0 });
});

it('weighs the brokerage of each deal by its probability', () => {
  const deal = (rupees: number, probability: number) => ({ brokerage_expected: toPaise(rupees), probability });
  expect(weightedBrokerage([deal(4_60_000, 80), deal(1_00_000, 30), deal(50_000, 0)])).toBe(toPaise(3_98_000));
  expect(weightedBrokerage([])).toBe(0);
});
