import { z } from 'zod';
import { call } from '../kit/call.ts';
import { requiredReference, requiredText } from '../kit/fields.ts';

export const noteKinds = ['contact', 'property', 'inquiry'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** A note on a record, of at most 2,000 characters. Who may see the record may see the note. */
export const NoteInput = z.object({
  text: requiredText(2000),
  link: z.object({ kind: z.enum(noteKinds), id: requiredReference() }),
});
export const Note = z.object({
  id: z.number(),
  text: z.string(),
  link: z.object({ kind: z.enum(noteKinds), id: z.number() }),
  created_by: z.number().nullable(),
  created_date: z.string(),
});
export type Note = z.infer<typeof Note>;

export const noteCalls = {
  create: call({
    method: 'POST',
    path: '/properties/notes/',
    access: 'note:edit',
    summary: 'Write a note on a record',
    body: NoteInput,
    answer: Note,
    status: 201,
  }),
};
