import type { TeamMember } from '@angan/contract/team/team.ts';
import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { word } from '../core/language/index.ts';
import { rowLink } from '../ui/data-list/index.ts';
import { PersonSquare } from '../ui/person.tsx';
import { personLabel } from '../ui/person-name.ts';
import { lastSeen } from './columns.tsx';
import styles from './team.module.css';
import { latelyOf } from './words.ts';

interface Props {
  people: readonly TeamMember[];
  openId: number | undefined;
  href: (id: number) => string;
}

/** The people on a phone: who and when they were last here, and what they did. */
export const PersonCards = ({ people, openId, href }: Props) => (
  <ul className="list-unstyled" aria-label={t`Sub-users`}>
    {people.map((person) => (
      <li key={person.id}>
        <Link
          {...rowLink}
          className={styles.row}
          to={href(person.id)}
          data-left={!person.is_active || undefined}
          aria-current={person.id === openId ? 'true' : undefined}
        >
          <PersonSquare name={personLabel(person)} size={40} brand={person.usertype === 'Owner'} />
          <span className={styles.words}>
            <span className={styles.who}>{personLabel(person)}</span>
            <br />
            <span className={styles.more}>
              {[
                word(person.usertype),
                person.open_inquiries > 0 &&
                  plural(person.open_inquiries, { one: '# open inquiry', other: '# open inquiries' }),
                latelyOf(person),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </span>
          <span className={styles.more}>{lastSeen(person)}</span>
        </Link>
      </li>
    ))}
  </ul>
);
