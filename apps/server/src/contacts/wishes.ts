import { consentText } from '@angan/contract/contacts/consent.ts';
import type { ContactChange } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import type { z } from 'zod';
import { fieldErrors } from '../core/errors.ts';
import type { ContactRow } from './contact-row.ts';

type Named = z.output<typeof ContactChange>;
type Known = Pick<ContactRow, 'consent_status' | 'consent_how' | 'consent_text_version' | 'marketing_opt_out'>;

/**
 * A change of a contact with all that a change of the person's wishes brings along: when, for which text, and whether
 * advertising ends. Saying once more what is known already changes nothing, so that the moment of a consent is kept.
 */
export const withWishes = (change: Named, known: Known, at: Date) => {
  const { consent_status: status, consent_how: how, ...rest } = change;
  if (status === undefined) return { ...rest, ...corrected(how, known), ...staysOut(rest, known) };
  if (status === 'Not asked')
    return { ...rest, consent_status: status, consent_how: '', consent_at: null, consent_text_version: '' };
  if (status === 'Withdrawn') {
    const isKnown = known.consent_status === status && (how === undefined || how === known.consent_how);
    const withdrawn = isKnown ? {} : { consent_status: status, consent_how: how ?? '', consent_at: at.toISOString() };
    return { ...rest, ...withdrawn, marketing_opt_out: true };
  }
  const way = how ?? (known.consent_status === status ? known.consent_how : '');
  if (way === '') throw fieldErrors({ consent_how: [contactTexts.consentHow] });
  const isKnown =
    known.consent_status === status &&
    known.consent_how === way &&
    known.consent_text_version === consentText.version &&
    (!known.marketing_opt_out || rest.marketing_opt_out === true);
  if (isKnown) return rest;
  return {
    ...rest,
    consent_status: status,
    consent_how: way,
    consent_at: at.toISOString(),
    consent_text_version: consentText.version,
    marketing_opt_out: rest.marketing_opt_out ?? false,
  };
};

/** How it was, put right without a new consent. */
const corrected = (how: Named['consent_how'], known: Known) => {
  if (how === undefined) return {};
  if (known.consent_status === 'Not asked') throw fieldErrors({ consent_how: [contactTexts.consentHowOnly] });
  return { consent_how: how };
};

/** Who withdrew is out, until there is a new consent. */
const staysOut = ({ marketing_opt_out }: Named, known: Known) =>
  known.consent_status === 'Withdrawn' && marketing_opt_out === false ? { marketing_opt_out: true } : {};
