import { mobileKey } from '@angan/domain/mobile.ts';
import { blankLead } from '../blank.ts';
import { type Fields, fieldsOf, pick, rupeesOf } from '../fields.ts';
import { fingerprint } from '../fingerprint.ts';
import type { ReadLead } from '../portal.ts';
import { many, type Xml } from '../read-xml.ts';
import { readTime } from '../times.ts';

/** A <Resp> of a pull: who asks in one part, what about in the other, the id an attribute. */
export const readResp = (resp: Xml): ReadLead => {
  const [query = {}] = many(resp.QryDtl);
  const [contact = {}] = many(resp.CntctDtl);
  return readFields(fieldsOf(query, contact), JSON.stringify(resp));
};

/** A <Qry> of a push, or a row of the export's columns: all in one. */
export const readFlat = (row: Xml): ReadLead => readFields(fieldsOf(row), JSON.stringify(row));

const readFields = (fields: Fields, raw: string): ReadLead => {
  const label = pick(fields, 'cmpctlabl', 'interestedin');
  // 'Project|Locality|City', in the columns of the export.
  const [named = '', locality = '', city = ''] = label.includes('|') ? label.split('|').map((one) => one.trim()) : [];
  const phone = pick(fields, 'phone', 'contactno', 'mobile');
  const listing = pick(fields, 'propertycode', 'prodid', 'productcode', 'prodidtext');
  const received = pick(fields, 'rcvdon', 'receiveddate');
  const price = rupeesOf(pick(fields, 'price'));
  const type = pick(fields, 'rescom').toUpperCase();
  return {
    ...blankLead,
    external_ref:
      pick(fields, 'queryid', 'tblid', 'qryid', 'leadid') ||
      fingerprint(mobileKey(phone) ?? phone, received, listing || pick(fields, 'email', 'emailid')),
    asked_at: readTime(received),
    name: pick(fields, 'name'),
    phone,
    email: pick(fields, 'email', 'emailid'),
    message: pick(fields, 'qryinfo', 'query'),
    label: label.includes('|') ? '' : label,
    listing,
    project: pick(fields, 'projname', 'projectname', 'project') || named,
    locality: pick(fields, 'locality') || locality,
    city: pick(fields, 'cityname', 'city') || city,
    bhk: pick(fields, 'bhk'),
    budget_max: price,
    deal: dealOf(label),
    // The label is of the advertisement; who asks may want something else.
    is_deal_weak: true,
    kind: type.startsWith('C') ? 'Commercial' : type.startsWith('R') ? 'Residential' : null,
    is_verified: pick(fields, 'phoneverificationstatus').toUpperCase() === 'VERIFIED',
    is_agent: /^(?:dealer|agent|d|a)$/i.test(pick(fields, 'identity')),
    raw,
  };
};

const dealOf = (label: string): ReadLead['deal'] => {
  if (/\b(?:for lease|on lease)\b/i.test(label)) return 'Lease';
  if (/\b(?:rent|renting)\b/i.test(label)) return 'Rent';
  return /\b(?:sale|sell|resale|buy)\b/i.test(label) ? 'Sale' : null;
};
