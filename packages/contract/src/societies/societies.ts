import { z } from 'zod';
import { requiredReference, requiredText, text } from '../kit/fields.ts';
import { anyOf } from '../kit/filters.ts';
import { resource } from '../kit/resource.ts';

export const SocietyInput = z.object({
  society_name: requiredText(120),
  area: requiredReference(),
  address: text(300),
});
export const Society = z.object({
  id: z.number(),
  society_name: z.string(),
  area: z.number(),
  address: z.string(),
});
export type Society = z.infer<typeof Society>;

export const societies = resource({
  one: 'society',
  path: '/properties/society/',
  row: Society,
  create: SocietyInput,
  update: SocietyInput.partial(),
  ordering: ['society_name', '-society_name', 'id', '-id'],
  search: ['society_name'],
  filters: { area: anyOf('area') },
});
