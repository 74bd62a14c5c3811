import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';

/** What is said where a person cannot be erased. */
export const erasingTexts = {
  notConfirmed: 'That is not it. Look at it once more.',
} as const;

const count = z.number().int();

/** What is held about a person, and what becomes of it. */
export const HeldOfPerson = z.object({
  id: z.number(),
  name: z.string(),
  /** What has to be typed: the last four digits of the first number, or the name of who has none. */
  confirm_with: z.enum(['digits', 'name']),
  /** Goes: how many of each. */
  goes: z.object({ notes: count, tasks: count, inquiries: count, shares: count, leads: count, messages: count }),
  /** Stays, without the person in it. */
  stays: z.object({ properties: count, deals: count, commissions: count, loans: count }),
});
export type HeldOfPerson = z.infer<typeof HeldOfPerson>;

/** Digits or name that have to be typed before somebody is erased. */
export const mostOfConfirmation = 120;

const path = '/properties/contacts/:id/';

export const erasingCalls = {
  held: call({
    method: 'GET',
    shows: ['contact', 'note', 'task', 'inquiry', 'property', 'deal', 'commission', 'loan', 'share', 'lead_event'],
    path: `${path}held/`,
    access: 'contact:erase',
    subscription: 'any',
    summary: 'What is held about a person: what would go and what would stay',
    params: idParams,
    answer: HeldOfPerson,
  }),
  takeHeld: call({
    method: 'POST',
    path: `${path}held/export/`,
    access: 'contact:erase',
    subscription: 'any',
    summary: 'All that is held about a person, as a workbook for them',
    showsNumbers: true,
    params: idParams,
    /** The workbook in base 64. */
    answer: z.object({ file_name: z.string(), content: z.base64() }),
  }),
  erase: call({
    method: 'POST',
    path: `${path}erase/`,
    access: 'contact:erase',
    subscription: 'any',
    summary: 'Erase a person for good: nobody can be told from what is left, and rows of money stay',
    params: idParams,
    body: z.object({ confirm: z.string().trim().max(mostOfConfirmation) }),
    status: 204,
  }),
};
