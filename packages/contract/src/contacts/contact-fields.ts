import { contactKinds } from '@angan/domain/lookups/contact-kinds.ts';
import { tidyTaxNumber } from '@angan/domain/tax-numbers.ts';
import { z } from 'zod';
import { requiredMobile, tidyText } from '../kit/fields.ts';
import {
  choicesPair,
  datePair,
  emailPair,
  flagPair,
  mobilePair,
  type NamesOfKind,
  namesOfKind,
  optionalMobilePair,
  referencePair,
  referencesPair,
  textPair,
  textPairOf,
} from '../kit/pairs.ts';
import { sectionsOf } from '../kit/presented.ts';
import { contactTexts } from './texts.ts';

/** The parts in which an import offers them. */
export const contactSections = ['Who', 'More of the person', 'Where', 'In the office'] as const;
/** `isDetail`: rarely known at once; the form has it behind 'More details'. */
const section = sectionsOf<(typeof contactSections)[number], { isDetail: true }>();
const who = section('Who');
const where = section('Where');
const office = section('In the office');
const detail = section('Who', { isDetail: true });
const place = section('Where', { isDetail: true });
const more = section('More of the person', { isDetail: true });

const mobile = requiredMobile(contactTexts.mobileRequired, contactTexts.mobileInvalid);
/** The words true and false: the specification's entity has them as strings. */
const lockedPair = { ...flagPair(), shown: z.enum(['true', 'false']) };

/**
 * The fields of a contact, in the order of its form. A new one is a line here and a column of the table: form, draft,
 * record, table, timeline, trail, import, export, merging and masking follow from it.
 */
export const contactFields = {
  name: who(textPair(120), 'Name', { joins: true }),
  mobile_number_1: who(mobilePair(mobile), 'Mobile number'),
  mobile_number_2: who(optionalMobilePair(), 'Mobile number 2'),
  mobile_number_3: who(optionalMobilePair(), 'Mobile number 3'),
  mobile_number_4: who(optionalMobilePair(), 'Mobile number 4'),
  mobile_number_5: who(optionalMobilePair(), 'Mobile number 5'),
  email: who(emailPair(), 'Email', { inSentence: 'e-mail', joins: true }),
  contactgroup: office(referencesPair(), 'Contact group', { joins: true }),
  address: where(textPair(300), 'Address', { isOneLine: true, joins: true }),
  source: office(referencePair('source'), 'Source'),
  comment: office(textPair(2000), 'Comment', { joins: true }),
  locked_contact: office(lockedPair, 'Visibility', { imports: 'locked, is locked, private' }),

  contact_kind: detail(choicesPair(contactKinds), 'Kind', {
    imports: 'kind of contact, role, client role',
    joins: true,
    width: 9,
  }),
  company_name: detail(textPair(120), 'Company', { width: 11 }),
  rera_no: detail(textPair(50), 'RERA no.', {
    inSentence: 'RERA number',
    imports: 'rera, rera number, rera registration, rera reg no, rera registration no, rera id',
    width: 10,
  }),
  gstin: detail(textPairOf(tidyText(30, tidyTaxNumber), 30), 'GST number', {
    imports: 'gst, gstin, gst no, gst number',
    width: 12,
  }),
  pan: detail(textPairOf(tidyText(30, tidyTaxNumber), 30), 'PAN', { imports: 'pan, pan no, pan number', width: 9 }),
  city: place(textPair(80), 'City'),
  state: place(textPair(80), 'State'),
  country: place(textPair(60), 'Country'),
  language: detail(textPair(40), 'Language', { width: 7.5 }),
  is_nri: more(flagPair(), 'NRI', { imports: 'nri status, nri yes or no' }),
  date_of_birth: more(datePair(), 'Date of birth'),
  anniversary: more(datePair(), 'Anniversary'),
};
export type ContactField = keyof typeof contactFields;
export const contactFieldNames = Object.keys(contactFields) as ContactField[];
export const contactTextNames = namesOfKind(contactFields, 'text');
export type ContactTextField = NamesOfKind<typeof contactFields, 'text'>;
export const mobileFields = namesOfKind(contactFields, 'mobile');
export type MobileField = (typeof mobileFields)[number];

/** The fields of which a contact has a column of its own under the same name; who is in a group stands apart. */
export const contactColumnNames = contactFieldNames.filter((field) => field !== 'contactgroup');

/** Numbers of a contact, rows of the bulk form at first and at most. */
export const contactLimits = { numbers: mobileFields.length, bulkRowsAtFirst: 3, bulkRows: 5 } as const;
