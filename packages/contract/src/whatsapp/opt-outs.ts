import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams, reference, requiredText } from '../kit/fields.ts';
import { anyWord, oneWord } from '../kit/filters.ts';
import { listQuery, pageOf, queryOf } from '../kit/resource.ts';
import { numberInput } from './messages.ts';

export const optOutLimits = { reason: 200 } as const;

/** By what somebody ended marketing: a message of theirs, their switch in WhatsApp, a refusal of Meta's, or the office. */
export const optOutHows = ['Message', 'WhatsApp', 'Refusal', 'Hand'] as const;
export type OptOutHow = (typeof optOutHows)[number];

/** Who has ended marketing, or who had and takes it again. */
export const optOutStates = ['Ended', 'Taken back'] as const;
export type OptOutState = (typeof optOutStates)[number];

export const optOutTexts = {
  hows: {
    Message: 'By a message',
    WhatsApp: 'In WhatsApp',
    Refusal: 'WhatsApp refused',
    Hand: 'By hand',
  } satisfies Record<OptOutHow, string>,
  added: 'No more marketing goes to them',
  takenBack: 'Marketing may go to them again',
  noReason: 'Say when and how they asked.',
  noNumber: 'Enter a WhatsApp number, with its country code if it is not Indian.',
  already: 'This person has ended marketing already.',
  notOut: 'This person has not ended marketing.',
  onlyTheirWish: 'Only at the person’s own wish. The law wants you to be able to say when and how they asked.',
  atWhatsapp: 'They ended it in WhatsApp itself: WhatsApp goes on refusing marketing until they allow it there.',
  contactRefuses: 'Held back by their contact',
} as const;

export const OptOut = z.object({
  id: z.number(),
  /** The contact's name, else what the person calls themselves; '' where nothing is known. */
  name: z.string(),
  /** With a plus and the country code; '' of a person whose number is not visible. */
  number: z.string(),
  contact: z.number().nullable(),
  /** The latest chat with them. */
  chat: z.number().nullable(),
  state: z.enum(optOutStates),
  how: z.enum(optOutHows),
  /** Their words; by hand, the reason. */
  said: z.string(),
  at: z.string(),
  /** Who of the office wrote it down; '' where nobody had to. */
  by: z.string(),
  /** Their contact forbids marketing by itself: withdrawn consent, or a mark. */
  contact_refuses: z.boolean(),
});
export type OptOut = z.infer<typeof OptOut>;

const reason = requiredText(optOutLimits.reason, optOutTexts.noReason);
const toView = { access: 'whatsapp_opt_out:view', subscription: 'any' } as const;
const toEdit = { access: 'whatsapp_opt_out:edit', subscription: 'any' } as const;
const path = '/mgmt/whatsappoptout/';

export const optOutCalls = {
  list: call({
    ...toView,
    method: 'GET',
    shows: ['whatsapp_opt_out'],
    path,
    summary: 'Who has ended marketing on WhatsApp, the latest first; searched by name and number',
    query: z.object({
      page: listQuery.page,
      page_size: listQuery.page_size,
      cursor: listQuery.cursor,
      search: listQuery.search,
      ...queryOf({ state: oneWord('state', optOutStates), how: anyWord('how', optOutHows) }),
    }),
    answer: pageOf(OptOut),
  }),
  create: call({
    ...toEdit,
    method: 'POST',
    path,
    summary: 'End marketing for somebody who asked for that outside WhatsApp',
    body: z.object({ user_whatsapp_number: numberInput, contact: reference(), reason }),
    answer: OptOut,
    status: 201,
  }),
  takeBack: call({
    ...toEdit,
    method: 'POST',
    path: `${path}:id/take_back/`,
    summary: 'Let marketing go to somebody again, at their own wish',
    params: idParams,
    body: z.object({ reason }),
    answer: OptOut,
  }),
};
