import { assignRules } from '@angan/domain/assigning.ts';
import { weekdays } from '@angan/domain/lookups/office.ts';
import { states } from '@angan/domain/lookups/places.ts';
import { mobileDigits } from '@angan/domain/mobile.ts';
import { tidyTaxNumber } from '@angan/domain/tax-numbers.ts';
import { constitutions } from '@angan/domain/taxes/index.ts';
import { sizeUnitNames } from '@angan/domain/units.ts';
import { z } from 'zod';
import { drf } from '../kit/drf-texts.ts';
import { oneOf, requiredText, tidyText } from '../kit/fields.ts';
import {
  amountPair,
  choicePair,
  choicesPair,
  countPair,
  datePair,
  emailPair,
  maybePair,
  partsPair,
  referencePair,
  setChoicePair,
  textPair,
  textPairOf,
} from '../kit/pairs.ts';
import { sectionsOf } from '../kit/presented.ts';

/** How numbers are kept, however they were typed: without spaces, in capitals. */
export const tidyCompany = {
  mobile: mobileDigits,
  pincode: (typed: string) => typed.replace(/\s/g, ''),
  gstin: tidyTaxNumber,
  pan: tidyTaxNumber,
  tan: tidyTaxNumber,
  invoice_prefix: tidyTaxNumber,
} as const;
/** A number may be typed with spaces, which are taken off. */
const numberPair = (of: keyof typeof tidyCompany) => textPairOf(tidyText(30, tidyCompany[of]), 30);

const stateNames = states.map(({ state }) => state) as [string, ...string[]];
const time = z.iso.time({ error: drf.time });
/** When the office is open: on which days, from when until when, as HH:MM in India. */
const WorkingHours = z.object({ days: z.array(z.enum(weekdays)).min(1, drf.emptyList), from: time, to: time });
const hoursPair = partsPair(
  z.union([WorkingHours, z.literal('').transform(() => null), z.null()], oneOf).optional(),
  z.object({ days: z.array(z.enum(weekdays)), from: z.string(), to: z.string() }).nullable(),
);
const colourPair = partsPair(
  z.union([z.literal('').transform(() => null), z.null(), z.string().trim().toLowerCase()], oneOf).optional(),
  z.string().nullable(),
);
const assignRulePair = {
  ...setChoicePair(assignRules),
  given: z.enum(assignRules, { error: ({ input }) => drf.notAChoice(input) }).optional(),
};

const measureHint =
  'Where you measure otherwise than the state. Properties that are here keep their size until they are saved again';

/** The parts of the profile. `why`: what a fact is for, said as long as it is missing. */
const section = sectionsOf<
  'Company' | 'Contact' | 'Tax' | 'Invoices' | 'RERA' | 'Work' | 'New inquiries' | 'Brochures',
  { why: string }
>();
const office = section('Company');
const contact = section('Contact');
const tax = section('Tax');
const invoices = section('Invoices');
const rera = section('RERA');
const work = section('Work');
const inquiries = section('New inquiries');
const brochures = section('Brochures');

/**
 * What an Owner says about the company. A new field is a line here and a column of the table. Whether it holds together
 * is told by `companyMistakes`.
 */
export const companyFields = {
  company_name: office(textPairOf(requiredText(150).optional(), 150), 'Company name', { isRequired: true }),
  legal_name: office(textPair(150), 'Legal name', { why: 'As the PAN and the GST register have it' }),
  mobile: contact(numberPair('mobile'), 'Mobile number', {
    inSentence: 'office mobile',
    why: 'The number that goes on what you print and share',
  }),
  email: contact(emailPair(), 'Email'),
  address: contact(textPair(300), 'Address', { why: 'Printed at the head of invoices' }),
  city: contact(referencePair(), 'City', { placeholder: 'Find a city' }),
  pincode: contact({ ...numberPair('pincode'), input: 'digits' as const }, 'PIN code'),
  gstin: tax(numberPair('gstin'), 'GST number', {
    placeholder: '24ABCDE1234F1Z5',
    why: 'GST number is printed on invoices',
  }),
  pan: tax(numberPair('pan'), 'PAN', {
    placeholder: 'ABCDE1234F',
    why: 'PAN is asked for when tax is deducted from your commission',
  }),
  constitution: tax(choicePair(constitutions), 'Constitution', {
    hint: 'Decides who deducts TDS and who pays GST on a payout',
  }),
  tan: tax(numberPair('tan'), 'TAN', { placeholder: 'AHMA12345B', hint: 'Needed where you deduct TDS' }),
  deducts_tds: tax(maybePair(), 'You deduct TDS', {
    hint: 'From what you pay co-brokers and referrers. As your constitution has it where you leave it open',
  }),
  invoice_prefix: invoices(numberPair('invoice_prefix'), 'Prefix of invoice numbers', {
    placeholder: 'SGE',
    hint: 'Up to three capital letters or digits, as in SGE/26-27/0001',
  }),
  bank_account: invoices(textPair(200), 'Bank account', {
    placeholder: 'HDFC Bank, Satellite, 50200012345678, HDFC0000123',
    hint: 'Printed on invoices, so that people know where to pay',
  }),
  upi_id: invoices(textPair(60), 'UPI address', { placeholder: 'office@hdfcbank' }),
  rera_no: rera(textPair(80), 'RERA number', { why: 'Quoted in every sale of a registered project' }),
  rera_state: rera(choicePair(stateNames), 'State'),
  rera_valid_to: rera(datePair(), 'Valid to'),
  default_city: work(referencePair(), 'Default city', { placeholder: 'Find a city' }),
  /** What sizes of homes and premises are typed in, and those of land. */
  default_size_unit: work(choicePair(sizeUnitNames), 'Unit of sizes'),
  default_land_unit: work(choicePair(sizeUnitNames), 'Unit of land'),
  /** Square feet; null: as the state of a property's city has them. */
  bigha_sqft: work(amountPair(1, 1_000_000), 'Bigha', { unit: 'sqft', hint: measureHint }),
  biswa_sqft: work(amountPair(1, 100_000), 'Biswa', {
    unit: 'sqft',
    hint: 'A twentieth of the bigha where you leave it open',
  }),
  price_outlier_percent: work(countPair(5, 100), 'Price outlier limit', {
    unit: '%',
    hint: 'A price further from your own median than this is remarked on while it is typed',
  }),
  working_hours: work(hoursPair, 'Working hours'),
  weekly_off: work(choicesPair(weekdays), 'Weekly off'),
  /** To whom an inquiry goes that comes without somebody who sees to it; the person of the rule 'One person'. */
  assign_rule: inquiries(assignRulePair, 'Who gets them'),
  assign_to: inquiries(referencePair(), 'Person'),
  /** '#rrggbb', null for the usual one. */
  pdf_colour: brochures(colourPair, 'Colour'),
  /** At the foot of each page. Two lines, beside what always stands there. */
  pdf_foot: brochures(textPair(100), 'Line at the foot', { placeholder: 'Visits by appointment, Tuesday closed' }),
};
export type CompanyField = keyof typeof companyFields;
