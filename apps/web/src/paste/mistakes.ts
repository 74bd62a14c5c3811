import { type InquiryFields, inquiryMistakes } from '@angan/contract/inquiries/inquiry-rules.ts';
import { type PropertyFields, propertyMistakes } from '@angan/contract/properties/property-rules.ts';
import { typedDay } from '@angan/domain/typed-day.ts';
import { t } from '@lingui/core/macro';
import { contactMistake } from '../records/index.ts';
import {
  countIn,
  countUnreadable,
  dayUnreadable,
  moneyUnreadable,
  rupeesIn,
  sizeIn,
  sizeUnreadable,
} from '../ui/form/index.ts';
import { type Given, inquiryBody, propertyBody } from './bodies.ts';
import type { PasteForm, Target } from './paste-form.ts';

const shownAs: Record<string, keyof PasteForm> = {
  size_min: 'size',
  sale_price: 'price',
  floor_no: 'floor',
  floor_min: 'floor',
  parking_cars: 'parking',
  parking_covered: 'parking',
  remark: 'comment',
  raw_text: 'comment',
  preferred_tenants: 'tenants',
  tenant_type: 'tenants',
  pg_for: 'tenants',
  food_rule: 'food',
};
/** Messages by the names of the records' fields, under those of the form. */
export const onForm = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [shownAs[field] ?? field, text]));

const money = ['budget_min', 'budget_max', 'price', 'rent', 'deposit'] as const;
const sizes = ['size', 'size_max'] as const;
const counts = ['floor', 'total_floors', 'parking'] as const;

/** What has to be mended before it can be saved, by field of the form. */
export const mistakesOf = (given: Given, target: Target): Record<string, string> => {
  const { form } = given;
  const rules =
    target === 'Requirement'
      ? inquiryMistakes(inquiryBody(given) as InquiryFields)
      : propertyMistakes(propertyBody(given) as PropertyFields);
  const found = onForm(
    Object.fromEntries(Object.entries(rules).flatMap(([field, [text]]) => (text ? [[field, text]] : []))),
  );
  if (form.deal_type.length === 0) found.deal_type = t`Choose the deal type.`;
  if (target === 'Listing' && form.property_subtype.length === 0) found.property_subtype = t`Choose the subtype.`;
  if (target === 'Listing' && form.area.length === 0) found.area = t`Choose the area.`;
  const contact = contactMistake(form.contact);
  if (contact) found.contact = contact;
  for (const field of money) if (rupeesIn(form[field]) === undefined) found[field] = moneyUnreadable();
  for (const field of sizes) if (sizeIn(form[field]) === undefined) found[field] = sizeUnreadable();
  if (typedDay(form.possession_date) === undefined) found.possession_date = dayUnreadable();
  for (const field of counts) if (countIn(form[field]) === undefined) found[field] = countUnreadable();
  return found;
};
