import { entityOf, type MigrationKind } from '@angan/contract/imports/kinds.ts';
import { migrationRefusals } from '@angan/contract/imports/refusals.ts';
import type { Permission } from '@angan/domain/roles.ts';
import type { Context } from '../../core/context.ts';
import { forbidden } from '../../core/errors.ts';
import { mayDo } from '../../core/may-do.ts';

/** Refuses who may not add by hand what the list would. */
export const mayAdd = async (context: Context, kind: MigrationKind): Promise<void> => {
  if (!(await mayDo(context, `${entityOf(kind)}:create` as Permission))) throw forbidden(migrationRefusals.mayNotAdd);
};
