import type { dataMigrationCalls } from '@angan/contract/imports/data-migration.ts';
import type { Handlers } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { createMigration } from './create.ts';
import { listMigrations } from './list.ts';
import { mapMigration } from './mapping.ts';
import { mendRow } from './mend.ts';
import { listRows } from './rows.ts';
import { readOne } from './show.ts';
import { cancel, rollback, run, validate } from './steps.ts';
import { templateOf } from './template.ts';

export const dataMigrationHandlers = (limits: Limits): Handlers<typeof dataMigrationCalls> => ({
  list: listMigrations,
  get: ({ params }, context) => readOne(context, params.id),
  create: createMigration,
  mapping: mapMigration,
  validate: ({ params }, context) => validate(context, params.id),
  run: ({ params }, context) => run(limits, context, params.id),
  cancel: ({ params }, context) => cancel(context, params.id),
  rollback: ({ params }, context) => rollback(context, params.id),
  rows: listRows,
  mend: mendRow,
  template: ({ query }) => templateOf(query.kind),
});
