import { pageSize } from '@angan/contract/kit/resource.ts';
import type { companyLookupCalls, platformLookupCalls } from '@angan/contract/lookups/lookups.ts';
import type { Usertype } from '@angan/domain/roles.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import type { Handlers } from '../core/http/serve.ts';
import { envelope, readPaging } from '../core/list.ts';
import { wordsOf } from '../core/search-words.ts';
import { permissionColumns } from '../permissions/index.ts';
import type { PlatformList } from './platform-lists.ts';

type Row = { id: number; sort: number };

/** A list of the platform, in the order of the trade, not of the alphabet. */
const listOf =
  (table: PlatformList | 'offered_country', label: string) =>
  async (
    { query }: { query: { page?: string | undefined; page_size?: string | undefined; search?: string | undefined } },
    context: Context,
  ) => {
    const db = context.db as unknown as Kysely<Record<string, Row>>;
    let q = db.selectFrom(table).where('is_active' as never, '=', true as never);
    for (const word of wordsOf(query.search)) q = q.where(label as never, 'ilike', word as never);
    const count = () =>
      q
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow()
        .then((row) => row.count);
    const paging = await readPaging(query, ['sort'], count, pageSize.ofPlatform);
    const rows = (await q
      .selectAll()
      .orderBy('sort')
      .orderBy('id')
      .limit(paging.size + 1)
      .offset(paging.offset)
      .execute()) as Row[];
    return envelope(
      context,
      paging,
      await count(),
      rows,
      (row) => String(row.sort),
      (row) => row,
    ) as never;
  };

export const platformLookupHandlers: Handlers<typeof platformLookupCalls> = {
  property_types: listOf('property_type', 'property_type'),
  property_subtypes: listOf('property_subtype', 'property_subtype'),
  deal_types: listOf('deal_type', 'deal_type'),
  bhk: listOf('bhk', 'bhk'),
  furnitures: listOf('furniture', 'furniture'),
  possessions: listOf('possession', 'possession'),
  states: listOf('state', 'state'),
  cities: listOf('city', 'city'),
  countries: listOf('offered_country', 'country'),
  amenities: listOf('amenity', 'amenity'),
};

export const companyLookupHandlers: Handlers<typeof companyLookupCalls> = {
  async subusers({ query }, context) {
    const q = context.db
      .selectFrom('app_user')
      .where('company_id', '=', context.actor.companyId)
      .where('usertype', '<>', 'Admin');
    const count = () =>
      q
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow()
        .then((row) => row.count);
    const paging = await readPaging(query, ['id'], count);
    const rows = await q
      .select(['id', 'usertype', 'first_name', 'last_name', 'is_active'])
      .orderBy('id')
      .limit(paging.size + 1)
      .offset(paging.offset)
      .execute();
    return envelope(
      context,
      paging,
      await count(),
      rows,
      (row) => String(row.id),
      ({ id, usertype, first_name, last_name, is_active }) => ({
        id,
        usertype: usertype as Exclude<Usertype, 'Admin'>,
        user: { id, first_name, last_name, is_active },
      }),
    );
  },

  async permissions({ query }, context) {
    let q = context.db.selectFrom('user_permission').where('company_id', '=', context.actor.companyId);
    if (context.actor.scope('permission:view') === 'none') q = q.where('user_id', '=', context.actor.userId);
    if (query.user) q = q.where('user_id', '=', Number(query.user));
    const count = () =>
      q
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow()
        .then((row) => row.count);
    const paging = await readPaging(query, ['id'], count);
    const rows = await q
      .select(permissionColumns)
      .orderBy('id')
      .limit(paging.size + 1)
      .offset(paging.offset)
      .execute();
    return envelope(
      context,
      paging,
      await count(),
      rows,
      (row) => String(row.id),
      (row) => row,
    );
  },
};
