import { mobileDigits } from '@angan/domain/mobile.ts';
import { blankLead } from '../blank.ts';
import { fieldsOf, pick, rupeesOf } from '../fields.ts';
import { fingerprint } from '../fingerprint.ts';
import type { ReadLead } from '../portal.ts';
import { readEpoch, readTime } from '../times.ts';

const deals: readonly (readonly [RegExp, ReadLead['deal']])[] = [
  [/rent|lease/i, 'Rent'],
  [/pg|paying/i, 'PG'],
  [/new/i, 'New booking'],
  [/resale|sale|buy/i, 'Sale'],
];

/** An enquiry of Housing, which gives it no id: who, about what and when stand for one. */
export const readLead = (row: object): ReadLead => {
  const fields = fieldsOf(row);
  const date = pick(fields, 'leaddate');
  const phone = pick(fields, 'leadphone');
  const country = pick(fields, 'countrycode').replace(/\D/g, '') || '91';
  const listing = pick(fields, 'flatid', 'projectid', 'pgname', 'propertyid');
  const service = pick(fields, 'servicetype');
  // The same for a number of another country as before it kept its plus, so that no lead comes twice.
  const digits = mobileDigits(phone).replace('+', '');
  return {
    ...blankLead,
    external_ref:
      digits && date
        ? `${listing}:${digits}:${date}`.slice(0, 160)
        : fingerprint(listing, digits, date, pick(fields, 'leademail')),
    asked_at: readEpoch(date) ?? readTime(date),
    name: pick(fields, 'leadname'),
    phone: phone && country !== '91' && !phone.startsWith('+') ? `+${country} ${phone}` : phone,
    email: pick(fields, 'leademail'),
    message: pick(fields, 'message', 'query'),
    listing,
    project: pick(fields, 'projectname', 'pgname'),
    locality: pick(fields, 'localityname', 'locality'),
    city: pick(fields, 'cityname', 'city'),
    bhk: pick(fields, 'apartmentnames'),
    budget_min: rupeesOf(pick(fields, 'minprice')),
    budget_max: rupeesOf(pick(fields, 'maxprice')),
    subtype: pick(fields, 'propertyfield'),
    deal: deals.find(([words]) => words.test(service))?.[1] ?? null,
    kind: /commercial/i.test(pick(fields, 'categorytype'))
      ? 'Commercial'
      : /residential/i.test(pick(fields, 'categorytype'))
        ? 'Residential'
        : null,
    raw: JSON.stringify(row),
  };
};
