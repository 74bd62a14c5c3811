import { isOnLadder, stageLadder } from '@angan/domain/inquiry-stage.ts';
import type { CallResult, InquiryStage } from '@angan/domain/lookups/inquiries.ts';
import { junkReasons, lostReasons } from '@angan/domain/lookups/inquiries.ts';
import type { Random } from './random.ts';

/** A step of an inquiry's way, `at` from 0 for when it came to 1 for now. */
export interface DemoMove {
  readonly from: InquiryStage;
  readonly to: InquiryStage;
  readonly at: number;
}

/** How an inquiry came to where it stands. */
export interface Course {
  readonly moves: readonly DemoMove[];
  readonly contact_attempts: number;
  readonly call_result: CallResult | null;
  readonly stage_reason: string | null;
  readonly held_stage: InquiryStage | null;
  /** Minutes until somebody called; null while nobody has. */
  readonly response: number | null;
  /** When the person was last reached, as in `DemoMove`; null for never. */
  readonly reached: number | null;
}

/** Up to which rung those went who left the ladder. */
const leftAt: Partial<Record<InquiryStage, readonly InquiryStage[]>> = {
  'On Hold': ['Contacted', 'Qualified', 'Options Shared', 'Visit Done'],
  'Closed Lost': ['Contacted', 'Qualified', 'Options Shared', 'Visit Done', 'Negotiation'],
  'Closed Won': ['Token Paid'],
  Junk: ['New', 'Contacted'],
};

/** Makes up how an inquiry came to its stage: most go from rung to rung, some skip one. */
export const courseTo = (stage: InquiryStage, random: Random): Course => {
  const last = isOnLadder(stage) ? stage : random.pick(leftAt[stage]!);
  const rungs = stageLadder
    .slice(1, stageLadder.indexOf(last as never) + 1)
    .filter((rung) => rung === last || rung === 'Contacted' || random.chance(0.8));
  const stops: InquiryStage[] = [...rungs, ...(last === stage ? [] : [stage])];
  const moves = stops.map(
    (to, i): DemoMove => ({ from: stops[i - 1] ?? 'New', to, at: (i + random.next()) / (stops.length + 1) }),
  );
  const spoken = rungs.length > 0;
  const rang = !spoken && random.chance(0.4);
  return {
    moves,
    contact_attempts: spoken ? random.int(1, 5) : rang ? random.int(1, 3) : 0,
    call_result: spoken ? 'Connected' : rang ? random.pick(['RNR 1', 'RNR 2', 'Busy'] as const) : null,
    stage_reason:
      stage === 'Closed Lost' ? random.pick(lostReasons) : stage === 'Junk' ? random.pick(junkReasons) : null,
    held_stage: stage === 'On Hold' ? last : null,
    response:
      spoken || rang
        ? random.weighted([
            [random.int(2, 15), 60],
            [random.int(15, 400), 40],
          ])
        : null,
    reached: spoken ? (moves.at(-1)?.at ?? 0) : null,
  };
};
