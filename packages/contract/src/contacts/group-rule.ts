import { contactKinds } from '@angan/domain/lookups/contact-kinds.ts';
import { consentAsked } from '@angan/domain/lookups/contact-ways.ts';
import { z } from 'zod';
import { requiredReferences } from '../kit/fields.ts';
import { anyOf, anyWord, isSo, oneWord, wholeNumber } from '../kit/filters.ts';
import { contactTexts } from './texts.ts';

/** Days of a rule at most; sources, kinds or groups that one names at most; groups by rule of a company at most. */
export const ruleLimits = { days: 3650, named: 50, groups: 50 } as const;

/**
 * The filters that a rule may keep, as parameters of the contact list. A rule is these filters under the same names, so
 * that a rule nobody has saved yet is counted by asking the list for it. Days count back from today in Asia/Kolkata,
 * today being the first. `not_contacted_for`: of who was never contacted, since the day the contact was added.
 */
export const ruleFilters = {
  contactgroup: anyOf('contactgroup'),
  source: anyOf('source'),
  contact_kind: anyWord('contact_kind', contactKinds),
  consent: oneWord('consent_status', consentAsked),
  contacted_within: wholeNumber('last_contacted_at', 1, ruleLimits.days),
  not_contacted_for: wholeNumber('last_contacted_at', 1, ruleLimits.days),
  never_contacted: isSo('last_contacted_at'),
  added_within: wholeNumber('created_date', 1, ruleLimits.days),
} as const;
export type RuleFilter = keyof typeof ruleFilters;

const days = z
  .number({ error: contactTexts.ruleDays })
  .int(contactTexts.ruleDays)
  .min(1, contactTexts.ruleDays)
  .max(ruleLimits.days, contactTexts.ruleDays)
  .optional();
const named = () => requiredReferences(ruleLimits.named).optional();

/**
 * Who is in a group by rule: all conditions hold together, each list means any of it. Groups are such that are filled by
 * hand. Of the last contact one thing is said: within so many days, not for so many days, or never.
 */
export const GroupRule = z
  .strictObject({
    contactgroup: named(),
    source: named(),
    contact_kind: z.array(z.enum(contactKinds)).min(1).optional(),
    consent: z.enum(consentAsked).optional(),
    contacted_within: days,
    not_contacted_for: days,
    never_contacted: z.literal(true).optional(),
    added_within: days,
  } satisfies Record<RuleFilter, z.ZodType>)
  .refine((rule) => Object.values(rule).some((value) => value !== undefined), contactTexts.ruleEmpty)
  .refine(
    (rule) =>
      [rule.contacted_within, rule.not_contacted_for, rule.never_contacted].filter((one) => one !== undefined).length <=
      1,
    contactTexts.ruleContactTwice,
  );
export type GroupRule = z.output<typeof GroupRule>;
