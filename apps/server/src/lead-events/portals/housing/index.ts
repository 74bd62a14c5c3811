import { createHmac } from 'node:crypto';
import { leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import { keepable } from '../../../core/database/keepable.ts';
import { decode } from '../decode.ts';
import type { LeadReadings, Portal, Pulled } from '../portal.ts';
import { generalProblem, notUnderstood, refusedBy } from '../problems.ts';
import { many } from '../read-xml.ts';
import { readMessage } from '../rows-of.ts';
import { epochSeconds } from '../times.ts';
import { readLead } from './read-lead.ts';

const source = 'Housing';
const { of } = leadSourceProblems;

/** Enquiries of one answer at most. */
const perPage = 1000;
/** Seconds that the clocks may differ by. */
const mostSkew = 15 * 60;

const readBody = (text: string): Pulled => {
  let body: unknown;
  try {
    body = keepable(JSON.parse(text));
  } catch {
    return notUnderstood(source);
  }
  const errors = errorsIn(body);
  if (errors) return refusedBy(source, errors);
  const list = listIn(body);
  if (!list) return notUnderstood(source);
  return { ok: true, leads: many(list).map(readLead), isFull: list.length >= perPage };
};

/** A list, one under `data`, or one under `data.leads`. */
const listIn = (body: unknown): unknown[] | undefined => {
  if (Array.isArray(body)) return body;
  const { data } = (body ?? {}) as { data?: unknown };
  if (Array.isArray(data)) return data;
  const { leads } = (data ?? {}) as { leads?: unknown };
  return Array.isArray(leads) ? leads : undefined;
};

/** {"apiErrors": {field: [text]}} in a line. */
const errorsIn = (body: unknown): string | undefined => {
  const { apiErrors } = (body ?? {}) as { apiErrors?: unknown };
  if (typeof apiErrors !== 'object' || apiErrors === null) return undefined;
  const said = Object.entries(apiErrors).map(([field, texts]) => `${field}: ${[texts].flat().join(' ')}`);
  return said.join('; ') || undefined;
};

const saidOf = (text: string): string => {
  try {
    return errorsIn(JSON.parse(text)) ?? '';
  } catch {
    return '';
  }
};

const readPush = (message: Parameters<Portal['readPush']>[0]): LeadReadings => {
  const read = readMessage(message);
  if (read.is === 'unread') return { ok: false, why: read.why };
  if (read.is === 'xml' || read.rows.length === 0) return { ok: false, why: 'notRead' };
  return { ok: true, leads: read.rows.map(readLead) };
};

/** Housing: JSON by GET, with the time signed by the key. */
export const housing: Portal = {
  portal: 'housing',
  request: (base, { profile_id, account_type, listing_ids, secret, clock_offset }, { from, to }, now) => {
    const current = String(epochSeconds(now) + clock_offset);
    const query = new URLSearchParams({
      start_date: String(epochSeconds(from)),
      end_date: String(epochSeconds(to)),
      current_time: current,
      hash: createHmac('sha256', secret).update(current).digest('hex'),
      id: profile_id,
      per_page: String(perPage),
      ...(listing_ids.length > 0 && {
        [account_type === 'Builder' ? 'project_ids' : 'flat_ids']: listing_ids.join(','),
      }),
    });
    return {
      url: `${base}/api/v0/${account_type === 'Builder' ? 'get-builder-leads' : 'get-broker-leads'}?${query}`,
      method: 'GET',
      headers: { accept: 'application/json', 'user-agent': 'Mozilla/5.0 (compatible; Angan)' },
    };
  },
  readAnswer: (answer, now) => {
    const general = generalProblem(source, answer);
    if (general) return general;
    const text = decode(answer.body, answer.contentType);
    if (answer.status === 401 || answer.status === 403) {
      const ahead = answer.date ? Math.round((answer.date.getTime() - now.getTime()) / 1000) : 0;
      if (Math.abs(ahead) <= mostSkew) return { ok: false, problem: of.refusedLogin({ source }) };
      const minutes = Math.round(Math.abs(ahead) / 60);
      return { ok: false, problem: of.clockSkew({ source, minutes }), clock_offset: ahead };
    }
    if (answer.status === 422 || answer.status === 400) return refusedBy(source, saidOf(text) || String(answer.status));
    return readBody(text);
  },
  readPush,
  tell: ({ leads, unread }) => {
    const type = 'text/plain; charset=utf-8';
    if (unread) return { status: unread === 'tooLarge' ? 413 : 400, type, body: 'BAD REQUEST' };
    if (leads.some(({ became }) => became === 'failed')) return { status: 500, type, body: 'ERROR' };
    return { status: 200, type, body: 'RECEIVED' };
  },
  sample: (now) => ({
    contentType: 'application/json',
    query: {},
    body: Buffer.from(
      JSON.stringify({
        ...{ lead_date: epochSeconds(now), apartment_names: '3 BHK', country_code: '+91', service_type: 'resale' },
        ...{ category_type: 'residential', locality_name: '', city_name: 'Ahmedabad', lead_name: 'Test Buyer' },
        ...{
          lead_email: 'test.buyer@angan.example',
          lead_phone: '9800000001',
          flat_id: 0,
          property_field: ['Apartment'],
        },
        ...{ max_area: null, min_area: null, min_price: 8_000_000, max_price: 9_000_000 },
      }),
    ),
  }),
};
