import { createHash } from 'node:crypto';
import { consentVersionIn } from '@angan/contract/contacts/consent.ts';
import { enquiryDeals, enquiryKinds, enquiryLimits } from '@angan/contract/lead-events/enquiry-page.ts';
import { enquiryTexts } from '@angan/contract/lead-events/texts.ts';
import type { WebsiteField } from '@angan/domain/leads/index.ts';
import type { LanguageTag } from '@angan/domain/lookups/office.ts';
import { blankLead } from '../../portals/blank.ts';
import type { ReadLead } from '../../portals/index.ts';
import { mobilesIn } from '../../reading/index.ts';

const typedFields = ['name', 'mobile_number', 'email', 'area', 'budget', 'message'] as const;
const chosenFields = ['deal', 'property_type', 'agrees', 'stamp', 'homepage'] as const;
type Field = (typeof typedFields)[number] | (typeof chosenFields)[number];

/** What somebody typed, each as a text; '' where there is nothing. `homepage` is the field that people do not see. */
export type Typed = Readonly<Record<Field, string>>;
export type Mistakes = Partial<Record<Field, string>>;

const plain = (value: unknown): string =>
  (typeof value === 'string' ? value : '')
    .replaceAll('\r\n', '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim();

/** A form that was sent, whatever it holds. Of a field that was sent several times the first counts. */
export const typedOf = (body: Readonly<Record<string, unknown>> | undefined): Typed =>
  Object.fromEntries(
    [...typedFields, ...chosenFields].map((field) => {
      const given = Object.hasOwn(body ?? {}, field) ? body![field] : '';
      return [field, plain(Array.isArray(given) ? given[0] : given)];
    }),
  ) as Typed;

const address = /^[^\s@<>"(),:;]{1,64}@[^\s@<>"(),:;]{1,189}\.[a-z]{2,24}$/i;

/** What is wrong with what was typed, beside each field. */
export const mistakesOf = (typed: Typed, asked: readonly WebsiteField[]): Mistakes => {
  const mistakes: Mistakes = {};
  for (const field of typedFields)
    if (typed[field].length > enquiryLimits[field]) mistakes[field] = enquiryTexts.tooLong;
  if (typed.name === '') mistakes.name = enquiryTexts.nameNeeded;
  if (typed.mobile_number === '') mistakes.mobile_number = enquiryTexts.mobileNeeded;
  else if (mobilesIn(typed.mobile_number).length === 0) mistakes.mobile_number = enquiryTexts.mobileWrong;
  if (asked.includes('email') && typed.email !== '' && !address.test(typed.email))
    mistakes.email = enquiryTexts.emailWrong;
  return mistakes;
};

/** An enquiry as a lead; what the form does not ask is not taken, whoever sends it. `page`: the name of its stamp. */
export const leadOf = (
  typed: Typed,
  asked: readonly WebsiteField[],
  page: string,
  { now, tag }: { now: Date; tag: LanguageTag },
): ReadLead => {
  const said = (field: WebsiteField) => (asked.includes(field) ? typed[field] : '');
  const deal = said('deal');
  const kind = enquiryKinds.find((one) => one === said('property_type')) ?? null;
  const told = {
    name: typed.name,
    phone: typed.mobile_number,
    email: said('email'),
    message: said('message'),
    locality: said('area'),
    budget: said('budget'),
    deal: Object.hasOwn(enquiryDeals, deal) ? enquiryDeals[deal as keyof typeof enquiryDeals] : null,
    kind,
    consent_version: typed.agrees ? consentVersionIn(tag) : '',
  };
  const raw = JSON.stringify(told);
  return {
    ...blankLead,
    ...told,
    // The same page sent twice says the same; gone back to and changed, it says more.
    external_ref: `form:${createHash('sha256').update(`${page} ${raw}`).digest('base64url').slice(0, 22)}`,
    asked_at: now.toISOString(),
    raw,
  };
};
