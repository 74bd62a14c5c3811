import type { Area } from '@angan/contract/areas/areas.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../core/context.ts';
import type { Area as AreaTable } from '../core/database/schema.gen.ts';
import { stockOf } from '../places/index.ts';
import { mayChange } from '../records/index.ts';
import { neighboursOf } from './neighbours.ts';

export type AreaRow = Selectable<AreaTable>;

/** Areas as their reader sees them: a query for the neighbours and, where they are asked for, one for the counts. */
export const showAreas = async (rows: readonly AreaRow[], counts: boolean, context: Context): Promise<Area[]> => {
  const ids = rows.map(({ id }) => id);
  const neighbours = await neighboursOf(ids, context);
  const stock = counts ? await stockOf('area', ids, context) : undefined;
  return rows.map((row) => ({
    ...row,
    neighbours: neighbours.get(row.id) ?? [],
    stock_count: stock?.get(row.id)?.available ?? null,
    society_count: stock?.get(row.id)?.societies ?? null,
    open_inquiry_count: stock?.get(row.id)?.inquiries ?? null,
    may_edit: mayChange(context.actor, 'area:edit', { created_by: row.created_by, assigned_ids: [] }),
  }));
};
