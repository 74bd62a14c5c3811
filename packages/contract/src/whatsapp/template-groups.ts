import { z } from 'zod';
import { requiredText } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';

export const templateGroupNameLength = 80;
const input = z.object({ group_name: requiredText(templateGroupNameLength) });

export const TemplateGroup = z.object({
  id: z.number(),
  group_name: z.string(),
  /** Templates in it. */
  template_count: z.number().int(),
});
export type TemplateGroup = z.infer<typeof TemplateGroup>;

export const templateGroups = resource({
  one: 'whatsapp_template_group',
  path: '/sandesh/whatsapp_template_group/',
  row: TemplateGroup,
  create: input,
  update: input,
  ordering: ['group_name', '-group_name', 'id', '-id'],
  search: ['group_name'],
  filters: {},
  subscription: 'any',
});
export const templateGroupCalls = templateGroups.calls;
