import { unitPriceBases } from '@angan/domain/lookups/projects.ts';
import { sizeUnitNames } from '@angan/domain/units.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { choice, idParams, number, reference, requiredReference, requiredText, rupees } from '../kit/fields.ts';
import { anyOfIds } from '../kit/filters.ts';
import { listQuery, pageOf } from '../kit/resource.ts';
import { propertyLimits } from '../properties/property-limits.ts';
import { projectLimits } from './project-fields.ts';

export const unitLimits = { unit_name: 60 } as const;
const smallest = 0.001;

/** What a person says of a unit type. Sizes in `carpet_unit`. */
export const ProjectUnitInput = z.object({
  project: requiredReference(),
  unit_name: requiredText(unitLimits.unit_name),
  bhk: reference(),
  rera_carpet: z
    .union([
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d+(\.\d+)?$/)
        .transform(Number),
    ])
    .pipe(z.number().min(smallest).max(propertyLimits.size)),
  carpet_unit: choice(sizeUnitNames),
  super_built_up: number(smallest, propertyLimits.size),
  price_basis: choice(unitPriceBases),
  price_from: rupees(),
  price_to: rupees(),
  units_total: number(0, projectLimits.units, 'int'),
  units_left: number(0, projectLimits.units, 'int'),
});
export type ProjectUnitInput = z.input<typeof ProjectUnitInput>;

const amount = z.number().nullable();

/** A type of units of a project: '3 BHK Type B'. */
export const ProjectUnit = z.object({
  id: z.number(),
  project: z.number(),
  unit_name: z.string(),
  bhk: amount,
  rera_carpet: z.number(),
  carpet_unit: z.enum(sizeUnitNames),
  super_built_up: amount,
  price_basis: z.enum(unitPriceBases),
  price_from: amount,
  price_to: amount,
  /** For a whole unit. */
  price_from_total: amount,
  price_to_total: amount,
  units_total: amount,
  units_left: amount,
  created_by: z.number().nullable(),
  created_date: z.string(),
  last_updated: z.string(),
});
export type ProjectUnit = z.infer<typeof ProjectUnit>;

const path = '/properties/projectunits/';

/** Units go with their project: who sees it sees them, who may change it may change them. */
export const projectUnitCalls = {
  list: call({
    method: 'GET',
    shows: ['projectunit', 'project'],
    path,
    access: 'project:view',
    summary: 'List: unit types of projects, in the order they were added',
    query: z.object({ page: listQuery.page, page_size: listQuery.page_size, project: anyOfIds.optional() }),
    answer: pageOf(ProjectUnit),
  }),
  create: call({
    method: 'POST',
    path,
    access: 'project:edit',
    summary: 'Add a unit type to a project',
    body: ProjectUnitInput,
    answer: ProjectUnit,
    status: 201,
  }),
  update: call({
    method: 'PATCH',
    path: `${path}:id/`,
    access: 'project:edit',
    summary: 'Change a unit type',
    params: idParams,
    body: ProjectUnitInput.omit({ project: true }).partial(),
    answer: ProjectUnit,
  }),
  remove: call({
    method: 'DELETE',
    path: `${path}:id/`,
    access: 'project:edit',
    summary: 'Delete a unit type',
    params: idParams,
    status: 204,
  }),
  restore: call({
    method: 'POST',
    path: `${path}:id/restore/`,
    access: 'project:edit',
    summary: 'Take a deletion back',
    params: idParams,
    answer: ProjectUnit,
  }),
};
