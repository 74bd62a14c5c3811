/** Weights and criteria put together: score, label, ask list and the line on top. */
import { area } from './area.ts';
import { budget } from './budget.ts';
import type { Criterion, Draft, Sides } from './draft.ts';
import { features, specs } from './extras.ts';
import { floor } from './floor.ts';
import { gatesOf } from './gates.ts';
import { bhk, facing, furniture, parking, subtype } from './home.ts';
import { lease_terms, roi } from './investment.ts';
import { possession } from './possession.ts';
import { size } from './size.ts';
import {
  type CriterionKey,
  type CriterionState,
  criterionKeys,
  type MatchCriterion,
  type MatchLabel,
  type MatchProperty,
  type MatchResult,
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

/** The label of an exact score. */
export const labelOf = (exact: number): MatchLabel => {
  if (exact >= excellent) return 'Excellent';
  if (exact >= good) return 'Good';
  return exact >= leastListed ? 'Possible' : 'Weak';
};

const topLine = (
  score: number,
  label: MatchLabel,
  found: readonly MatchCriterion[],
  ask: readonly string[],
): string => {
  const fits = found.filter((one) => one.state === 'fit').length;
  const loss = (one: MatchCriterion): number => one.weight * (1 - one.s);
  const [worst] = found.filter((one) => one.state === 'near' || one.state === 'miss').sort((a, b) => loss(b) - loss(a));
  const parts = [
    `${score}% ${label}: ${fits} of ${found.length} points fit.`,
    worst && `${worst.text}.`,
    ask.length > 0 && `Ask: ${ask.join(', ')}.`,
  ];
  return parts.filter(Boolean).join(' ');
};

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

  const exact = sweep(share((draft) => draft.s) * factor);
  const confidence = sweep(share((draft) => (draft.known ? 1 : 0)));
  const score = roundHalfUp(exact);
  const label = labelOf(exact);
  const found = weighed.map(({ key, weight, draft }) => ({
    key,
    label: criteria[key].label,
    weight,
    s: draft.s,
    state: stateOf(draft),
    points: roundHalfUp(weight * draft.s),
    text: draft.text,
  }));
  const ask = [...new Set(weighed.flatMap((one) => one.draft.ask))];
  const gates = gatesOf(sides, drafts);
  return {
    score,
    exact,
    best: roundHalfUp(share((draft) => draft.high) * factor),
    worst: roundHalfUp(share((draft) => draft.low) * factor),
    confidence: roundHalfUp(confidence),
    confidence_exact: confidence,
    label,
    column,
    criteria: found,
    ask,
    gates,
    summary: gates.length > 0 ? `${gates.map((one) => one.text).join('. ')}.` : topLine(score, label, found, ask),
    last_verified_at: sides.property.last_verified_at,
  };
};
