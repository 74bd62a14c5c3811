import { contactFields } from '@angan/contract/contacts/contact-fields.ts';
import {
  type ContactTarget,
  contactReadFields,
  contactTargetLabel,
  contactTargets,
} from '@angan/contract/imports/contact-targets.ts';
import { inquiryTargetLabel, inquiryTargets } from '@angan/contract/imports/inquiry-targets.ts';
import { propertyTargetLabel, propertyTargets } from '@angan/contract/imports/property-targets.ts';
import { headingsOf } from '@angan/contract/kit/presented.ts';
import { expect, test } from 'vitest';
import { contactGuide } from '../contacts/guide.ts';
import { inquiryGuide } from '../inquiries/guide.ts';
import { propertyGuide } from '../properties/guide.ts';
import { plainHeader } from './header.ts';

const nouns = {
  Contacts: [contactTargets, contactTargetLabel, contactGuide],
  Properties: [propertyTargets, propertyTargetLabel, propertyGuide],
  Inquiries: [inquiryTargets, inquiryTargetLabel, inquiryGuide],
} as const;

/** Labels that mean something else in brokers' lists (domain 6.5). */
const others: Readonly<Record<string, string>> = {
  'Properties: Type': 'property_subtype',
  'Properties: Price': 'price',
  'Properties: Built-up area': 'size',
  'Properties: Zone': 'area',
  'Properties: For': 'deal_type',
  'Properties: Features': 'amenities',
  'Inquiries: Purpose': 'deal_type',
};

test.each(Object.entries(nouns))('%s: a column is known by its label', (kind, [targets, label, guide]) => {
  const offered = (targets as readonly ContactTarget[]).filter((target) => target !== 'note' && target !== 'skip');
  const labelOf = label as (target: ContactTarget) => string;
  const read = offered.map((target) => [labelOf(target), guide.byHeader(plainHeader(labelOf(target)))]);
  expect(read).toEqual(offered.map((target) => [labelOf(target), others[`${kind}: ${labelOf(target)}`] ?? target]));
});

test('a field of a contact is known by each of its names', () => {
  const read = contactReadFields.map((field) => [
    field,
    headingsOf(contactFields, field).map((heading) => contactGuide.byHeader(plainHeader(heading))),
  ]);
  expect(read).toEqual(contactReadFields.map((field) => [field, headingsOf(contactFields, field).map(() => field)]));
});
