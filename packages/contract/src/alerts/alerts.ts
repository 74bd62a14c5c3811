import { alertKinds } from '@angan/domain/alerts.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams, requiredReference } from '../kit/fields.ts';
import { AreaRef, ContactRef, SocietyRef } from '../kit/nested.ts';
import { listQuery, pageOf } from '../kit/resource.ts';
import { sentenceIn } from '../kit/sentence.ts';
import type { alertSentences } from './alert-sentences.ts';

const Named = z.object({ name: z.string() });
const Place = { area: z.array(AreaRef), society_name: SocietyRef.nullable() };

const amount = z.number().nullable();

/** Records inside an alert (spec 3.1), each as its reader may see it and with what names it in the alert's sentence. */
export const AlertProperty = z.object({
  id: z.number(),
  property_code: z.string(),
  unit_no: z.string(),
  property_subtype: z.number(),
  bhk: z.number().nullable(),
  deal_type: z.array(z.number()),
  sale_price_total: amount,
  rent_total: amount,
  deposit: amount,
  ...Place,
  contact: Named.nullable(),
});
export const AlertInquiry = z.object({
  id: z.number(),
  inquiry_code: z.string(),
  contact: ContactRef,
  date_time: z.string(),
  property_type: z.number(),
  property_subtype: z.array(z.number()),
  bhk: z.array(z.number()),
  deal_type: z.array(z.number()),
  area: z.array(AreaRef),
  budget_min: amount,
  budget_max: amount,
});
export const AlertTask = z.object({
  id: z.number(),
  type: z.string(),
  date_time: z.string(),
  property: z.object({ id: z.number(), unit_no: z.string(), ...Place, contact: Named.nullable() }).nullable(),
  inquiry: z.object({ id: z.number(), contact: ContactRef }).nullable(),
  contact: ContactRef.nullable(),
});

export const AlertLoan = z.object({
  id: z.number(),
  loan_code: z.string(),
  applicant: ContactRef,
  bank: z.number().nullable(),
  loan_type: z.string(),
  required_amount: z.number(),
});

/** Kinds of record that an alert can be about, each with how it stands inside. A further kind is a line here. */
const alertSubjects = { task: AlertTask, inquiry: AlertInquiry, property: AlertProperty, loan: AlertLoan } as const;
export type AlertSubjectKind = keyof typeof alertSubjects;
/** A record that an alert is about. */
export interface AlertSubject {
  readonly kind: AlertSubjectKind;
  readonly id: number;
}
export type AlertRecords = { [K in AlertSubjectKind]: z.infer<(typeof alertSubjects)[K]> };

const listsOf = <S extends Record<string, z.ZodType>>(subjects: S) =>
  Object.fromEntries(Object.entries(subjects).map(([kind, record]) => [kind, z.array(record)])) as {
    [K in keyof S]: z.ZodArray<S[K]>;
  };

/** A notification: what its person was told, and whether they have read it. */
export const UserAlert = z.object({
  id: z.number(),
  read: z.boolean(),
  read_at: z.string().nullable(),
  created_date: z.string(),
  alert: z.object({
    id: z.number(),
    title: z.enum(alertKinds),
    /** In English (spec 3.1). */
    message: z.string(),
    /** The same without its words, for the reader's own language. */
    sentence: sentenceIn<typeof alertSentences>(),
    /** By kind, each as its reader may see it. */
    ...listsOf(alertSubjects),
  }),
});
export type UserAlert = z.infer<typeof UserAlert>;

export const alertCalls = {
  list: call({
    method: 'GET',
    shows: ['user_alert', 'task', 'inquiry', 'property', 'loan', 'area', 'contact'],
    kept: true,
    path: '/properties/user_alerts/',
    access: 'signed-in',
    subscription: 'any',
    summary: 'One’s own alerts, the newest first: those not read, and those read within 24 hours',
    query: z.object({ page: listQuery.page, page_size: listQuery.page_size, cursor: listQuery.cursor }),
    answer: pageOf(UserAlert).extend({ unread: z.number().int() }),
  }),
  update: call({
    method: 'PATCH',
    path: '/properties/user_alerts/:id/',
    access: 'signed-in',
    subscription: 'any',
    summary: 'Mark an alert as read',
    params: idParams,
    body: z.object({ read: z.union([z.literal(true), z.literal('true')]) }),
    answer: UserAlert,
  }),
  readAll: call({
    method: 'POST',
    path: '/properties/user_alerts/read_all/',
    access: 'signed-in',
    subscription: 'any',
    summary: 'Mark all alerts as read, up to the newest that was seen',
    body: z.object({ up_to: requiredReference() }),
    status: 204,
  }),
};

/** What the bell says. */
export const alertTexts = {
  failed: 'The alerts did not load.',
  notMarked: 'It could not be marked as read.',
} as const;
