import type { ContactTarget } from '@angan/contract/imports/contact-targets.ts';
import { type dataMigrationCalls, migrationModes } from '@angan/contract/imports/data-migration.ts';
import { migrationRefusals } from '@angan/contract/imports/refusals.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import type { Handler } from '../../core/http/serve.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import type { StoredColumn } from '../map/columns.ts';
import { saveMapping } from '../map/saved-mapping.ts';
import { nameIds, readNames } from '../write/names.ts';
import { readOne } from './show.ts';
import { openMigration } from './steps.ts';
import { changeMigration, mayChangePeople } from './stored.ts';
import { readMigration } from './tasks.ts';

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
  const columns = body.targets ? withTargets(migration.columns, body.targets) : migration.columns;
  const defaults = body.defaults && (await checkedDefaults(context, body.defaults));
  if (body.save_as) await saveMapping(db, migration, body.save_as, columns, actor.userId);
  await changeMigration(db, actor.companyId, params.id)
    .set({
      status: 'Mapped',
      columns: JSON.stringify(columns),
      ...(body.mode && { mode: body.mode }),
      ...defaults,
      ...(body.save_as && { mapping_name: body.save_as }),
    })
    .execute();
  return readOne(context, params.id);
};

export const addNewOnly: (typeof migrationModes)[number] = 'Add new only';
/** What an import does with people who are here until somebody says otherwise. */
export const usualMode = (context: Context) => (mayChangePeople(context.actor) ? migrationModes[0] : addNewOnly);

const withTargets = (columns: readonly StoredColumn[], targets: readonly ContactTarget[]): StoredColumn[] => {
  if (targets.length !== columns.length)
    throw fieldErrors({ targets: [migrationRefusals.targetsMismatch(columns.length)] });
  return columns.map((column, at) =>
    column.target === targets[at] ? column : { ...column, target: targets[at]!, guessed_by: '' },
  );
};

const readSheet = async ({ actor, db }: Context, id: number, sheets: readonly string[], sheet: string) => {
  if (!sheets.includes(sheet)) throw fieldErrors({ sheet: [migrationRefusals.noSuchSheet] });
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

const checkedDefaults = async ({ actor, db }: Context, { source, contactgroup }: NonNullable<Body['defaults']>) => {
  const names = nameIds(await readNames(db, actor.companyId));
  const unknown = [
    ...(source && !names.hasSource(source) ? [source] : []),
    ...(contactgroup ?? []).filter((id) => !names.hasGroup(id)),
  ];
  if (unknown.length) throw fieldErrors({ defaults: [drf.invalidPk(unknown[0])] });
  return {
    ...(source !== undefined && { default_source: source }),
    ...(contactgroup && { default_groups: contactgroup }),
  };
};
