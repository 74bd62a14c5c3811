import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { dayText } from '@angan/domain/typed-day.ts';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
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
      <Fact label="Mobile numbers">
        <AllNumbers contact={contact} />
      </Fact>
      <Fact label="Email">
        <OrNot text={contact.email} />
      </Fact>
      <Fact label="Contact group">
        <GroupTags ids={contact.contactgroup} /> <RuleGroupTags contact={contact.id} />
      </Fact>
      <Fact label="Source">
        <SourceName id={contact.source} />
      </Fact>
      <Fact label="Address">
        <OrNot text={contact.address} />
      </Fact>
      <Fact label="Comment">
        <OrNot text={contact.comment} />
      </Fact>
      {furtherFacts(contact).map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
      <Fact label="Visibility">
        <span className={styles.visibility}>
          {contact.locked_contact === 'true' && <IconLock size={16} aria-hidden />}
          {visibilityLabel(contact.locked_contact)}
        </span>
      </Fact>
    </Facts>
  </PanelSection>
);

const furtherFacts = (contact: Contact): [string, ReactNode][] =>
  (
    [
      ['Kind', contact.contact_kind.join(', ')],
      ['Company', contact.company_name],
      ['RERA no.', contact.rera_no],
      ['Place', [contact.city, contact.state, contact.country].filter(Boolean).join(', ')],
      ['Lives', contact.is_nri ? 'Abroad (NRI)' : ''],
      ['Language', contact.language],
      ['Date of birth', dayText(contact.date_of_birth)],
      ['Anniversary', dayText(contact.anniversary)],
    ] as [string, string][]
  ).filter(([, value]) => value !== '');
