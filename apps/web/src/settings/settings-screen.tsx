import { t } from '@lingui/core/macro';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageFrame } from '../ui/page-frame.tsx';
import { useUrlState } from '../ui/use-url-state.ts';
import { LettersPart } from './letters-part.tsx';
import styles from './settings.module.css';
import { TermsPart } from './terms-part.tsx';

/** A screen on which a further part of the office is set. */
export interface SettingLink {
  path: string;
  label: string;
  /** What is set there. */
  note: string;
}

/** Something that is set on this screen and belongs to another noun. */
export interface SettingPart {
  /** As the address names it: `?part=integrations`. */
  part: string;
  label: string;
  note: string;
  /** Beside the label: that something needs attention. */
  state?: ReactNode;
  content: ReactNode;
}

interface Props {
  parts: readonly SettingPart[];
  links: readonly SettingLink[];
}

/** What the Owner sets for the office: what has no screen of its own here, and the ways to what has. */
export const SettingsScreen = ({ parts, links }: Props) => {
  const url = useUrlState();
  const own: SettingPart = {
    part: '',
    label: t`Brokerage terms`,
    note: t`What a new deal begins with`,
    content: (
      <div>
        <TermsPart />
        <LettersPart />
      </div>
    ),
  };
  const shown = parts.find(({ part }) => part === url.get('part')) ?? own;
  return (
    <PageFrame title={t`Setting`}>
      <div className={`scrolls ${styles.screen}`}>
        <nav className={styles.nav} aria-label={t`Settings`} data-part={shown.part || undefined}>
          <ul className="list-unstyled">
            {[...parts, own].map(({ part, label, note, state }) => (
              <li key={part}>
                <Link
                  to={part ? `?part=${part}` : '?'}
                  className={styles.link}
                  aria-current={part === shown.part ? 'page' : undefined}
                >
                  <span className={styles.label}>
                    {label} {state}
                  </span>
                  <span className={styles.hint}>{note}</span>
                </Link>
              </li>
            ))}
            {links.map(({ path, label, note }) => (
              <li key={path} data-elsewhere>
                <Link to={path} className={styles.link}>
                  <span className={styles.label}>{label}</span>
                  <span className={styles.hint}>{note}</span>
                  <IconChevronRight size={16} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {shown.content}
      </div>
    </PageFrame>
  );
};
