import { areLetterRules, type LetterNumber, letterHours, mostLetterDays } from '@angan/domain/brokerage/index.ts';
import { t } from '@lingui/core/macro';
import { perLanguage } from '../core/language/index.ts';
import { QueryView } from '../ui/query-view.tsx';
import { LetterRow } from './letter-row.tsx';
import styles from './settings.module.css';
import { useLetters } from './use-letters.ts';

const tones = perLanguage<Record<LetterNumber, string>>(() => ({ 1: t`friendly`, 2: t`firm`, 3: t`the last` }));

/** Which reminder letters go by themselves to who owes brokerage, and when. */
export const LettersPart = () => {
  const letters = useLetters();
  // A switch stands where it was put while that is saved.
  const rules = (letters.save.isPending ? letters.save.variables : letters.data?.letters) ?? [];
  const { from: first, to: last } = letterHours;
  return (
    <section className={styles.part} aria-labelledby="reminder-letters">
      <h2 id="reminder-letters" className={styles.title}>{t`Reminder letters`}</h2>
      <p className={styles.note}>
        {t`By e-mail to who owes an invoice that is late, between ${first} and ${last} and never on your weekly off. Disputed brokerage and people who are not to be contacted get none.`}
      </p>
      <QueryView query={letters} failed={t`The letters did not load.`} loading={t`Loading the letters`} rows={3} />
      {rules.length > 0 && (
        <ul className={`list-unstyled ${styles.letters}`}>
          {rules.map((rule) => (
            <LetterRow
              key={rule.letter}
              rule={rule}
              tone={tones()[rule.letter]}
              isSaving={letters.save.isPending}
              isRight={(days) =>
                days <= mostLetterDays &&
                areLetterRules(rules.map((one) => (one.letter === rule.letter ? { ...one, days } : one)))
              }
              onSave={(changed) =>
                letters.save.mutate(rules.map((one) => (one.letter === changed.letter ? changed : one)))
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
};
