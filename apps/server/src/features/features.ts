import { featureFields } from '@angan/contract/features/feature-fields.ts';
import { type Feature, type featureCalls, features } from '@angan/contract/features/features.ts';
import { unknownIds } from '@angan/contract/kit/mistakes.ts';
import { alwaysSetOf } from '@angan/contract/kit/pairs.ts';
import { placeTexts } from '@angan/contract/places/places.ts';
import { propertyTypes } from '@angan/domain/lookups/index.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../core/context.ts';
import { createdByScope, crud } from '../core/crud.ts';
import { breaksUnique } from '../core/database/database-errors.ts';
import type { Feature as FeatureTable } from '../core/database/schema.gen.ts';
import { fieldErrors } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { withoutNulls } from '../core/named.ts';
import { mergePlaces, refuseInUse, stockOf, twoOf } from '../places/index.ts';
import { mayChange } from '../records/index.ts';

type Row = Selectable<FeatureTable>;

const stored = crud(features, 'feature', { changes: createdByScope('feature:edit') });

const nameTaken =
  (name: string | undefined) =>
  (error: unknown): never => {
    throw breaksUnique(error, 'feature_name')
      ? fieldErrors({ feature: [placeTexts.taken('feature', name ?? '')] })
      : error;
  };

const show = async (rows: readonly unknown[], counts: boolean, context: Context): Promise<Feature[]> => {
  const given = rows as readonly Row[];
  const stock = counts
    ? await stockOf(
        'feature',
        given.map(({ id }) => id),
        context,
      )
    : undefined;
  return given.map((row) => ({
    ...(row as unknown as Feature),
    used_count: stock?.get(row.id)?.properties ?? null,
    may_edit: mayChange(context.actor, 'feature:edit', { created_by: row.created_by, assigned_ids: [] }),
  }));
};

const showOne = async (row: unknown, context: Context) => (await show([row], true, context))[0]!;

/** The body with the columns' own defaults where nothing was chosen. */
const checked = <B extends { property_type?: number[] | undefined }>(body: B) => {
  const mistakes = unknownIds(body, { property_type: propertyTypes });
  if (Object.keys(mistakes).length) throw fieldErrors(mistakes);
  return withoutNulls(body, alwaysSetOf(featureFields) as never[]) as unknown as B;
};

export const featureHandlers: Handlers<typeof featureCalls> = {
  async list(input, context) {
    const page = await stored.list(input, context);
    return { ...page, results: await show(page.results, input.query.stock ?? false, context) };
  },
  get: async (input, context) => showOne(await stored.get(input, context), context),
  async create(input, context) {
    const row = await stored
      .create({ ...input, body: checked(input.body) }, context)
      .catch(nameTaken(input.body.feature));
    return showOne(row, context);
  },
  async update(input, context) {
    const row = await stored
      .update({ ...input, body: checked(input.body) }, context)
      .catch(nameTaken(input.body.feature));
    return showOne(row, context);
  },
  async remove(input, context) {
    await stored.get({ ...input, body: undefined }, context);
    await refuseInUse('feature', input.params.id, context);
    await stored.remove(input, context);
  },
  async merge({ params, body }, context) {
    await twoOf('feature', params.id, body.into, context);
    await mergePlaces('feature', { from: [params.id], into: [body.into] }, context);
    return showOne(await stored.get({ params: { id: body.into }, query: {}, body: undefined }, context), context);
  },
};
