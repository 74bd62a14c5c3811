import { sql } from 'kysely';

/** A number by the small ids of a platform list, as an expression: `otherwise` where the column is null. */
export const byListId = (column: string, values: ReadonlyMap<number, number>, otherwise: number) => {
  const list = Array.from({ length: Math.max(0, ...values.keys()) }, (_, at) => values.get(at + 1) ?? otherwise);
  return sql<number>`coalesce((${list}::float8[])[${sql.ref(column)}], ${otherwise}::float8)`;
};

/** The best of some ids that a list column holds, as an expression: `none` where it holds none of them. */
export const byBestOf = (column: string, values: ReadonlyMap<number, number>, none: number) => {
  const levels = [...new Set(values.values())].filter((value) => value > none).sort((a, b) => b - a);
  if (levels.length === 0) return sql<number>`${none}::float8`;
  const cases = levels.map((level) => {
    const ids = [...values].filter(([, value]) => value === level).map(([id]) => id);
    return sql`when ${sql.ref(column)} && ${ids}::bigint[] then ${level}::float8`;
  });
  return sql<number>`case ${sql.join(cases, sql` `)} else ${none}::float8 end`;
};
