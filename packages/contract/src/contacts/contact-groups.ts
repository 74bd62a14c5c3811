import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams, requiredReference, requiredText } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';

export const ContactGroupInput = z.object({ contact_group_name: requiredText(60) });
export const ContactGroup = z.object({ id: z.number(), contact_group_name: z.string() });
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
    path: '/properties/contactgroup/usage/',
    access: 'contactgroup:view',
    subscription: 'any',
    summary: 'How many contacts are in each group',
    answer: Usage,
  }),
  merge: call({
    method: 'POST',
    path: '/properties/contactgroup/:id/merge/',
    access: 'contactgroup:edit',
    subscription: 'any',
    summary: 'Move all contacts into another group and delete this one',
    params: idParams,
    body: mergeBody,
    answer: ContactGroup,
  }),
};
