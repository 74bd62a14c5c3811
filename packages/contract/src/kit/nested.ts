import { z } from 'zod';

/** Records that stand inside another one on read; a write sends their ids. */
export const AreaRef = z.object({ id: z.number(), area: z.string() });
export const CityRef = z.object({ id: z.number(), city: z.string() });
export const SocietyRef = z.object({ id: z.number(), society_name: z.string() });
export const ProjectRef = z.object({ id: z.number(), project_name: z.string() });

/** A person behind a record. The number is masked, and the name of a locked contact empty, for roles that may not see them. */
export const ContactRef = z.object({ id: z.number(), name: z.string(), mobile_number_1: z.string() });
export type ContactRef = z.infer<typeof ContactRef>;

/** One of the company's people that a record is given to; both ids are the person's. */
export const Assignee = z.object({
  id: z.number(),
  user: z.object({ id: z.number(), first_name: z.string(), last_name: z.string(), is_active: z.boolean() }),
});
export type Assignee = z.infer<typeof Assignee>;

/** A property by what it is: 'title' in English, and what it is made of, for the reader's own language. */
export const titled = {
  /** '3 BHK flat for sale in Bopal' */
  title: z.string(),
  property_subtype: z.number(),
  bhk: z.number().nullable(),
  deal_type: z.array(z.number()),
  area: z.string().nullable(),
};
