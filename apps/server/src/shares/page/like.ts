import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { type Kysely, sql } from 'kysely';
import { raiseAlerts } from '../../alerts/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { notFound } from '../../core/errors.ts';
import { keepScoresOf } from '../../inquiries/index.ts';
import type { OpenShare } from './open-share.ts';

/** Keeps that whoever has the link likes one of its properties, or no longer does. `place` counts from 1. */
export const like = async (
  db: Kysely<DB>,
  share: OpenShare,
  { place, likes, now }: { place: number; likes: boolean; now: Date },
): Promise<void> => {
  const property = share.content.properties[place - 1]?.id;
  if (property === undefined || !share.offered.includes(property)) throw notFound();
  const { company_id, id } = share;
  if (likes)
    await db
      .insertInto('share_like')
      .values({ company_id, share: id, property, liked_at: now.toISOString() })
      .onConflict((on) => on.doNothing())
      .execute();
  else
    await db
      .deleteFrom('share_like')
      .where('company_id', '=', company_id)
      .where('share', '=', id)
      .where('property', '=', property)
      .execute();
  const to = await toldOf(db, share);
  if (to.inquiry !== null) await keepScoresOf(db, company_id, [to.inquiry], now);
  if (likes) await tell(db, share, to, [...new Set([...share.liked, property])]);
};

type Told = Awaited<ReturnType<typeof toldOf>>;

/** Whom a like is told, and of which inquiry and client it is. */
const toldOf = (db: Kysely<DB>, { company_id, id }: OpenShare) =>
  db
    .selectFrom('share as s')
    .leftJoin('contact as c', (on) => on.onRef('c.company_id', '=', 's.company_id').onRef('c.id', '=', 's.contact'))
    // A name that was locked since is told to nobody.
    .select([
      's.inquiry',
      's.created_by',
      sql<string>`case when c.locked_contact then '' else coalesce(c.name, '') end`.as('who'),
    ])
    .where('s.company_id', '=', company_id)
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow();

/** One alert for a share, which says more as more is liked. */
const tell = (
  db: Kysely<DB>,
  { id, content }: OpenShare,
  { inquiry, created_by, who }: Told,
  liked: readonly number[],
) => {
  const properties = content.properties.filter((one) => liked.includes(one.id));
  const { of } = alertSentences;
  return raiseAlerts(db, [
    {
      to: [created_by],
      kind: 'Client likes a property',
      sentence:
        properties.length === 1
          ? of.shareLiked({ who, code: properties[0]!.brochure.property_code })
          : of.shareLikedSeveral({ who, count: properties.length }),
      key: `share ${id} likes`,
      about: [
        ...(inquiry === null ? [] : [{ kind: 'inquiry' as const, id: inquiry }]),
        ...properties.map((one) => ({ kind: 'property' as const, id: one.id })),
      ],
      isRenewed: true,
    },
  ]);
};
