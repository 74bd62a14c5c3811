import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LoanStage, loanStages } from '../lookups/loans.ts';
import {
  type LoanFields,
  type LoanMoveFacts,
  type LoanStanding,
  loanLadder,
  loanMoveRefusal,
  moveLoan,
  sanctionValidTo,
} from './stage-moves.ts';

const full: LoanFields = {
  bank: 1,
  app_no: 'HL-26-118402',
  login_date: '2026-10-10',
  sanctioned_amount: 75_00_000,
  sanction_date: '2026-10-18',
  sanction_valid_to: '2027-04-18',
  roi: 8.5,
  rate_kind: 'Floating',
  tenure_months: 240,
  processing_fee: 0,
  disbursements: [{}],
  reject_reason: 'Income short',
};
const facts = (more: Partial<LoanMoveFacts> = {}): LoanMoveFacts => ({
  fields: full,
  has_other_bank: true,
  payout_received: true,
  runs_office: true,
  note: 'Wrong file',
  ...more,
});
const at = (stage: LoanStage, left_stage: LoanStage | null = null): LoanStanding => ({ stage, left_stage });

describe('the stages of a loan', () => {
  it('go forward where the fields are there', () => {
    expect(loanMoveRefusal(at('Credit Check'), 'Sanctioned', facts({ fields: { roi: 8.5 } }))).toMatchObject({
      kind: 'fields',
      fields: expect.arrayContaining(['sanctioned_amount', 'tenure_months']),
    });
    expect(
      loanMoveRefusal(at('Agreement Signed'), 'Part Disbursed', facts({ fields: { ...full, disbursements: [] } })),
    ).toEqual({
      kind: 'fields',
      fields: ['disbursements'],
    });
    expect(loanMoveRefusal(at('Disbursed'), 'Payout Received', facts({ payout_received: false }))).toEqual({
      kind: 'payout',
    });
    expect(loanMoveRefusal(at('Sanctioned'), 'Payout Received', facts())).toEqual({ kind: 'no way' });
    expect(sanctionValidTo('2026-10-18')).toBe('2027-04-18');
  });

  it('return from a query and a hold to the stage that was left, over both too', () => {
    const query = moveLoan(at('Legal and Technical'), 'Query');
    expect(query).toEqual(at('Query', 'Legal and Technical'));
    const held = moveLoan(query, 'On Hold');
    expect(held).toEqual(at('On Hold', 'Legal and Technical'));
    expect(loanMoveRefusal(held, 'Legal and Technical', facts())).toBeNull();
    expect(loanMoveRefusal(held, 'Sanctioned', facts())).toEqual({ kind: 'no way' });
    expect(loanMoveRefusal(at('New'), 'Query', facts())).toEqual({ kind: 'no way' });
  });

  it('end in Rejected or Withdrawn before Disbursed; another bank begins again', () => {
    expect(loanMoveRefusal(at('Part Disbursed'), 'Withdrawn', facts())).toBeNull();
    expect(loanMoveRefusal(at('Query', 'Credit Check'), 'Rejected', facts())).toBeNull();
    expect(loanMoveRefusal(at('Disbursed'), 'Rejected', facts())).toEqual({ kind: 'no way' });
    expect(loanMoveRefusal(at('Credit Check'), 'Rejected', facts({ fields: {} }))).toEqual({
      kind: 'fields',
      fields: ['reject_reason'],
    });
    expect(loanMoveRefusal(at('Rejected'), 'Documents Ready', facts({ has_other_bank: false }))).toEqual({
      kind: 'other bank',
    });
    expect(loanMoveRefusal(at('Rejected'), 'Documents Ready', facts())).toBeNull();
    expect(loanMoveRefusal(at('Withdrawn'), 'New', facts())).toEqual({ kind: 'no way' });
  });

  it('step back by one, by who runs the office and with a note', () => {
    expect(loanMoveRefusal(at('Sanctioned'), 'Credit Check', facts())).toBeNull();
    expect(loanMoveRefusal(at('Sanctioned'), 'Logged In', facts())).toEqual({ kind: 'no way' });
    expect(loanMoveRefusal(at('Sanctioned'), 'Credit Check', facts({ runs_office: false }))).toEqual({
      kind: 'not you',
    });
    expect(loanMoveRefusal(at('Sanctioned'), 'Credit Check', facts({ note: '' }))).toEqual({ kind: 'note' });
  });

  it('are never left, whatever is tried', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...loanStages), { maxLength: 40 }), (tries) => {
        let standing = at('New');
        for (const to of tries) {
          if (loanMoveRefusal(standing, to, facts()) !== null) continue;
          expect(standing.stage).not.toBe('Withdrawn');
          standing = moveLoan(standing, to);
          expect(standing.left_stage !== null).toBe(standing.stage === 'Query' || standing.stage === 'On Hold');
          if (standing.left_stage) expect(loanLadder).toContain(standing.left_stage);
        }
      }),
    );
  });
});
