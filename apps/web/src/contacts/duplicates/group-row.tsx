import { duplicateReasons } from '@angan/contract/contacts/duplicate-reasons.ts';
import type { DuplicateGroup, DuplicatePerson } from '@angan/contract/contacts/duplicates.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { formatDate, sentence } from '../../core/language/index.ts';
import { MobileNumber, PersonSquare } from '../../ui/person.tsx';
import { personName } from '../../ui/person-name.ts';
import { contactCode } from '../contact-code.ts';
import styles from './duplicates.module.css';

interface Props {
  group: DuplicateGroup;
  /** Missing where it was put aside. */
  onMerge: (() => void) | undefined;
  onDismiss: () => void;
}

/** People who may be one, why, and what can be done about it. */
export const GroupRow = ({ group, onMerge, onDismiss }: Props) => (
  <article className={styles.group} aria-label={group.people.map(({ name }) => personName(name)).join(', ')}>
    <div className={styles.people}>
      {group.people.map((person) => (
        <Person key={person.id} person={person} />
      ))}
      <p className={styles.why}>
        {group.reasons.map((reason) => sentence(duplicateReasons, reason)).join('. ')}
        {!group.agrees && onMerge && `. ${t`The names differ.`}`}
        {group.size > group.people.length && ` ${t`And ${group.size - group.people.length} more.`}`}
      </p>
    </div>
    <div className={styles.actions}>
      {onMerge && <Button onClick={onMerge}>{t`Merge`}</Button>}
      <Button variant="transparent" onClick={onDismiss}>
        {onMerge ? t`Not the same` : t`Undo`}
      </Button>
    </div>
  </article>
);

const Person = ({ person }: { person: DuplicatePerson }) => (
  <div className={styles.person}>
    <PersonSquare name={person.name} />
    <div className={styles.facts}>
      <Link to={`/contact?id=${person.id}`} className={styles.name}>
        {personName(person.name)}
      </Link>
      <span className={styles.quiet}>
        {person.mobiles.map((number) => (
          <span key={number} className={styles.fact}>
            <MobileNumber number={number} />
          </span>
        ))}
        {person.email && <span className={styles.fact}>{person.email}</span>}
        <span className={styles.fact}>
          {contactCode(person.id)}, {formatDate(person.created_date)}
        </span>
      </span>
    </div>
  </div>
);
