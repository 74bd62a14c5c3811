import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  automaticMove,
  type LadderStage,
  moveRefusal,
  moversOf,
  type StageTrigger,
  stageLadder,
  stagesFrom,
  stageTriggers,
} from './inquiry-stage.ts';
import { type InquiryStage, inquiryStages } from './lookups/inquiries.ts';

const stage = fc.constantFrom(...inquiryStages);
const rung = fc.constantFrom(...stageLadder);
const rank = (one: InquiryStage) => stageLadder.indexOf(one as LadderStage);
const at = (one: InquiryStage, more: object = {}) => ({ stage: one, held_stage: null, hand_stage: null, ...more });

/** Domain 2.2.2, copied by hand: each trigger with the stages it moves from, and to. The token goes by 2.8: from wherever it stands. */
const told: Record<StageTrigger, [InquiryStage[], InquiryStage]> = {
  'call connected': [['New'], 'Contacted'],
  'message received': [['New'], 'Contacted'],
  met: [['New'], 'Contacted'],
  share: [['Contacted', 'Qualified'], 'Options Shared'],
  'visit created': [
    ['New', 'Contacted', 'Qualified', 'Options Shared', 'Visit Done', 'Negotiation'],
    'Visit Scheduled',
  ],
  'visit done': [['Visit Scheduled'], 'Visit Done'],
  'visit cancelled': [['Visit Scheduled'], 'Options Shared'],
  'deal created': [['Visit Done', 'Options Shared'], 'Negotiation'],
  'token received': [
    ['New', 'Contacted', 'Qualified', 'Options Shared', 'Visit Scheduled', 'Visit Done', 'Negotiation'],
    'Token Paid',
  ],
  'deal closed': [['Token Paid'], 'Closed Won'],
  'deal cancelled': [['Token Paid', 'Negotiation'], 'Visit Done'],
};

describe('what happens around an inquiry', () => {
  it('moves it exactly as the table says, where no person has set a stage', () => {
    expect(Object.keys(told).sort()).toEqual([...stageTriggers].sort());
    for (const trigger of stageTriggers)
      for (const from of inquiryStages) {
        const [froms, to] = told[trigger];
        expect([trigger, from, automaticMove(at(from), trigger)?.stage]).toEqual([
          trigger,
          from,
          froms.includes(from) ? to : undefined,
        ]);
      }
  });

  it('never moves it back past the stage that a person set, except to undo a visit or a deal', () => {
    expect(automaticMove(at('Negotiation', { hand_stage: 'Negotiation' }), 'visit created')).toBeNull();
    expect(automaticMove(at('Negotiation', { hand_stage: 'Qualified' }), 'visit created')?.stage).toBe(
      'Visit Scheduled',
    );
    expect(automaticMove(at('Negotiation', { hand_stage: 'Negotiation' }), 'deal cancelled')?.stage).toBe('Visit Done');
    fc.assert(
      fc.property(rung, rung, fc.constantFrom(...stageTriggers), (from, hand, trigger) => {
        const to = automaticMove(at(from, { hand_stage: hand }), trigger)?.stage;
        if (!to || to === 'Closed Won' || trigger.endsWith('cancelled')) return;
        expect(rank(to) >= rank(hand) || rank(from) < rank(hand)).toBe(true);
      }),
    );
  });

  it('moves what an inquiry on hold goes back to, and leaves it on hold', () => {
    const held = at('On Hold', { held_stage: 'Visit Scheduled' });
    expect(automaticMove(held, 'visit done')).toEqual({ stage: 'On Hold', held_stage: 'Visit Done' });
    expect(automaticMove(at('On Hold', { held_stage: 'Token Paid' }), 'deal closed')).toEqual({
      stage: 'Closed Won',
      held_stage: null,
    });
    expect(automaticMove(at('On Hold'), 'visit done')).toBeNull();
  });
});

describe('a person', () => {
  it('who is nothing to an inquiry moves it nowhere', () => {
    for (const from of inquiryStages) expect(stagesFrom([], from)).toEqual([]);
  });

  it('of the back office never takes an inquiry past Qualified, nor one that is there', () => {
    fc.assert(
      fc.property(stage, stage, (from, to) => {
        if (moveRefusal(['back office'], from, to) !== null) return;
        expect(Math.max(rank(from), rank(to))).toBeLessThanOrEqual(rank('Qualified'));
      }),
    );
  });

  it('is to an inquiry what its row says', () => {
    const inquiry = { created_by: 7, assigned_ids: [8] };
    expect(moversOf('Owner', 1, inquiry)).toEqual(['office']);
    expect(moversOf('Residential Only', 7, inquiry)).toEqual(['creator']);
    expect(moversOf('All-Rounder', 8, inquiry)).toEqual(['assigned']);
    expect(moversOf('Backend', 7, inquiry)).toEqual(['back office']);
    expect(moversOf('Commercial Only', 9, inquiry)).toEqual([]);
  });
});
