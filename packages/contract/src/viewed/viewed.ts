import { companyUsertypes } from '@angan/domain/roles.ts';
import { revealActions, viewedActions } from '@angan/domain/viewed.ts';
import { z } from 'zod';
import { Inquiry, requirementParts } from '../inquiries/inquiry-row.ts';
import { type Access, call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';
import { anyOf, anyWord, fromDay, toDay } from '../kit/filters.ts';
import { listQuery, pageOf, queryOf } from '../kit/resource.ts';
import { Property } from '../properties/properties.ts';

/** Where in the product something was looked at: a route without its query, '/searchProperty'. */
const screen = z
  .string()
  .max(60)
  .regex(/^\/[A-Za-z/]*$/)
  .optional();

/** Numbers of the person behind a record, as they are dialled. */
export const Revealed = z.object({
  contact: z.object({ id: z.number(), name: z.string() }),
  /** In the order of the contact's fields; those beyond the daily limit are left out. */
  numbers: z.array(z.string()),
  /** How many were left out. */
  hidden: z.number().int(),
  /** Distinct numbers of today, and of how many; null where nothing limits them. */
  used: z.number().int(),
  limit: z.number().int().nullable(),
});
export type Revealed = z.infer<typeof Revealed>;

const Viewer = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  usertype: z.enum(companyUsertypes),
});

/** What a line of either log says beside its record. */
const line = {
  id: z.number(),
  user: Viewer,
  opened_at: z.string(),
  action: z.enum(viewedActions),
  /** Whole: the log is for those who see numbers. */
  numbers: z.array(z.string()),
  /** 'Chrome on Windows'; '' where a job did it. */
  device: z.string(),
  screen: z.string(),
};
export const ViewedProperty = z.object({
  ...line,
  property: Property.pick({
    id: true,
    property_code: true,
    property_subtype: true,
    bhk: true,
    deal_type: true,
    sale_price_total: true,
    rent_total: true,
    deposit: true,
    area: true,
    contact: true,
  }).extend({ is_deleted: z.boolean() }),
});
export type ViewedProperty = z.infer<typeof ViewedProperty>;
export const ViewedInquiry = z.object({
  ...line,
  inquiry: Inquiry.pick({ id: true, inquiry_code: true, contact: true, ...requirementParts }).extend({
    is_deleted: z.boolean(),
  }),
});
export type ViewedInquiry = z.infer<typeof ViewedInquiry>;

/** Reveals of today by one person. */
export const RevealsToday = z.object({
  user: Viewer,
  used: z.number().int(),
  /** Null where nothing limits them. */
  limit: z.number().int().nullable(),
});
export type RevealsToday = z.infer<typeof RevealsToday>;

export const viewedFilters = {
  user: anyOf('user_id'),
  action: anyWord('action', viewedActions),
  opened_at__gte: fromDay('opened_at'),
  opened_at__lte: toDay('opened_at'),
};
const logQuery = {
  page: listQuery.page,
  page_size: listQuery.page_size,
  cursor: listQuery.cursor,
  ...queryOf(viewedFilters),
};

const revealing = <const P extends `/${string}`, const A extends Access>(path: P, access: A) =>
  call({
    method: 'POST',
    path,
    access,
    summary: 'The whole numbers of the person behind it; each new one of the day counts',
    showsNumbers: true,
    params: idParams,
    body: z.object({ action: z.enum(revealActions), screen }),
    answer: Revealed,
  });
const opening = <const P extends `/${string}`, const A extends Access>(path: P, access: A) =>
  call({
    method: 'POST',
    path,
    access,
    summary: 'Note that it was opened; told again within half an hour it is noted once',
    params: idParams,
    body: z.object({ screen }),
    status: 204,
  });

export const viewedCalls = {
  revealProperty: revealing('/properties/property/:id/reveal/', 'property:view'),
  revealInquiry: revealing('/properties/inquiry/:id/reveal/', 'inquiry:view'),
  openProperty: opening('/properties/property/:id/viewed/', 'property:view'),
  openInquiry: opening('/properties/inquiry/:id/viewed/', 'inquiry:view'),
  properties: call({
    method: 'GET',
    shows: ['viewed_property', 'property', 'area', 'contact', 'app_user'],
    path: '/properties/viewed_properties/',
    access: 'viewed_log:view',
    summary: 'Who looked at which property, and took its numbers; the newest first',
    query: z.object({ ...logQuery, property: anyOf('property').schema.optional() }),
    answer: pageOf(ViewedProperty),
  }),
  inquiries: call({
    method: 'GET',
    shows: ['viewed_inquiry', 'inquiry', 'area', 'society', 'project', 'contact', 'app_user'],
    path: '/properties/viewed_inquiries/',
    access: 'viewed_log:view',
    summary: 'Who looked at which inquiry, and took its numbers; the newest first',
    query: z.object({ ...logQuery, inquiry: anyOf('inquiry').schema.optional() }),
    answer: pageOf(ViewedInquiry),
  }),
  today: call({
    method: 'GET',
    shows: ['revealed_number'],
    path: '/properties/viewed_today/',
    access: 'signed-in',
    subscription: 'any',
    summary: 'Numbers revealed today, with the limit: of everybody for who reads the logs, else one’s own',
    answer: z.object({ results: z.array(RevealsToday) }),
  }),
};

export const viewedTexts = {
  limitReached: (limit: number) => `Daily limit of ${limit} numbers reached. Ask the owner.`,
} as const;
