import { demoBusinesses, demoLanguages, demoTeamSizes } from '@angan/domain/demo-bookings.ts';
import { z } from 'zod';
import { contactTexts } from '../contacts/texts.ts';
import {
  email,
  requiredEmail,
  requiredMobile,
  requiredReference,
  requiredText,
  requiredWord,
  text,
} from '../kit/fields.ts';
import { demoTexts } from './texts.ts';

/** Characters that the fields of a booking may have. */
export const demoFields = {
  name: 100,
  email: 254,
  company_name: 120,
  city: 80,
  message: 500,
  source: 60,
  meeting_link: 300,
  notes: 2000,
  cancel_reason: 200,
} as const;

export const demoMobile = requiredMobile(contactTexts.mobileRequired, contactTexts.mobileInvalid);

/** A stranger's name is read by people of the platform in a list and in alerts: it is no place for an advertisement. */
const plainName = requiredText(demoFields.name).refine((name) => !/[/@]|www\.|\p{L}\.\p{L}{2}/iu.test(name), {
  error: demoTexts.nameInvalid,
});

const told = {
  company_name: text(demoFields.company_name),
  city: text(demoFields.city),
  team_size: z.enum(demoTeamSizes).nullish(),
  business: z.enum(demoBusinesses).nullish(),
  language: requiredWord(demoLanguages),
  slot: requiredReference(),
  message: text(demoFields.message),
};

/** What a stranger says of themselves. */
export const demoRequest = z.object({
  name: plainName,
  mobile: demoMobile,
  email: requiredEmail(demoFields.email),
  ...told,
  source: text(demoFields.source),
  /** A field that no person sees: what fills it in is a program. */
  website: text(200),
});

/** What the platform's people write down of somebody who rang. */
export const demoByHand = z.object({
  name: requiredText(demoFields.name),
  mobile: demoMobile,
  email: email(demoFields.email),
  ...told,
});
