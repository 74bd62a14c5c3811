import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams, requiredReference, requiredText } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { GroupRule } from './group-rule.ts';

/** Letters of a group's name at most. */
export const groupNameLimit = 60;

/** With a rule it is a group by rule from the first; one that is filled by hand stays so. JSON only, as a rule is nested. */
export const ContactGroupInput = z.object({
  contact_group_name: requiredText(groupNameLimit),
  rule: GroupRule.optional(),
});
/** `rule`: null for a group that is filled by hand. Who is in a group by rule follows from it at every look. */
export const ContactGroup = z.object({
  id: z.number(),
  contact_group_name: z.string(),
  rule: GroupRule.nullable(),
});
export type ContactGroup = z.infer<typeof ContactGroup>;

/** How many contacts use each row, by id; for the screens that rename, merge and delete. */
export const Usage = z.object({ counts: z.record(z.string(), z.number()) });
export const mergeBody = z.object({ into: requiredReference() });

export const contactGroups = resource({
  one: 'contactgroup',
  path: '/properties/contactgroup/',
  row: ContactGroup,
  create: ContactGroupInput,
  update: ContactGroupInput.partial(),
  ordering: ['contact_group_name', '-contact_group_name', 'id', '-id'],
  search: ['contact_group_name'],
  filters: {},
  subscription: 'any',
});

export const contactGroupCalls = {
  ...contactGroups.calls,
  usage: call({
    method: 'GET',
    shows: ['contactgroup', 'contact'],
    path: '/properties/contactgroup/usage/',
    access: 'contactgroup:view',
    subscription: 'any',
    summary: 'How many contacts are in each group, by hand or by rule',
    answer: Usage,
  }),
  merge: call({
    method: 'POST',
    path: '/properties/contactgroup/:id/merge/',
    access: 'contactgroup:edit',
    subscription: 'any',
    summary: 'Move all contacts into another group and delete this one; both filled by hand',
    params: idParams,
    body: mergeBody,
    answer: ContactGroup,
  }),
};
