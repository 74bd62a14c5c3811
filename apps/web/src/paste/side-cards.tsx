import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { PersonChip } from '../ui/person.tsx';
import { Confidence } from './confidence.tsx';
import type { Target } from './paste-form.ts';
import styles from './side-cards.module.css';
import { useThePaste } from './use-paste.ts';

const other: Record<Target, { target: Target; words: string }> = {
  Requirement: { target: 'Listing', words: 'Make it a listing' },
  Listing: { target: 'Requirement', words: 'Make it a requirement' },
};

/** What the message was taken for and why, and the way to the other; unclear, two buttons ask. */
export const KindCard = () => {
  const { read, text, target, choose } = useThePaste();
  const from = read.kind_from;
  if (target === null)
    return (
      <section className={styles.card} aria-label="What it is">
        <h3 className={styles.head}>
          {read.kind === 'Unclear' ? 'Somebody looks for this, or offers it?' : 'Nothing of the trade was found in it'}
        </h3>
        <div className={styles.body}>
          {read.kind !== 'Unclear' && <p className={styles.quiet}>It can be written down all the same.</p>}
          <p className={styles.buttons}>
            <Button onClick={() => choose('Requirement')}>Requirement</Button>
            <Button onClick={() => choose('Listing')}>Listing</Button>
          </p>
        </div>
      </section>
    );
  const change = other[target];
  return (
    <section className={styles.card} aria-label="What it is">
      <h3 className={styles.head}>
        This is a {target.toLowerCase()}
        {from ? <Confidence grade={from.confidence} /> : <Confidence grade="Medium" />}
      </h3>
      <p className={styles.body}>
        {from ? (
          <>
            Found <b>{text.slice(from.start, from.end).trim()}</b>.
          </>
        ) : (
          'No word says so.'
        )}{' '}
        Wrong?{' '}
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
  const change = other[target];
  return (
    <p className={styles.line}>
      <span className={styles.kind}>{target}</span>
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
    <section className={styles.card} aria-label="Not used yet">
      <h3 className={styles.head}>
        Not used yet <span className={styles.quiet}>goes to {target === 'Requirement' ? 'comment' : 'remark'}</span>
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
    <section className={styles.card} aria-label="Known contact">
      <h3 className={styles.head}>
        <IconUsers size={18} aria-hidden />
        <span className={styles.grow}>Same number is in your contacts</span>
      </h3>
      <div className={`${styles.body} ${styles.person}`}>
        <PersonChip name={known.name} number={known.number} />
        {!isUsed && <Button onClick={() => set({ contact: known })}>Use this contact</Button>}
      </div>
    </section>
  );
};
