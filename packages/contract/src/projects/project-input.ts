import { projectStatuses, salesContactRoles } from '@angan/domain/lookups/projects.ts';
import { z } from 'zod';
import { references, requiredReference, requiredReferences, requiredText } from '../kit/fields.ts';
import { givenOf } from '../kit/pairs.ts';
import { contactOrNew } from '../properties/property-input.ts';
import { projectFields, projectLimits } from './project-fields.ts';

/** What a person says of a project. Whether it holds together is told by `projectMistakes`. */
export const ProjectInput = z.object({
  project_name: requiredText(projectLimits.project_name),
  builder_name: requiredText(projectLimits.builder_name),
  builder_contact: contactOrNew().nullable().optional(),
  sales_contacts: z
    .array(z.object({ contact: contactOrNew(), role: z.enum(salesContactRoles) }))
    .max(projectLimits.contacts)
    .optional(),
  property_type: requiredReference(),
  property_subtype: requiredReferences(20),
  deal_type: references(9),
  area: requiredReferences(projectLimits.areas),
  status: z.enum(projectStatuses),
  ...givenOf(projectFields),
});
export type ProjectInput = z.input<typeof ProjectInput>;
