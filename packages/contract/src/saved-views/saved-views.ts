import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams, requiredText } from '../kit/fields.ts';

/** Lists that a view can be kept of. */
export const viewedLists = ['properties', 'inquiries', 'projects'] as const;
export type ViewedList = (typeof viewedLists)[number];

export const savedViewLimits = { name: 60, query: 4000, views: 30 } as const;
export const savedViewTexts = {
  saved: 'View saved',
  tooMany: `Keep ${savedViewLimits.views} views at most. Delete one that you do not use.`,
  none: 'Filter the list, then save it here under a name.',
} as const;

/** A list as somebody keeps it for themselves: filters, order and form as its address has them. */
export const SavedView = z.object({
  id: z.number(),
  list: z.enum(viewedLists),
  name: z.string(),
  /** The query of the address, without the page and the open record. */
  query: z.string(),
});
export type SavedView = z.infer<typeof SavedView>;

export const savedViewCalls = {
  list: call({
    method: 'GET',
    shows: ['saved_view'],
    path: '/properties/saved_views/',
    access: 'saved_view:edit',
    summary: 'The views that the reader keeps of a list, by name',
    query: z.object({ list: z.enum(viewedLists) }),
    answer: z.object({ results: z.array(SavedView) }),
  }),
  save: call({
    method: 'POST',
    path: '/properties/saved_views/',
    access: 'saved_view:edit',
    summary: 'Keep a view; one of the same name is replaced',
    body: z.object({
      list: z.enum(viewedLists),
      name: requiredText(savedViewLimits.name),
      query: z.string().max(savedViewLimits.query),
    }),
    answer: SavedView,
    status: 201,
  }),
  remove: call({
    method: 'DELETE',
    path: '/properties/saved_views/:id/',
    access: 'saved_view:edit',
    summary: 'Forget a view of one’s own',
    params: idParams,
    status: 204,
  }),
};
