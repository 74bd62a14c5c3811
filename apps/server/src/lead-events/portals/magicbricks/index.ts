import { leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import { leadPushLimits } from '@angan/contract/lead-events/webhook.ts';
import { keepable } from '../../../core/database/keepable.ts';
import { decode } from '../decode.ts';
import { fieldsOf, pick } from '../fields.ts';
import type { LeadReadings, Portal, Pulled } from '../portal.ts';
import { generalProblem, notUnderstood, refusedBy } from '../problems.ts';
import { many, readXml, type Xml } from '../read-xml.ts';
import { readMessage } from '../rows-of.ts';
import { compactDay, spelled } from '../times.ts';
import { readLead } from './read-lead.ts';

const source = 'MagicBricks';
const { of } = leadSourceProblems;

/** The enquiries of <leads><lead>, whether that is the root or stands in it; undefined where there is no such list. */
const leadsIn = (xml: Xml): Xml[] | undefined => {
  for (const [name, value] of Object.entries(xml)) {
    if (name.toLowerCase() === 'leads') return many(value).flatMap((list) => many(list.lead));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const inside = leadsIn(value as Xml);
      if (inside) return inside;
    }
  }
  return undefined;
};

const failureIn = (xml: Xml): string | undefined => {
  const fields = fieldsOf(xml, ...Object.values(xml));
  return /error|fail/i.test(pick(fields, 'status')) ? pick(fields, 'errormsg', 'message') || 'error' : undefined;
};

const failed = (said: string): Pulled => {
  if (/access denied/i.test(said)) return { ok: false, problem: of.notAllowed({ source }) };
  if (/key|unauthori[sz]ed|invalid|login/i.test(said)) return { ok: false, problem: of.refusedLogin({ source }) };
  return refusedBy(source, said);
};

const readXmlBody = (text: string): Pulled => {
  const xml = readXml(text);
  if (!xml) return /access denied/i.test(text) ? failed('access denied') : notUnderstood(source);
  const said = failureIn(xml);
  if (said !== undefined) return failed(said);
  const leads = leadsIn(xml);
  return leads ? { ok: true, leads: leads.map(readLead), isFull: false } : notUnderstood(source);
};

const readJsonBody = (text: string): Pulled => {
  let body: unknown;
  try {
    body = keepable(JSON.parse(text));
  } catch {
    return notUnderstood(source);
  }
  if (typeof body !== 'object' || body === null) return notUnderstood(source);
  const said = failureIn(body as Xml);
  if (said !== undefined) return failed(said);
  const { leadPojo } = body as { leadPojo?: { leads?: unknown } | null };
  const { leads } = (leadPojo ?? body) as { leads?: unknown };
  if (leads === undefined || leads === null)
    return leadPojo !== undefined ? { ok: true, leads: [], isFull: false } : notUnderstood(source);
  return { ok: true, leads: many(leads).map(readLead), isFull: false };
};

const readPush = (message: Parameters<Portal['readPush']>[0]): LeadReadings => {
  const read = readMessage(message);
  if (read.is === 'unread') return { ok: false, why: read.why };
  if (read.is === 'rows') return { ok: true, leads: read.rows.map(readLead) };
  const leads = leadsIn(read.root) ?? many(read.root.lead);
  if (leads.length > leadPushLimits.rows) return { ok: false, why: 'tooLarge' };
  return leads.length > 0 ? { ok: true, leads: leads.map(readLead) } : { ok: false, why: 'notRead' };
};

/** MagicBricks: JSON by GET; the key stands in the address, so that it is never logged. */
export const magicbricks: Portal = {
  portal: 'magicbricks',
  request: (base, { secret }, { from, to }) => ({
    url: `${base}/mbRating/download.json?key=${encodeURIComponent(secret)}&startDate=${compactDay(from)}&endDate=${compactDay(to)}`,
    method: 'GET',
    headers: { accept: 'application/json, text/xml' },
  }),
  readAnswer: (answer) => {
    const general = generalProblem(source, answer);
    if (general) return general;
    const text = decode(answer.body, answer.contentType).trim();
    if (/access denied/i.test(text.slice(0, 300))) return failed('access denied');
    if (answer.status === 401 || answer.status === 403) return { ok: false, problem: of.refusedLogin({ source }) };
    return text.startsWith('<') ? readXmlBody(text) : readJsonBody(text);
  },
  readPush,
  tell: ({ leads, unread }) => {
    const type = 'text/plain; charset=utf-8';
    if (unread) return { status: 400, type, body: 'Failure: The lead could not be read' };
    const isKnown = leads.length > 0 && leads.every(({ became }) => became === 'known');
    return { status: 200, type, body: isKnown ? 'Failure: Lead already exist' : 'Success: Lead punched in the CRM' };
  },
  sample: (now) => ({
    contentType: 'application/json',
    query: {},
    body: Buffer.from(
      JSON.stringify({
        ...{ id: `TEST-${now.getTime()}`, name: 'Test Buyer', mobile: '9800000001', isd: '91' },
        ...{ email: 'test.buyer@angan.example', msg: 'I need a 2 BHK flat on rent, budget 30000. This is a test.' },
        ...{ City: 'Ahmedabad', project: '', looking_for: 'Buy', dt: spelled(now) },
      }),
    ),
  }),
};
