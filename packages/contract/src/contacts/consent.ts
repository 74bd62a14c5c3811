import { consentStatuses } from '@angan/domain/lookups/contact-kinds.ts';
import { consentWays } from '@angan/domain/lookups/contact-ways.ts';
import type { LanguageTag } from '@angan/domain/lookups/office.ts';
import { goingOut } from '@angan/domain/sentence.ts';
import { z } from 'zod';
import { flag } from '../kit/fields.ts';

/**
 * What a person agrees to, in the person's own words, and the version that is kept with the consent. Other words are
 * another version: who agreed to the one before did not agree to these.
 */
export const consentText = {
  version: '2026-11',
  said: goingOut(
    '{office} may write to me on WhatsApp, by SMS and by e-mail about properties that may suit me. I can take this back at any time: by answering STOP, or by telling {office}.',
  ),
  text: (office: string): string => consentText.said.replaceAll('{office}', office),
} as const;

/** The version of what somebody agreed to who read it in a language: its words are others in each. */
export const consentVersionIn = (tag: LanguageTag): string =>
  tag === 'en' ? consentText.version : `${consentText.version} ${tag}`;

/**
 * A person's wishes as a change of a contact names them: flat, as a form sends them. When it was and which text was
 * agreed to, the server sets. 'Given' needs `consent_how` and ends an opt-out; 'Withdrawn' opts out; 'Not asked' forgets
 * what was noted by mistake.
 */
export const wishFields = {
  consent_status: z.enum(consentStatuses).optional(),
  consent_how: z.enum(consentWays).optional(),
  marketing_opt_out: flag(),
  do_not_contact: flag(),
};

/** The same as a contact is read: what belongs to the consent stands together. */
export const wishesRead = {
  consent: z.object({
    status: z.enum(consentStatuses),
    /** When the status became this; null where nobody was asked. */
    at: z.string().nullable(),
    how: z.enum(['', ...consentWays]),
    /** Of the text that was agreed to last; '' for none. */
    text_version: z.string(),
  }),
  marketing_opt_out: z.boolean(),
  do_not_contact: z.boolean(),
};
