import { type CriterionKey, caps, isCapped, type WeightColumn } from '@angan/domain/matching/index.ts';
import { type RawBuilder, sql } from 'kysely';

/** The rule's dust: a share that the database works out may lie a little above the one it is. */
const dust = 1e-9;

/** `score`, held down where so little of a criterion that counts in the column fits. */
export const capped = (
  column: WeightColumn,
  counts: Partial<Record<CriterionKey, number>>,
  shares: Partial<Record<CriterionKey, RawBuilder<number>>>,
  score: RawBuilder<number>,
): RawBuilder<number> => {
  if (!isCapped(column)) return score;
  const limits = caps.flatMap(({ key, share, most }) => {
    const own = shares[key];
    return own && (counts[key] ?? 0) > 0
      ? [sql`case when ${own} <= ${share + dust}::float8 then ${most}::float8 end`]
      : [];
  });
  return limits.length ? sql<number>`least(${score}, ${sql.join(limits)})` : score;
};
