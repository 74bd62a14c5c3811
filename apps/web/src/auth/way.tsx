import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './auth.module.css';
import { useSandboxUrl } from './health.ts';
import { LanguageChoice } from './language-choice.tsx';

interface Props {
  children: ReactNode;
  /** Where else one may want to go, under the card. */
  foot?: ReactNode;
  /** Room for two fields beside each other. */
  wide?: boolean;
}

/** A page on the way in: a card in the court, and quiet lines under it. */
export const Way = ({ children, foot, wide }: Props) => (
  <div className={styles.way} data-wide={wide || undefined}>
    <div className={styles.column}>
      {children}
      {foot && <p className={styles.foot}>{foot}</p>}
      <LanguageChoice />
      <SandboxLine />
    </div>
  </div>
);

/** The head of such a card: what it is, and why. */
export const WayHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header>
    <h1 className={styles.title}>{title}</h1>
    {children && <p className={styles.lead}>{children}</p>}
  </header>
);

/** Where a server to try out keeps what it would send. */
const SandboxLine = () => {
  const url = useSandboxUrl();
  if (!url) return null;
  return (
    <p className={styles.foot}>
      <Trans>
        Mails and SMS of this server stay in its{' '}
        <a href={url} target="_blank" rel="noreferrer">
          sandbox
        </a>
        .
      </Trans>
    </p>
  );
};
