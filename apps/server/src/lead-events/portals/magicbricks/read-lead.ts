import { mobileKey } from '@angan/domain/mobile.ts';
import { blankLead } from '../blank.ts';
import { fieldsOf, pick, rupeesOf } from '../fields.ts';
import { fingerprint } from '../fingerprint.ts';
import type { ReadLead } from '../portal.ts';
import { readTime } from '../times.ts';

/** An enquiry by any of the names that MagicBricks, and those who copy it, have for its fields. */
export const readLead = (row: object): ReadLead => {
  // The key with which it was sent is nobody's business.
  const { api_key: _, apikey: __, ...rest } = row as Record<string, unknown>;
  const fields = fieldsOf(rest);
  const day = pick(fields, 'dt', 'vdate', 'postedon', 'date');
  const time = pick(fields, 'time', 'vtime');
  const mobile = pick(fields, 'mobile', 'contactno', 'phone', 'mobileno');
  const country = pick(fields, 'isd').replace(/\D/g, '') || '91';
  const budget = pick(fields, 'budget');
  return {
    ...blankLead,
    external_ref: pick(fields, 'id', 'requirementid', 'leadid') || standIn(day, time, mobile, fields),
    asked_at: readTime(`${day} ${time}`.trim()) ?? readTime(day),
    name: pick(fields, 'name', 'buyername'),
    phone: mobile && country !== '91' && !mobile.startsWith('+') ? `+${country} ${mobile}` : mobile,
    email: pick(fields, 'email', 'emailid'),
    message: pick(fields, 'msg', 'remark', 'message', 'query'),
    label: pick(fields, 'subject'),
    listing: pick(fields, 'pid', 'propertyid'),
    project: pick(fields, 'project', 'projectname'),
    locality: pick(fields, 'locality'),
    city: pick(fields, 'city', 'cityname'),
    bhk: pick(fields, 'bhk'),
    budget: rupeesOf(budget) === null ? budget : '',
    budget_max: rupeesOf(budget),
    subtype: pick(fields, 'propertytype'),
    ...dealOf(pick(fields, 'trantype'), pick(fields, 'lookingfor')),
    kind: /commercial|office|shop|showroom|warehouse/i.test(pick(fields, 'propertytype')) ? 'Commercial' : null,
    raw: JSON.stringify(rest),
  };
};

const standIn = (day: string, time: string, mobile: string, fields: ReadonlyMap<string, string>): string => {
  const number = mobileKey(mobile) ?? mobile;
  if (day && (time || /\d[ T]\d/.test(day)) && number)
    return [day, time, number].filter(Boolean).join('-').slice(0, 120);
  return fingerprint(
    number,
    day,
    pick(fields, 'email', 'emailid'),
    pick(fields, 'msg', 'remark', 'message'),
    pick(fields, 'project', 'projectname'),
  );
};

/** What `looking_for` says is 'Buy' whatever is asked for, so the person's own words go before both. */
const dealOf = (tranType: string, lookingFor: string): Pick<ReadLead, 'deal' | 'is_deal_weak'> => {
  const said = tranType || lookingFor;
  const deal = /^(?:r|rent|lease)/i.test(said) ? 'Rent' : /^(?:b|s|buy|sale)/i.test(said) ? 'Sale' : null;
  return { deal, is_deal_weak: true };
};
