import type { FastifyInstance } from 'fastify';
import type { Enquiries, Enquiry } from './enquiries.ts';
import { cdata, escaped, readSpelled, spelled, textOf } from './xml.ts';

const dayMs = 86_400_000;
const failure = (code: string, said: string) =>
  `<Xml ActionStatus="false"><ErrorDetail><Code>${code}</Code><Message>${escaped(said)}</Message></ErrorDetail></Xml>`;

const part = (name: string, value: string) => `<${name}>${cdata(value)}</${name}>`;

const response = (one: Enquiry): string =>
  `<Resp><QryDtl ResType="S2M" QueryId="${escaped(one.id)}">${part('CmpctLabl', one.about)}${part('QryInfo', one.message)}${part('RcvdOn', spelled(one.at))}${part('ProjId', '')}${part('ProjName', one.project)}${part('CityName', one.city)}${part('ResCom', one.kind === 'commercial' ? 'C' : 'R')}${part('Price', one.max_price ? String(one.max_price) : '')}${part('PhoneVerificationStatus', 'VERIFIED')}${part('EmailVerificationStatus', one.email ? 'VERIFIED' : 'UNVALIDATED')}${part('IDENTITY', one.dealer ? 'Dealer' : 'Individual')}${part('PROPERTY_CODE', one.listing)}<ProdId Status="Active" Type="LP-P">${cdata(one.listing)}</ProdId></QryDtl><CntctDtl>${part('Name', one.name)}${part('Email', one.email)}${part('Phone', one.phone && `+91-${one.phone}`)}</CntctDtl></Resp>`;

/** What a push of 99acres is: XML, each enquiry an element. */
export const acres99Push = (one: Enquiry) => ({
  type: 'text/xml',
  body: `<Xml><Qry><QryType>Query</QryType><QryId>${escaped(one.id)}</QryId><CmpctLabl>${escaped(one.about)}</CmpctLabl><QryInfo>${escaped(one.message)}</QryInfo><RcvdOn>${spelled(one.at)}</RcvdOn><ProdType>LP-B</ProdType><ProdId>${escaped(one.listing)}</ProdId><Project/><Name>${escaped(one.name)}</Name><Email>${escaped(one.email)}</Email><Phone>${one.phone && `+91-${escaped(one.phone)}`}</Phone><PhoneVerificationStatus>VERIFIED</PhoneVerificationStatus><EmailVerificationStatus/><Identity>${one.dealer ? 'D' : 'I'}</Identity><ProjectCode/><ProjectName>${escaped(one.project)}</ProjectName><SubUserName/><listingurl/></Qry></Xml>`,
});

/** The call by which 99acres is asked: a form with XML in it, answered with XML and 200 whatever comes of it. */
export function acres99(app: FastifyInstance, enquiries: Enquiries): void {
  app.post('/99api/v1/getmy99Response/:token/uid/', (request, reply) => {
    const send = (status: number, body: string) => {
      enquiries.note('acres99', status);
      return reply.code(status).type('text/xml; charset=utf-8').send(body);
    };
    const { manners, accounts } = enquiries;
    if (manners.take('throttled')) return send(429, 'Too many requests');
    if (manners.take('down')) return send(500, 'ERROR-0000 XML Parsing Error');
    const { xml = '' } = (request.body ?? {}) as Record<string, string>;
    const isRefused = manners.take('refused_login');
    if (
      isRefused ||
      textOf(xml, 'user_name') !== accounts.acres99.username ||
      textOf(xml, 'pswd') !== accounts.acres99.password
    )
      return send(200, failure('ERROR-0001', 'authentication does not succeed / Incorrect Username/Password'));
    const [from, to] = [readSpelled(textOf(xml, 'start_date')), readSpelled(textOf(xml, 'end_date'))];
    if (Number.isNaN(from) || Number.isNaN(to)) return send(200, failure('ERROR-0002', 'Invalid date'));
    if (to - from > 2 * dayMs + 1000) return send(200, failure('ERROR-0003', 'Date range is more than 2 days'));
    if (from < Date.now() - 30 * dayMs) return send(200, failure('ERROR-0004', 'Start date is more than 30 days back'));
    const found = enquiries.between('acres99', from, to).slice(0, 5000);
    const body = `<Xml ActionStatus="true">${found.length ? found.map(response).join('') : '<Resp />'}</Xml>`;
    if (manners.take('document_type')) return send(200, `<!DOCTYPE x [<!ENTITY e "e">]>${body}`);
    return send(200, manners.take('malformed') ? body.slice(0, -30) : body);
  });
}
