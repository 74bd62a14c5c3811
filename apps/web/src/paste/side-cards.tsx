import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { perLanguage, word } from '../core/language/index.ts';
import { Confidence } from '../ui/confidence.tsx';
import { PersonChip } from '../ui/person.tsx';
import type { Target } from './paste-form.ts';
import styles from './side-cards.module.css';
import { useThePaste } from './use-paste.ts';

const other = perLanguage<Record<Target, { target: Target; words: string }>>(() => ({
  Requirement: { target: 'Listing', words: t`Make it a listing` },
  Listing: { target: 'Requirement', words: t`Make it a requirement` },
}));

/** What the message was taken for and why, and the way to the other; unclear, two buttons ask. */
export const KindCard = () => {
  const { read, text, target, choose } = useThePaste();
  const from = read.kind_from;
  if (target === null)
    return (
      <section className={styles.card} aria-label={t`What it is`}>
        <h3 className={styles.head}>
          {read.kind === 'Unclear'
            ? t`Somebody looks for this, or offers it?`
            : t`Nothing of the trade was found in it`}
        </h3>
        <div className={styles.body}>
          {read.kind !== 'Unclear' && <p className={styles.quiet}>{t`It can be written down all the same.`}</p>}
          <p className={styles.buttons}>
            <Button onClick={() => choose('Requirement')}>{t`Requirement`}</Button>
            <Button onClick={() => choose('Listing')}>{t`Listing`}</Button>
          </p>
        </div>
      </section>
    );
  const change = other()[target];
  return (
    <section className={styles.card} aria-label={t`What it is`}>
      <h3 className={styles.head}>
        {target === 'Requirement' ? t`This is a requirement` : t`This is a listing`}
        {from ? <Confidence grade={from.confidence} /> : <Confidence grade="Medium" />}
      </h3>
      <p className={styles.body}>
        {from ? (
          <Trans>
            Found <b>{text.slice(from.start, from.end).trim()}</b>.
          </Trans>
        ) : (
          t`No word says so.`
        )}{' '}
        {t`Wrong?`}{' '}
        <button type="button" className={styles.link} onClick={() => choose(change.target)}>
          {change.words}
        </button>
      </p>
    </section>
  );
};

/** A phone's line for the same. */
export const KindLine = ({ counts }: { counts: string }) => {
  const { target, choose } = useThePaste();
  if (target === null) return <KindCard />;
  const change = other()[target];
  return (
    <p className={styles.line}>
      <span className={styles.kind}>{word(target)}</span>
      <span className={styles.counts}>{counts}</span>
      <button type="button" className={styles.link} onClick={() => choose(change.target)}>
        {change.words}
      </button>
    </p>
  );
};

/** Words that nothing was made of. */
export const UnusedCard = () => {
  const { read, target } = useThePaste();
  if (target === null || read.unread.length === 0) return null;
  return (
    <section className={styles.card} aria-label={t`Not used yet`}>
      <h3 className={styles.head}>
        {t`Not used yet`}{' '}
        <span className={styles.quiet}>{target === 'Requirement' ? t`goes to comment` : t`goes to remark`}</span>
      </h3>
      <p className={`${styles.body} ${styles.tags}`}>
        {read.unread.map(({ start, text }) => (
          <span key={start} className={styles.tag}>
            {text}
          </span>
        ))}
      </p>
    </section>
  );
};

/** Who has the number already. */
export const KnownCard = () => {
  const { known, form, set } = useThePaste();
  if (known?.kind !== 'known') return null;
  const isUsed = form.contact.kind === 'known' && form.contact.id === known.id;
  return (
    <section className={styles.card} aria-label={t`Known contact`}>
      <h3 className={styles.head}>
        <IconUsers size={18} aria-hidden />
        <span className={styles.grow}>{t`Same number is in your contacts`}</span>
      </h3>
      <div className={`${styles.body} ${styles.person}`}>
        <PersonChip name={known.name} number={known.number} />
        {!isUsed && <Button onClick={() => set({ contact: known })}>{t`Use this contact`}</Button>}
      </div>
    </section>
  );
};
