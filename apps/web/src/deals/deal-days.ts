import type { Deal } from '@angan/contract/deals/deals.ts';
import { dealLadder } from '@angan/domain/deals/index.ts';
import type { DealStage } from '@angan/domain/lookups/deals.ts';
import { typeOf } from './deal-words.ts';

/** The day that a deal says of a stage itself: when its paper is signed, or is going to be. */
const ownDays = (deal: Deal): Partial<Record<DealStage, string | null>> => ({
  'Token Received': deal.token_date,
  'Agreement Signed': deal.agreement_date,
  'Agreement Registered': deal.agreement_date,
  Registered: deal.registration_date,
  'Possession Given': deal.handover_date,
  'Handover Done': deal.handover_date,
});

/**
 * The day of each stage of a deal as YYYY-MM-DD or a moment: of those behind it the own day, else when it came there; of
 * those ahead the planned one, and of Closed the day by which it is expected.
 */
export const stageDays = (deal: Deal): ReadonlyMap<DealStage, string> => {
  const own = ownDays(deal);
  const came = new Map([
    ['Negotiation', deal.created_date] as const,
    ...deal.moves.map(({ to, at }) => [to, at] as const),
  ]);
  const ladder = dealLadder(typeOf(deal));
  const reached = ladder.indexOf(deal.stage === 'Cancelled' ? (deal.moves.at(-1)?.from ?? 'Negotiation') : deal.stage);
  return new Map(
    ladder.flatMap((stage, at) => {
      const moved = at <= reached ? came.get(stage) : stage === 'Closed' ? deal.expected_close : undefined;
      const day = own[stage] ?? moved;
      return day ? [[stage, day] as const] : [];
    }),
  );
};

/** What comes after the stage of a deal, stages that most deals pass by left out; undefined at its end. */
export const stageAfter = (deal: Deal, passes: (stage: DealStage) => boolean): DealStage | undefined => {
  const ladder = dealLadder(typeOf(deal));
  const at = ladder.indexOf(deal.stage);
  return at < 0 ? undefined : ladder.slice(at + 1).find((stage) => !passes(stage));
};
