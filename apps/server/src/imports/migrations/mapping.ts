import {
  type dataMigrationCalls,
  type MigrationKind,
  type MigrationTarget,
  type MigrationValue,
  migrationModes,
  targetsOf,
} from '@angan/contract/imports/data-migration.ts';
import { importProblems } from '@angan/contract/imports/import-problems.ts';
import { migrationRefusals } from '@angan/contract/imports/refusals.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { cities, propertySubtypes } from '@angan/domain/lookups/index.ts';
import type { Context } from '../../core/context.ts';
import { inEnglish } from '../../core/english.ts';
import { fieldErrors } from '../../core/errors.ts';
import type { Handler } from '../../core/http/serve.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { nameIds, readNames } from '../contacts/office-names.ts';
import { changeMigration, mayChangePeople } from '../engine/stored.ts';
import { readMigration } from '../jobs/tasks.ts';
import type { StoredColumn } from '../map/columns.ts';
import { saveMapping } from '../map/saved-mapping.ts';
import { readOffice } from '../records/office.ts';
import { rememberValues } from '../records/values.ts';
import { readOne } from './show.ts';
import { openMigration } from './steps.ts';

type Body = Received<typeof dataMigrationCalls.mapping>['body'];

/** Says what the columns are and what is done with people who are here. What the check found is then no longer so. */
export const mapMigration: Handler<typeof dataMigrationCalls.mapping> = async ({ params, body }, context) => {
  const { actor, db } = context;
  const migration = await openMigration(context, params.id, ['Uploaded', 'Mapped', 'Validated']);
  if (body.sheet !== undefined && body.sheet !== migration.sheet) {
    await readSheet(context, params.id, migration.sheets, body.sheet);
    return readOne(context, params.id);
  }
  if (body.mode !== undefined && body.mode !== addNewOnly && !mayChangePeople(actor))
    throw fieldErrors({ mode: [migrationRefusals.addOnly] });
  const columns = body.targets ? withTargets(migration, body.targets) : migration.columns;
  const defaults = body.defaults && (await checkedDefaults(context, body.defaults));
  if (body.save_as) await saveMapping(db, migration, body.save_as, columns, actor.userId);
  await changeMigration(db, actor.companyId, params.id)
    .set({
      status: 'Mapped',
      columns: JSON.stringify(columns),
      ...(body.mode && { mode: body.mode }),
      ...defaults,
      ...(body.overwrite && { overwrite: body.overwrite }),
      ...(body.values && {
        unknown_values: JSON.stringify(await withMeanings(context, migration.unknown_values, body.values)),
      }),
      ...(body.save_as && { mapping_name: body.save_as }),
    })
    .execute();
  return readOne(context, params.id);
};

export const addNewOnly: (typeof migrationModes)[number] = 'Add new only';
/** What an import does with people who are here until somebody says otherwise. */
export const usualMode = (context: Context) => (mayChangePeople(context.actor) ? migrationModes[0] : addNewOnly);

/** The names with what a person says they mean; that is remembered for the next file. */
const withMeanings = async (
  { actor, db }: Context,
  known: readonly MigrationValue[],
  said: NonNullable<Body['values']>,
): Promise<MigrationValue[]> => {
  const meant = new Map(said.map(({ field, text, means }) => [`${field} ${text}`, means]));
  await rememberValues(db, actor.companyId, actor.userId, said);
  return known.map((one) => ({ ...one, means: meant.get(`${one.field} ${one.text}`) ?? one.means }));
};

const withTargets = (
  { columns, kind }: { readonly columns: readonly StoredColumn[]; readonly kind: MigrationKind },
  targets: readonly MigrationTarget[],
): StoredColumn[] => {
  if (targets.some((target) => !targetsOf(kind).includes(target)))
    throw fieldErrors({ targets: [migrationRefusals.foreignTarget] });
  if (targets.length !== columns.length)
    throw fieldErrors({ targets: [migrationRefusals.targetsMismatch(columns.length)] });
  return columns.map((column, at) =>
    column.target === targets[at] ? column : { ...column, target: targets[at]!, guessed_by: '' },
  );
};

const readSheet = async ({ actor, db }: Context, id: number, sheets: readonly string[], sheet: string) => {
  if (!sheets.includes(sheet)) throw fieldErrors({ sheet: [inEnglish(importProblems, importProblems.of.noSuchSheet)] });
  await changeMigration(db, actor.companyId, id)
    .set({
      sheet,
      status: 'Uploaded',
      working: 'Reading',
      columns: '[]',
      rows_total: 0,
      progress_done: 0,
      progress_total: 0,
    })
    .execute();
  await enqueue(db, readMigration, { id }, { key: `read migration ${id}` });
};

const checkedDefaults = async (
  { actor, db }: Context,
  { source, contactgroup, deal_type, property_subtype, assigned_to, city }: NonNullable<Body['defaults']>,
) => {
  const staff = (await readOffice(db, actor.companyId)).staff;
  const names = nameIds(await readNames(db, actor.companyId));
  const unknown = [
    ...(source && !names.hasSource(source) ? [source] : []),
    ...(contactgroup ?? []).filter((id) => !names.hasGroup(id)),
    ...(deal_type ?? []).filter((id) => !dealTypes.some((row) => row.id === id)),
    ...(property_subtype && !propertySubtypes.some((row) => row.id === property_subtype) ? [property_subtype] : []),
    ...(assigned_to ?? []).filter((id) => !staff.some((row) => row.id === id)),
    ...(city && !cities.some((row) => row.id === city) ? [city] : []),
  ];
  if (unknown.length) throw fieldErrors({ defaults: [drf.invalidPk(unknown[0])] });
  return {
    ...(source !== undefined && { default_source: source }),
    ...(contactgroup && { default_groups: contactgroup }),
    ...(deal_type && { default_deals: deal_type }),
    ...(property_subtype !== undefined && { default_subtype: property_subtype }),
    ...(assigned_to && { default_staff: assigned_to }),
    ...(city !== undefined && { default_city: city }),
  };
};
