import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { mayAdvertiseTo } from '@angan/domain/advertising.ts';
import type { ConsentWay } from '@angan/domain/lookups/contact-ways.ts';
import { t } from '@lingui/core/macro';
import { formatDate, perLanguage, word } from '../core/language/index.ts';

type Wishes = Pick<Contact, 'consent' | 'marketing_opt_out' | 'do_not_contact' | 'mobile_number_1'>;

const byWay = perLanguage<Record<ConsentWay, string>>(() => ({
  'In person': t`in person`,
  'Phone call': t`by phone`,
  WhatsApp: t`by WhatsApp`,
  'E-mail': t`by e-mail`,
  Website: t`on the website`,
  'Paper form': t`on paper`,
}));

/** 'on 21/11/2026, by WhatsApp' */
const when = ({ at, how }: Contact['consent']) =>
  [at && t`on ${formatDate(at)}`, how && byWay()[how]].filter(Boolean).join(', ');

/** What is allowed in one line, and whether that is a yes, a no or not known: 'Can message: consent given on ...'. */
export const wishLine = (contact: Wishes): { state: 'yes' | 'no' | 'unknown'; text: string } => {
  const answer = mayAdvertiseTo(contact);
  const { consent } = contact;
  if (answer.may) return { state: 'yes', text: t`Can message: consent given ${when(consent)}` };
  if (answer.why === 'notAsked') return { state: 'unknown', text: t`No marketing: no consent yet` };
  if (answer.why === 'doNotContact') return { state: 'no', text: word(answer.reason) };
  if (answer.why === 'withdrawn') return { state: 'no', text: t`No marketing: consent withdrawn ${when(consent)}` };
  if (answer.why === 'optedOut') return { state: 'no', text: t`No marketing: opted out of it` };
  return { state: 'no', text: t`No marketing: no number` };
};
