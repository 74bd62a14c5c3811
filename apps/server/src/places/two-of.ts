import { drf } from '@angan/contract/kit/drf-texts.ts';
import { placeTexts } from '@angan/contract/places/places.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { fieldErrors, notFound } from '../core/errors.ts';
import type { Kind } from './pointing.ts';

/** The place that goes and the one that is kept, both held until the merge is done. */
export const twoOf = async (kind: Kind, from: number, into: number, { actor, db }: Context) => {
  const { rows } = await sql<{ id: number; city: number | null }>`
    select t.id, ${kind === 'area' ? sql`t.city` : kind === 'society' ? sql`(select a.city from area a where a.company_id = t.company_id and a.id = t.area)` : sql`null::bigint`} as city
      from ${sql.table(kind)} t where t.company_id = ${actor.companyId} and t.id = any (${[from, into]}::bigint[])
     order by t.id for update of t`.execute(db);
  const [gone, kept] = [from, into].map((id) => rows.find((row) => row.id === id));
  if (!gone) throw notFound();
  if (from === into) throw fieldErrors({ into: [placeTexts.mergeSelf] });
  if (!kept) throw fieldErrors({ into: [drf.invalidPk(into)] });
  if (gone.city !== kept.city) throw fieldErrors({ into: [placeTexts.mergeOtherCity] });
};
