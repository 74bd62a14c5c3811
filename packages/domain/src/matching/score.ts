/** Weights and criteria put together: score, label and ask list. */
import { dayInIndia, daysBetween } from '../dates.ts';
import { area, ELSEWHERE } from './area.ts';
import { budget } from './budget.ts';
import type { Criterion, Draft, Sides } from './draft.ts';
import { features, specs } from './extras.ts';
import { floor } from './floor.ts';
import { gatesOf } from './gates.ts';
import { bhk, facing, furniture, parking, ROOM_LESS, ROOMS_OFF, subtype } from './home.ts';
import { lease_terms, roi } from './investment.ts';
import { possession } from './possession.ts';
import { size } from './size.ts';
import {
  type CriterionKey,
  type CriterionState,
  criterionKeys,
  type MatchLabel,
  type MatchProperty,
  type MatchResult,
  type WeightColumn,
} from './types.ts';
import { weightColumn } from './weights.ts';
import { roundHalfUp, sweep } from './words.ts';

/** Every criterion by its key, with the name that a reader sees. */
export const criteria: Record<CriterionKey, { label: string; judge: Criterion }> = {
  budget: { label: 'Budget', judge: budget },
  area: { label: 'Area', judge: area },
  bhk: { label: 'BHK', judge: bhk },
  size: { label: 'Size', judge: size },
  subtype: { label: 'Type', judge: subtype },
  possession: { label: 'Possession', judge: possession },
  furniture: { label: 'Furnishing', judge: furniture },
  floor: { label: 'Floor', judge: floor },
  facing: { label: 'Facing', judge: facing },
  parking: { label: 'Parking', judge: parking },
  features: { label: 'Features', judge: features },
  specs: { label: 'Specs', judge: specs },
  roi: { label: 'ROI', judge: roi },
  lease_terms: { label: 'Lease terms', judge: lease_terms },
};

/** A score is multiplied by this, since what nobody has checked may be gone. */
export const freshnessFactor: Record<MatchProperty['freshness'], number> = { Fresh: 1, Ageing: 0.97, Stale: 0.93 };

const stateOf = (draft: Draft): CriterionState => {
  if (!draft.known) return 'unknown';
  const s = sweep(draft.s);
  return s >= 0.9 ? 'fit' : s >= 0.5 ? 'near' : 'miss';
};

/** A pair below this is weak, and on a list only when asked for. */
export const leastListed = 50;
/** From here on a pair counts among the matches of a record. */
export const good = 70;
/** From here on people are told of it. */
export const excellent = 85;

/** The least exact score that is shown as `shown`, or as more. */
export const exactFrom = (shown: number): number => shown - 0.5;

/** The label of a score as it is shown. */
export const labelOf = (score: number): MatchLabel => {
  if (score >= excellent) return 'Excellent';
  if (score >= good) return 'Good';
  return score >= leastListed ? 'Possible' : 'Weak';
};

/** A pair that gets so little of a criterion scores no more, whatever else fits; pre-leased ones are judged by yield. */
export const caps = [
  { key: 'area', share: ELSEWHERE, most: leastListed - 1 },
  { key: 'bhk', share: ROOMS_OFF, most: leastListed - 1 },
  { key: 'bhk', share: ROOM_LESS, most: good - 1 },
] as const;
export const isCapped = (column: WeightColumn): boolean => column !== 'Pre-leased';

const notConfirmedDays = ({ property, ctx }: Sides): number | null =>
  property.last_verified_at === null ? null : daysBetween(dayInIndia(new Date(property.last_verified_at)), ctx.today);

/** The match of one pair of deal types. */
export const scorePair = (sides: Sides): MatchResult => {
  const column = weightColumn(sides);
  const weights = sides.ctx.weights[column];
  const drafts = new Map<CriterionKey, Draft>();
  for (const key of criterionKeys) {
    const draft = criteria[key].judge(sides);
    if (draft) drafts.set(key, draft);
  }
  const weighed = [...drafts].flatMap(([key, draft]) => {
    const weight = weights[key] ?? 0;
    return weight > 0 ? [{ key, weight, draft }] : [];
  });
  const total = weighed.reduce((sum, one) => sum + one.weight, 0);
  const share = (part: (draft: Draft) => number): number =>
    total === 0 ? 0 : (100 * weighed.reduce((sum, one) => sum + one.weight * part(one.draft), 0)) / total;
  const factor = freshnessFactor[sides.property.freshness];

  const shareOf = (key: CriterionKey): number => weighed.find((one) => one.key === key)?.draft.s ?? 1;
  const capped = isCapped(column) ? caps.filter((cap) => sweep(shareOf(cap.key) - cap.share) <= 0) : [];
  const most = Math.min(100, ...capped.map((cap) => cap.most));
  const scoreBy = (part: (draft: Draft) => number): number => Math.min(most, sweep(share(part) * factor));

  const exact = scoreBy((draft) => draft.s);
  const confidence = sweep(share((draft) => (draft.known ? 1 : 0)));
  const score = roundHalfUp(exact);
  const label = labelOf(score);
  const found = weighed.map(({ key, weight, draft }) => ({
    key,
    label: criteria[key].label,
    weight,
    s: draft.s,
    state: stateOf(draft),
    points: roundHalfUp(weight * draft.s),
    says: draft.says,
  }));
  const ask = [...new Set(weighed.flatMap((one) => one.draft.ask))];
  const gates = gatesOf(sides, drafts);
  return {
    score,
    exact,
    best: roundHalfUp(scoreBy((draft) => draft.high)),
    worst: roundHalfUp(scoreBy((draft) => draft.low)),
    confidence: roundHalfUp(confidence),
    confidence_exact: confidence,
    label,
    column,
    criteria: found,
    ask,
    gates,
    ...(factor < 1 && { not_confirmed_days: notConfirmedDays(sides) }),
    last_verified_at: sides.property.last_verified_at,
  };
};
