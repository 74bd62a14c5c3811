import type { InquiryTarget } from '@angan/contract/imports/inquiry-targets.ts';
import { synonyms as ofContacts, words } from '../contacts/synonyms.ts';

/** Headers by what they become, in plain form (map/header.ts): domain 6.5 and the lead sheets of portals. */
export const inquirySynonyms = {
  name: ofContacts.name,
  mobile: ofContacts.mobile,
  email: ofContacts.email,
  // People beside the one whose it is: their numbers are not that one's.
  note: words('co broker, co broker name, other contacts'),
  date_time: words(
    'date, lead date, inquiry date, enquiry date, entry date, created, created at, received, received on',
  ),
  property_type: words('property type, category, type of property'),
  property_subtype: words('type, sub type, kind, property subtype, subtype, looking for, interested in, interest'),
  deal_type: words(
    'for, purpose, sell rent, buy rent, transaction, deal, requirement for, deal type, requirement type',
  ),
  area: words('area, locality, location, sector, zone, preferred location, preferred area, areas'),
  society_name: words('society, building, project, apartment, complex, scheme, preferred society'),
  city: words('city, town, shahar'),
  bhk: words('bhk, bedroom, bed, bedrooms, config, configuration, unit type, beds'),
  budget: words('budget, budget range, price range, price'),
  budget_min: words('min budget, from, budget from, budget min, minimum budget'),
  budget_max: words('max budget, upto, budget to, up to, budget max, maximum budget'),
  sizes: words('size, area size, size range, sqft, sq ft'),
  size_min: words('min size, size from, size min'),
  size_max: words('max size, size to, size max'),
  size_unit: words('size unit, area unit'),
  furniture: words('furnish, furnishing, condition, furniture, furnished'),
  possession: words('possession, ready'),
  timeline: words('timeline, time frame, when, how soon, urgency'),
  needed_by: words('needed by, move in, move in date, shifting date'),
  facing: words('facing, direction, vastu'),
  parking_cars: words('parking, car park, car parking, cars'),
  amenities: words('amenities, facilities'),
  source: words('source, lead source, portal, reference, ref by, campaign source'),
  source_detail: words('campaign, ad name, form name, source detail'),
  assigned_to: words(
    'agent, assigned, executive, staff, handled by, assigned to, owner name, sales person, telecaller',
  ),
  stage: words('status, stage, lead status, lead stage, inquiry status'),
  priority: words('priority, rating, temperature, lead type'),
  next_follow_up: words('follow up, next follow up, callback, followup, follow up date, next followup, next call'),
  call_result: words('call result, last call, call status, disposition'),
  purpose: words('buying purpose, use, own use or investment'),
  tenant_type: words('tenant type, family or bachelor, tenant'),
  persons: words('persons, members, family members, no of persons'),
  business_type: words('business, business type'),
  external_ref: words('lead id, lead no, lead number, query id, inquiry id, enquiry id'),
  comment: words(
    'remark, remarks, note, notes, comment, comments, details, description, requirement, status remark, nondh',
  ),
  raw_text: words('message, query, lead message'),
  skip: words(
    'sr, sr no, sl no, s no, sno, srno, serial, serial no, serial number, index, kramank, id, reason, inquiry code',
    ', modified, updated at, last updated, modified time',
  ),
} satisfies Partial<Record<InquiryTarget, readonly string[]>>;
