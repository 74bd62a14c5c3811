import { type TargetName, type TeamMember, targetNames } from '@angan/contract/team/team.ts';
import { t } from '@lingui/core/macro';
import { formatMonth, formatNumber, formatPrice, perLanguage } from '../core/language/index.ts';
import { PersonSquare } from '../ui/person.tsx';
import { personLabel } from '../ui/person-name.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import styles from './team.module.css';

const names = perLanguage<Record<TargetName, string>>(() => ({
  visits: t`Visits`,
  tokens: t`Tokens`,
  brokerage: t`Brokerage`,
}));

const figure = (name: TargetName, value: number) => (name === 'brokerage' ? formatPrice(value) : formatNumber(value));

/** What each is to reach this month, and how far they have come; who has no target is left out. */
export const Targets = ({ people }: { people: readonly TeamMember[] }) => {
  const aimed = people.filter(
    ({ is_active, target }) => is_active && targetNames.some((name) => target[name] !== null),
  );
  if (aimed.length === 0) return null;
  return (
    <section aria-label={t`Targets`}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t`Targets, ${formatMonth(new Date().toISOString())}`}</h2>
      </header>
      <ul className="list-unstyled">
        {aimed.map((person) => (
          <li key={person.id} className={styles.row}>
            <PersonSquare name={personLabel(person)} size={26} />
            <span className={styles.who}>{personLabel(person)}</span>
            <span className={styles.targets}>
              {targetNames.map((name) => (
                <Target key={name} name={name} person={person} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Target = ({ name, person }: { name: TargetName; person: TeamMember }) => {
  const target = person.target[name];
  if (target === null) return null;
  const reached = figure(name, person.month[name]);
  return (
    <span className={styles.target}>
      <span className={styles.more}>{t`${names()[name]}: ${reached} of ${figure(name, target)}`}</span>
      <ProgressBar
        label={t`${names()[name]} of ${personLabel(person)}`}
        done={person.month[name]}
        total={target}
        small
      />
    </span>
  );
};
