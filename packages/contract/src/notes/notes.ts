import { z } from 'zod';
import { call } from '../kit/call.ts';
import { dateTime, flag, idParams, requiredReference, requiredText } from '../kit/fields.ts';
import { noteColours, noteKinds, noteLimits, noteVisibilities } from './note-lists.ts';

const Link = z.object({ kind: z.enum(noteKinds), id: requiredReference() });
const fields = {
  colour: z.enum(noteColours).optional(),
  is_pinned: flag(),
  /** Who wrote it is told at this minute, once; a moment ahead. */
  remind_at: dateTime(),
  visibility: z.enum(noteVisibilities).optional(),
};

/** A note on a record or by itself. Who may see the record may see the note, as far as its visibility allows. */
export const NoteInput = z.object({
  text: requiredText(noteLimits.text),
  link: Link.nullish(),
  ...fields,
});
export type NoteInput = z.input<typeof NoteInput>;

export const Note = z.object({
  id: z.number(),
  text: z.string(),
  colour: z.enum(noteColours),
  is_pinned: z.boolean(),
  remind_at: z.string().nullable(),
  /** null: of no record. */
  link: z.object({ kind: z.enum(noteKinds), id: z.number() }).nullable(),
  visibility: z.enum(noteVisibilities),
  /** Whether the reader may change and delete it. */
  may_edit: z.boolean(),
  created_by: z.number().nullable(),
  created_date: z.string(),
});
export type Note = z.infer<typeof Note>;

const path = '/properties/notes/' as const;
const shows = ['note', 'contact', 'property', 'inquiry', 'project', 'society', 'deal', 'loan'] as const;

export const noteCalls = {
  list: call({
    method: 'GET',
    shows,
    kept: true,
    path,
    access: 'note:edit',
    summary: 'Notes, pinned ones first, then the newest; of one record where it is named',
    query: z.object({ link_kind: z.enum(noteKinds).optional(), link_id: requiredReference().optional() }),
    answer: z.object({ count: z.number().int(), results: z.array(Note) }),
  }),
  create: call({
    method: 'POST',
    path,
    access: 'note:edit',
    summary: 'Write a note, on a record or by itself',
    body: NoteInput,
    answer: Note,
    status: 201,
  }),
  update: call({
    method: 'PATCH',
    path: `${path}:id/`,
    access: 'note:edit',
    summary: 'Change a note of one’s own; who runs the office, any that they see',
    params: idParams,
    body: z.object({ text: requiredText(noteLimits.text).optional(), ...fields }),
    answer: Note,
  }),
  remove: call({
    method: 'DELETE',
    path: `${path}:id/`,
    access: 'note:edit',
    summary: 'Delete a note; the deletion can be taken back',
    params: idParams,
    status: 204,
  }),
  restore: call({
    method: 'POST',
    path: `${path}:id/restore/`,
    access: 'note:edit',
    summary: 'Take a deletion back',
    params: idParams,
    answer: Note,
  }),
};
