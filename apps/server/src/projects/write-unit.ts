import { drf } from '@angan/contract/kit/drf-texts.ts';
import { type UnitFields, unitMistakes } from '@angan/contract/projects/project-rules.ts';
import type { ProjectUnitInput } from '@angan/contract/projects/project-units.ts';
import { projectTexts } from '@angan/contract/projects/texts.ts';
import type { UnitPriceBasis } from '@angan/domain/lookups/projects.ts';
import { unitPriceTotal } from '@angan/domain/project-units.ts';
import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { breaksUnique } from '../core/database/database-errors.ts';
import { fieldErrors, notFound } from '../core/errors.ts';
import { keepHiddenNumbers } from '../core/keep-hidden-numbers.ts';
import { named, withoutNulls } from '../core/named.ts';
import { changeableProject } from './find-project.ts';

type Fields = z.output<typeof ProjectUnitInput>;
const alwaysSet = ['carpet_unit', 'price_basis'] as const;

/** What the database stores beside what was said: the prices of a whole unit. */
export const derivedPrices = (unit: UnitFields) => {
  const basis: UnitPriceBasis = unit.price_basis ?? 'Total';
  const sizes = { rera_carpet: unit.rera_carpet ?? null, super_built_up: unit.super_built_up ?? null };
  return {
    price_from_total: unitPriceTotal(unit.price_from ?? null, basis, sizes),
    price_to_total: unitPriceTotal(unit.price_to ?? null, basis, sizes),
  };
};

const check = (unit: UnitFields) => {
  const mistakes = unitMistakes(unit);
  if (Object.keys(mistakes).length) throw fieldErrors(mistakes);
};

export const nameTaken = (error: unknown): never => {
  throw breaksUnique(error, 'projectunit_name') ? fieldErrors({ unit_name: [projectTexts.unitTaken] }) : error;
};

/** Adds a unit type to a project; answers its id. */
export const insertUnit = async (context: Context, body: Fields): Promise<number> => {
  const { actor, db } = context;
  const given = named(withoutNulls(body, alwaysSet)) as Fields;
  await changeableProject(context, given.project, fieldErrors({ project: [drf.invalidPk(given.project)] }));
  check(given);
  const { id } = await db
    .insertInto('projectunit')
    .values({ ...given, ...derivedPrices(given), company_id: actor.companyId, created_by: actor.userId } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  return id;
};

/** The project of a unit type that the actor may change, and the unit as it is. */
export const changeableUnit = async (context: Context, id: number, is_deleted = false) => {
  const { actor, db } = context;
  const unit = await db
    .selectFrom('projectunit')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('is_deleted', '=', is_deleted)
    .executeTakeFirst();
  if (!unit) throw notFound();
  await changeableProject(context, unit.project);
  return unit;
};

/** Changes the fields that are named. */
export const updateUnit = async (
  context: Context,
  id: number,
  body: Partial<Omit<Fields, 'project'>>,
): Promise<void> => {
  const before = await changeableUnit(context, id);
  const given = keepHiddenNumbers(context.actor, before, named(withoutNulls(body, alwaysSet)) as Partial<Fields>);
  const after = { ...before, ...given } as unknown as UnitFields;
  check(after);
  await context.db
    .updateTable('projectunit')
    .set({ ...given, ...derivedPrices(after) } as never)
    .where('company_id', '=', context.actor.companyId)
    .where('id', '=', id)
    .execute()
    .catch(nameTaken);
};
