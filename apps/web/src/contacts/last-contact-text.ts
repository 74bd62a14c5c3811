import type { Contact } from '@angan/contract/contacts/contacts.ts';
import type { ContactWay } from '@angan/domain/lookups/contact-ways.ts';
import { t } from '@lingui/core/macro';
import { formatDate, perLanguage } from '../core/language/index.ts';

const ways = perLanguage<Record<ContactWay, string>>(() => ({
  Met: t`in person`,
  Call: t`by call`,
  WhatsApp: t`on WhatsApp`,
  'E-mail': t`by e-mail`,
}));

/** '21/11/2026, by call'; '' where nobody was. */
export const lastContactText = ({
  last_contacted_at: at,
  last_contacted_how: how,
}: Pick<Contact, 'last_contacted_at' | 'last_contacted_how'>): string =>
  at === null ? '' : [formatDate(at), how && ways()[how]].filter(Boolean).join(', ');
