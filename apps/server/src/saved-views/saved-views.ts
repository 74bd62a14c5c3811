import {
  type savedViewCalls,
  savedViewLimits,
  savedViewTexts,
  type ViewedList,
} from '@angan/contract/saved-views/saved-views.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { nonField, notFound } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';

const shown = ['id', 'list', 'name', 'query'] as const;

const own = ({ actor, db }: Context, list: ViewedList) =>
  db
    .selectFrom('saved_view')
    .where('company_id', '=', actor.companyId)
    .where('user_id', '=', actor.userId)
    .where('list', '=', list)
    .$castTo<{ id: number; list: ViewedList; name: string; query: string }>();

export const savedViewHandlers: Handlers<typeof savedViewCalls> = {
  list: async ({ query }, context) => ({
    results: (await own(context, query.list).select(shown).orderBy(sql`lower(name)`).execute()).map((view) => ({
      ...view,
      list: query.list,
    })),
  }),

  async save({ body }, context) {
    const { actor, db } = context;
    const others = await own(context, body.list)
      .select('id')
      .where(sql`lower(name)`, '<>', body.name.toLowerCase())
      .execute();
    if (others.length >= savedViewLimits.views) throw nonField(savedViewTexts.tooMany);
    const { id } = await db
      .insertInto('saved_view')
      .values({ company_id: actor.companyId, user_id: actor.userId, ...body })
      .onConflict((conflict) =>
        conflict
          .expression(sql`company_id, user_id, list, lower(name)`)
          .doUpdateSet({ name: body.name, query: body.query }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, ...body };
  },

  async remove({ params }, { actor, db }) {
    const { numDeletedRows } = await db
      .deleteFrom('saved_view')
      .where('company_id', '=', actor.companyId)
      .where('user_id', '=', actor.userId)
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
  },
};
