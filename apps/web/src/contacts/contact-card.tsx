import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { t } from '@lingui/core/macro';
import { personName } from '../core/language/index.ts';
import type { CardProps } from '../records/index.ts';
import card from '../ui/card.module.css';
import { CardLink, type RowAction, RowMenu } from '../ui/data-list/index.ts';
import { CallLinks, PersonSquare } from '../ui/person.tsx';
import { Fact, Facts } from '../ui/record-panel.tsx';
import styles from './contact-card.module.css';
import { contactCode } from './contact-code.ts';
import { AllNumbers, GroupTags, MainNumber, OrNot, SourceName } from './contact-values.tsx';
import { DoNotContact } from './do-not-contact.tsx';

interface Props extends Omit<CardProps<Contact>, 'row'> {
  contact: Contact;
}

const NameLink = ({ contact, href, onApproach }: Props) => (
  <CardLink className={`truncate ${styles.name}`} href={href} onApproach={onApproach}>
    {personName(contact.name)}
  </CardLink>
);

/** A contact on a phone: who, number, groups and source, comment; call and WhatsApp under the thumb. */
export const ContactRow = ({ selecting = false, ...props }: Props) => {
  const { contact } = props;
  return (
    <article className={`${card.row} ${styles.row}`}>
      <PersonSquare name={contact.name} size={40} />
      <div className={styles.facts}>
        <NameLink {...props} />
        {contact.do_not_contact && <DoNotContact />}
        <MainNumber contact={contact} />
        <span className={styles.tags}>
          <GroupTags ids={contact.contactgroup} quiet />
          {contact.source !== null && (
            <span className={styles.source}>
              <SourceName id={contact.source} />
            </span>
          )}
        </span>
        {contact.comment && <p className={`truncate ${styles.comment}`}>{contact.comment}</p>}
      </div>
      {!selecting && (
        <div className={`above-link ${styles.call}`}>
          <CallLinks name={contact.name} number={contact.mobile_number_1} contact={contact.id} />
        </div>
      )}
    </article>
  );
};

/** The table's twin: everything the card view of the specification shows. */
export const ContactCard = ({ actions, box, ...props }: Props & { actions?: readonly RowAction<Contact>[] }) => {
  const { contact } = props;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <PersonSquare name={contact.name} />
        <NameLink {...props} />
        <span className={styles.code}>{contactCode(contact.id)}</span>
        {box && <span className={`above-link ${styles.box}`}>{box}</span>}
        {actions && (
          <span className="above-link">
            <RowMenu row={contact} label={t`Actions for ${personName(contact.name)}`} actions={actions} />
          </span>
        )}
      </header>
      {contact.do_not_contact && (
        <p className={styles.stop}>
          <DoNotContact />
        </p>
      )}
      <Facts>
        <Fact label={t`Mobile numbers`}>
          <AllNumbers contact={contact} />
        </Fact>
        <Fact label={t`Email`}>
          <OrNot text={contact.email} />
        </Fact>
        <Fact label={t`Address`}>
          <OrNot text={contact.address} />
        </Fact>
        <Fact label={t`Source`}>
          <SourceName id={contact.source} />
        </Fact>
        <Fact label={t`Contact group`}>
          <GroupTags ids={contact.contactgroup} />
        </Fact>
      </Facts>
    </article>
  );
};
