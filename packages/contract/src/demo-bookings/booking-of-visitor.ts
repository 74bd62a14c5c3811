import { demoLanguages, demoStatuses } from '@angan/domain/demo-bookings.ts';
import { z } from 'zod';
import { link } from '../auth/links.ts';
import { call } from '../kit/call.ts';
import { requiredReference, requiredText, text } from '../kit/fields.ts';
import { demoFields, demoMobile, demoRequest } from './fields.ts';

/** Where the link in a mail leads. Its two parts stand behind the #, which browsers send to nobody. */
export const demoPath = (uid: string, token: string) => `/demo#${uid}.${token}`;

const Slot = z.object({
  id: z.number(),
  /** HH:MM by the clock in India. */
  start_time: z.string(),
  end_time: z.string(),
  /** ISO 8601. */
  starts_at: z.string(),
  languages: z.array(z.enum(demoLanguages)),
  is_free: z.boolean(),
});
export const DemoDay = z.object({ date: z.string(), slots: z.array(Slot) });
export type DemoDay = z.infer<typeof DemoDay>;

/** A booking as the stranger sees it who holds its link. */
export const OwnDemo = z.object({
  name: z.string(),
  /** Masked: whoever reads the mail need not be the owner of the number. */
  mobile: z.string(),
  email: z.string(),
  language: z.enum(demoLanguages),
  status: z.enum(demoStatuses),
  starts_at: z.string(),
  ends_at: z.string(),
  meeting_link: z.string(),
  /** Whether it may be moved or called off at this moment. */
  may_change: z.boolean(),
  /** For a calendar; null where nothing is to come. */
  calendar: z.object({ file_name: z.string(), content: z.string() }).nullable(),
  /** What opens it. After a move it is another booking's. */
  link: z.object(link),
});
export type OwnDemo = z.infer<typeof OwnDemo>;

const open = { access: 'public', subscription: 'any', method: 'POST' } as const;
/** The id that `request` answered: several may wait with the same number. */
const id = requiredReference();
const byLink = { ...open, showsNumbers: true, answer: OwnDemo } as const;

/** What strangers ask. Which number is known, none of them tells before its code was typed. */
export const demoVisitorCalls = {
  free: call({
    method: 'GET',
    access: 'public',
    subscription: 'any',
    shows: ['demo_slot', 'demo_booking'],
    path: '/properties/demo_slots/',
    summary: 'The days ahead with their times for a demo, and which of them are free',
    answer: z.array(DemoDay),
  }),
  request: call({
    ...open,
    path: '/properties/demos/',
    summary: 'Ask for a demo; a code goes to the number',
    body: demoRequest,
    answer: z.object({ id: z.number() }),
    status: 201,
  }),
  resendCode: call({
    ...open,
    path: '/properties/demos/code/',
    summary: 'Send a new code in place of the one before',
    body: z.object({ mobile: demoMobile }),
    status: 204,
  }),
  confirm: call({
    ...byLink,
    path: '/properties/demos/confirm/',
    summary:
      'Confirm a demo by the code; where its time was taken meanwhile it stays Requested until another is chosen',
    body: z.object({ id, mobile: demoMobile, otp: requiredText(20) }),
  }),
  show: call({
    ...byLink,
    path: '/properties/demos/booking/',
    summary: 'A booking, asked for with its link',
    body: z.object(link),
  }),
  move: call({
    ...byLink,
    path: '/properties/demos/move/',
    summary: 'Take another time, by the link of the booking',
    body: z.object({ ...link, slot: requiredReference() }),
  }),
  cancel: call({
    ...byLink,
    path: '/properties/demos/cancel/',
    summary: 'Call a demo off, by the link of the booking',
    body: z.object({ ...link, cancel_reason: text(demoFields.cancel_reason) }),
  }),
};
