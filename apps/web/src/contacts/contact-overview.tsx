import { type ContactField, contactFields, mobileFields } from '@angan/contract/contacts/contact-fields.ts';
import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { othersOf } from '@angan/contract/kit/presented.ts';
import { t } from '@lingui/core/macro';
import { IconLock } from '@tabler/icons-react';
import { word } from '../core/language/index.ts';
import { factsOf } from '../records/index.ts';
import { Fact, Facts, PanelSection } from '../ui/record-panel.tsx';
import { ConsentLine } from './consent-line.tsx';
import styles from './contact-panel.module.css';
import { AllNumbers, GroupTags, OrNot, SourceName } from './contact-values.tsx';
import { LastContact } from './last-contact.tsx';
import { RuleGroupTags } from './rule-group-tags.tsx';
import { visibilityLabel } from './visibility.ts';

/** What is known of a contact: the specification's fields always, the further ones where there is something in them. */
export const ContactOverview = ({ contact }: { contact: Contact }) => (
  <PanelSection>
    <div className={styles.standing}>
      <ConsentLine contact={contact} />
      <LastContact contact={contact} />
    </div>
    <Facts>
      <Fact label={t`Mobile numbers`}>
        <AllNumbers contact={contact} />
      </Fact>
      <Fact label={word(contactFields.email.label)}>
        <OrNot text={contact.email} />
      </Fact>
      <Fact label={word(contactFields.contactgroup.label)}>
        <GroupTags ids={contact.contactgroup} /> <RuleGroupTags contact={contact.id} />
      </Fact>
      <Fact label={word(contactFields.source.label)}>
        <SourceName id={contact.source} />
      </Fact>
      <Fact label={word(contactFields.address.label)}>
        <OrNot text={contact.address} />
      </Fact>
      <Fact label={word(contactFields.comment.label)}>
        <OrNot text={contact.comment} />
      </Fact>
      {further(contact).map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
      <Fact label={word(contactFields.locked_contact.label)}>
        <span className={styles.visibility}>
          {contact.locked_contact === 'true' && <IconLock size={16} aria-hidden />}
          {visibilityLabel(contact.locked_contact)}
        </span>
      </Fact>
    </Facts>
  </PanelSection>
);

/** Fields that have a line of their own above. */
const said: readonly ContactField[] = [
  ...mobileFields,
  ...(['name', 'email', 'contactgroup', 'source', 'address', 'comment', 'locked_contact'] as const),
];
/** The further ones in their order, and what comes to be known beside them. */
const first: readonly ContactField[] = [
  ...(['contact_kind', 'company_name', 'rera_no', 'city', 'is_nri', 'language'] as const),
  ...(['date_of_birth', 'anniversary'] as const),
];
const furtherFields = [...first, ...othersOf(contactFields, [...first, ...said])];

/** The further facts, those of one place in a line. */
const further = (contact: Contact): [string, string][] => {
  const place = [contact.city, contact.state, contact.country].filter(Boolean).join(', ');
  return furtherFields.flatMap((field): [string, string][] => {
    if (field === 'city') return place ? [[t`Place`, place]] : [];
    if (field === 'state' || field === 'country') return [];
    if (field === 'is_nri') return contact.is_nri ? [[t`Lives`, t`Abroad (NRI)`]] : [];
    return factsOf(contactFields, [field], contact);
  });
};
