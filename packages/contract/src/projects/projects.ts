import { projectStatuses, salesContactRoles } from '@angan/domain/lookups/projects.ts';
import { z } from 'zod';
import { filesOfRecord } from '../files/record-files.ts';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';
import { anyOf, anyWord, atLeast, atMost, type Filter, isSo } from '../kit/filters.ts';
import { AreaRef, CityRef, ContactRef } from '../kit/nested.ts';
import { shownOf } from '../kit/pairs.ts';
import { resource } from '../kit/resource.ts';
import { projectFields, projectLimits } from './project-fields.ts';
import { ProjectInput } from './project-input.ts';

const ids = z.array(z.number());
const amount = z.number().nullable();

/** A builder's project as a role may see it. '' and null: not known. Rupees; days as YYYY-MM-DD. */
export const Project = z.object({
  id: z.number(),
  project_name: z.string(),
  builder_name: z.string(),
  builder_contact: ContactRef.nullable(),
  sales_contacts: z.array(z.object({ contact: ContactRef, role: z.enum(salesContactRoles) })),
  property_type: z.number(),
  property_subtype: ids,
  /** How the broker sells in it; empty: only noted. */
  deal_type: ids,
  city: CityRef,
  area: z.array(AreaRef),
  status: z.enum(projectStatuses),
  ...shownOf(projectFields),
  /** Of whole units, from its unit types. */
  price_from: amount,
  price_to: amount,
  units_left: amount,
  /** Of its unit types. */
  bhk: ids,
  ...filesOfRecord,
  /** Whether the reader may change it. */
  may_edit: z.boolean(),
  created_by: z.number().nullable(),
  created_date: z.string(),
  last_updated: z.string(),
});
export type Project = z.infer<typeof Project>;

/** A part of the builder's name. */
const builder = {
  column: 'builder_name',
  compare: '=',
  schema: z.string().trim().max(projectLimits.builder_name),
} as const satisfies Filter;

export const projects = resource({
  one: 'project',
  alsoShows: ['area', 'contact', 'projectunit'],
  path: '/properties/projects/',
  row: Project,
  create: ProjectInput,
  update: ProjectInput.partial(),
  ordering: ['-created_date', 'created_date', 'price_from', '-price_from', 'units_left', '-units_left'],
  search: ['project_name', 'builder_name', 'area', 'rera_no'],
  filters: {
    builder,
    area: anyOf('area'),
    status: anyWord('status', projectStatuses),
    property_type: anyOf('property_type'),
    property_subtype: anyOf('property_subtype'),
    bhk: anyOf('bhk'),
    /** Projects that have a unit in the range. */
    price__gte: atLeast('price_to'),
    price__lte: atMost('price_from'),
    is_active: isSo('is_active'),
  },
});

export const projectCalls = {
  ...projects.calls,
  restore: call({
    method: 'POST',
    path: '/properties/projects/:id/restore/',
    access: 'project:delete',
    summary: 'Take a deletion back',
    params: idParams,
    answer: Project,
  }),
};
