import { leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import { leadPushLimits } from '@angan/contract/lead-events/webhook.ts';
import { decode } from '../decode.ts';
import { fieldsOf, pick } from '../fields.ts';
import type { LeadReadings, Portal, PullAnswer, Pulled, Received } from '../portal.ts';
import { generalProblem, notUnderstood, refusedBy } from '../problems.ts';
import { many, readXml, type Xml } from '../read-xml.ts';
import { readMessage } from '../rows-of.ts';
import { spelled } from '../times.ts';
import { readFlat, readResp } from './read-lead.ts';

const source = '99acres';
const { of } = leadSourceProblems;

/** Enquiries of one answer at most; there are no pages. */
const mostRows = 5000;

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign]!);

const rootOf = (xml: Xml): Xml => Object.values(xml).find((one): one is Xml => typeof one === 'object') ?? {};

const readPullBody = (text: string): Pulled => {
  const xml = readXml(text);
  if (!xml) return notUnderstood(source);
  const root = rootOf(xml);
  const status = String(root['@ActionStatus'] ?? '').toLowerCase();
  if (status === 'true') {
    const leads = many(root.Resp).filter(({ QryDtl, CntctDtl }) => QryDtl || CntctDtl);
    return { ok: true, leads: leads.map(readResp), isFull: leads.length >= mostRows };
  }
  if (status !== 'false') return notUnderstood(source);
  const said = pick(fieldsOf(...many(root.ErrorDetail)), 'message', 'code');
  if (/authenticat|username|password|login/i.test(said)) return { ok: false, problem: of.refusedLogin({ source }) };
  return refusedBy(source, said);
};

const readPush = (message: Parameters<Portal['readPush']>[0]): LeadReadings => {
  const read = readMessage(message);
  if (read.is === 'unread') return { ok: false, why: read.why };
  if (read.is === 'rows') return { ok: true, leads: read.rows.map((row) => readFlat(row)) };
  const root = rootOf(read.root);
  const leads = [...many(root.Qry).map(readFlat), ...many(root.Resp).map(readResp)];
  if (leads.length > leadPushLimits.rows) return { ok: false, why: 'tooLarge' };
  return leads.length > 0 || 'Resp' in root ? { ok: true, leads } : { ok: false, why: 'notRead' };
};

/** For each enquiry whether it is kept, so that only others are sent again. */
const tell = ({ leads, unread }: Received) => ({
  status: unread ? 400 : 200,
  type: 'application/xml; charset=utf-8',
  body: `<?xml version='1.0' encoding='utf-8'?><xml>${leads
    .map(
      ({ external_ref, became }) =>
        `<QryResp><QryId>${escaped(external_ref)}</QryId><status>${became === 'failed' ? 'N' : 'Y'}</status></QryResp>`,
    )
    .join('')}</xml>`,
});

/** 99acres: XML by POST; the login stands in the body. */
export const acres99: Portal = {
  portal: 'acres99',
  request: (base, { username, secret }, { from, to }) => ({
    url: base,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      xml: `<?xml version='1.0'?><query><user_name>${escaped(username)}</user_name><pswd>${escaped(secret)}</pswd><start_date>${spelled(from)}</start_date><end_date>${spelled(to)}</end_date></query>`,
    }).toString(),
  }),
  readAnswer: (answer: PullAnswer) => {
    const general = generalProblem(source, answer);
    if (general) return general;
    if (answer.status === 401 || answer.status === 403) return { ok: false, problem: of.refusedLogin({ source }) };
    return readPullBody(decode(answer.body, answer.contentType));
  },
  readPush,
  tell,
  sample: (now) => ({
    contentType: 'text/xml',
    query: {},
    body: Buffer.from(
      `<Xml><Qry><QryType>Query</QryType><QryId>TEST-${now.getTime()}</QryId><CmpctLabl>3 BHK flat for Sale</CmpctLabl><QryInfo>I am looking for a 3 BHK flat, budget 90 lakh. This is a test.</QryInfo><RcvdOn>${spelled(now)}</RcvdOn><ProdType>LP-B</ProdType><ProdId/><Name>Test Buyer</Name><Email>test.buyer@angan.example</Email><Phone>+91-9800000001</Phone><PhoneVerificationStatus>VERIFIED</PhoneVerificationStatus><Identity>I</Identity></Qry></Xml>`,
    ),
  }),
};
