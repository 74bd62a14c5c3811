/** How an inquiry moves from stage to stage (domain 2.2.2): who moves it from where to where, and what that takes. */
import type { InquiryStage } from './lookups/inquiries.ts';
import { runsTheOffice, type Usertype } from './roles.ts';

/** The open stages in the order in which an inquiry goes through them. On Hold is open too, beside them. */
export const stageLadder = [
  'New',
  'Contacted',
  'Qualified',
  'Options Shared',
  'Visit Scheduled',
  'Visit Done',
  'Negotiation',
  'Token Paid',
] as const satisfies readonly InquiryStage[];
export type LadderStage = (typeof stageLadder)[number];

export const isOnLadder = (stage: InquiryStage): stage is LadderStage =>
  (stageLadder as readonly InquiryStage[]).includes(stage);
const rank = (stage: LadderStage): number => stageLadder.indexOf(stage);

const open: readonly InquiryStage[] = [...stageLadder, 'On Hold'];
const upToQualified = stageLadder.slice(0, 3);
const beforeToken = stageLadder.slice(0, -1);

/** What somebody is to an inquiry; one person may be several of these. */
export type Mover = 'office' | 'assigned' | 'creator' | 'back office';
const editors: readonly Mover[] = ['office', 'assigned', 'creator'];

/** What a person may do by hand. Who is not named by any row is refused. */
const handMoves: readonly { who: readonly Mover[]; from: readonly InquiryStage[]; to: readonly InquiryStage[] }[] = [
  { who: editors, from: open, to: stageLadder },
  { who: ['back office'], from: upToQualified, to: upToQualified },
  { who: editors, from: open, to: ['On Hold', 'Closed Lost'] },
  { who: editors, from: ['New', 'Contacted'], to: ['Junk'] },
  { who: editors, from: ['Token Paid'], to: ['Closed Won'] },
  { who: ['office', 'assigned'], from: ['Closed Lost', 'Junk'], to: ['Contacted'] },
];

/** What an inquiry has to say before it stands at a stage. */
export type StageNeed = 'next_follow_up' | 'budget_max' | 'area' | 'resume_on' | 'lost reason' | 'junk reason';
const step: readonly StageNeed[] = ['next_follow_up'];
const wish: readonly StageNeed[] = ['next_follow_up', 'budget_max', 'area'];

/** No open inquiry after New without a next step; none after Contacted without how much and where. */
export const stageNeeds: Readonly<Record<InquiryStage, readonly StageNeed[]>> = {
  New: [],
  Contacted: step,
  Qualified: wish,
  'Options Shared': wish,
  'Visit Scheduled': wish,
  'Visit Done': wish,
  Negotiation: wish,
  'Token Paid': wish,
  'On Hold': ['next_follow_up', 'resume_on'],
  'Closed Won': [],
  'Closed Lost': ['lost reason'],
  Junk: ['junk reason'],
};

/** What somebody of a role is to an inquiry. */
export const moversOf = (
  usertype: Usertype,
  userId: number,
  inquiry: { created_by: number | null; assigned_ids: readonly number[] },
): Mover[] => [
  ...(runsTheOffice(usertype) ? (['office'] as const) : []),
  ...(inquiry.assigned_ids.includes(userId) ? (['assigned'] as const) : []),
  ...(usertype === 'Backend'
    ? (['back office'] as const)
    : inquiry.created_by === userId
      ? (['creator'] as const)
      : []),
];

/** `no way`: nobody moves it so; `not you`: others do. */
export type MoveRefusal = 'no way' | 'not you';

/** Why somebody may not move an inquiry so by hand; null when they may. */
export const moveRefusal = (who: readonly Mover[], from: InquiryStage, to: InquiryStage): MoveRefusal | null => {
  // To be put on hold again is to be put off; any other stage is not entered twice.
  if (from === to && to !== 'On Hold') return 'no way';
  const rows = handMoves.filter((row) => row.from.includes(from) && row.to.includes(to));
  if (rows.length === 0) return 'no way';
  // The back office goes up to Qualified whatever else it is to the inquiry, save that who it was given to may reopen it.
  const roles = who.includes('back office') && open.includes(from) ? (['back office'] as const) : who;
  return rows.some((row) => row.who.some((one) => roles.includes(one as never))) ? null : 'not you';
};

/** The stages that somebody may move an inquiry to by hand. */
export const stagesFrom = (who: readonly Mover[], from: InquiryStage): InquiryStage[] =>
  (Object.keys(stageNeeds) as InquiryStage[]).filter((to) => moveRefusal(who, from, to) === null);

/** What happens around an inquiry and moves it. 'visit cancelled': cancelled or missed, and no other visit is open. */
const automaticMoves = {
  'call connected': { from: ['New'], to: 'Contacted' },
  'message received': { from: ['New'], to: 'Contacted' },
  met: { from: ['New'], to: 'Contacted' },
  share: { from: ['Contacted', 'Qualified'], to: 'Options Shared' },
  'visit created': { from: beforeToken, to: 'Visit Scheduled' },
  'visit done': { from: ['Visit Scheduled'], to: 'Visit Done' },
  'visit cancelled': { from: ['Visit Scheduled'], to: 'Options Shared', undoes: true },
  'deal created': { from: ['Options Shared', 'Visit Done'], to: 'Negotiation' },
  'token received': { from: beforeToken, to: 'Token Paid' },
  'deal closed': { from: ['Token Paid'], to: 'Closed Won' },
  'deal cancelled': { from: ['Negotiation', 'Token Paid'], to: 'Visit Done', undoes: true },
} as const satisfies Record<string, { from: readonly LadderStage[]; to: LadderStage | 'Closed Won'; undoes?: true }>;
export type StageTrigger = keyof typeof automaticMoves;
export const stageTriggers = Object.keys(automaticMoves) as StageTrigger[];

export interface Standing {
  readonly stage: InquiryStage;
  /** Where it goes back to from On Hold. */
  readonly held_stage: LadderStage | null;
  /** The stage that a person last set. */
  readonly hand_stage: LadderStage | null;
}

/**
 * Where something that happened moves an inquiry; null where it stays. It never goes back past the stage that a person
 * set, except where what had moved it is undone. On Hold was said by a person: there, what it returns to moves on.
 */
export const automaticMove = (
  { stage, held_stage, hand_stage }: Standing,
  trigger: StageTrigger,
): Pick<Standing, 'stage' | 'held_stage'> | null => {
  const held = stage === 'On Hold';
  const at = held ? held_stage : stage;
  const move: { from: readonly LadderStage[]; to: LadderStage | 'Closed Won'; undoes?: true } = automaticMoves[trigger];
  if (at === null || !isOnLadder(at) || !move.from.includes(at) || at === move.to) return null;
  if (move.to === 'Closed Won') return { stage: 'Closed Won', held_stage: null };
  const passesHand = hand_stage !== null && rank(at) >= rank(hand_stage) && rank(move.to) < rank(hand_stage);
  if (passesHand && !move.undoes) return null;
  return held ? { stage, held_stage: move.to } : { stage: move.to, held_stage: null };
};
