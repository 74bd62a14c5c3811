import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams, requiredText } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { mergeBody, Usage } from './contact-groups.ts';

export const SourceInput = z.object({ source_name: requiredText(60) });
export const Source = z.object({ id: z.number(), source_name: z.string() });
export type Source = z.infer<typeof Source>;

export const sources = resource({
  one: 'source',
  path: '/properties/source/',
  row: Source,
  create: SourceInput,
  update: SourceInput.partial(),
  ordering: ['source_name', '-source_name', 'id', '-id'],
  search: ['source_name'],
  filters: {},
  subscription: 'any',
});

export const sourceCalls = {
  ...sources.calls,
  usage: call({
    method: 'GET',
    shows: ['source', 'contact'],
    path: '/properties/source/usage/',
    access: 'source:view',
    subscription: 'any',
    summary: 'How many contacts come from each source',
    answer: Usage,
  }),
  merge: call({
    method: 'POST',
    path: '/properties/source/:id/merge/',
    access: 'source:edit',
    subscription: 'any',
    summary: 'Move everything to another source and delete this one',
    params: idParams,
    body: mergeBody,
    answer: Source,
  }),
};
