import { viewedActions } from '@angan/domain/viewed.ts';
import { z } from 'zod';
import { Inquiry, requirementParts } from '../inquiries/inquiry-row.ts';
import { call } from '../kit/call.ts';
import { anyOf, anyWord, fromDay, toDay } from '../kit/filters.ts';
import { listQuery, pageOf, queryOf } from '../kit/resource.ts';
import { Property } from '../properties/properties.ts';
import { Viewer } from './viewed.ts';

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

/** Who looked at what, for who runs the office. Apart from the calls that note it, which many screens have. */
export const viewedLogCalls = {
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
};
