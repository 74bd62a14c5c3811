import { t } from '@lingui/core/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PageFrame } from '../ui/page-frame.tsx';
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

/** What the Owner sets for the office: what has no screen of its own here, and the ways to what has. */
export const SettingsScreen = ({ links }: { links: readonly SettingLink[] }) => (
  <PageFrame title={t`Setting`}>
    <div className={`scrolls ${styles.screen}`}>
      <nav className={styles.nav} aria-label={t`Settings`}>
        <ul className="list-unstyled">
          {links.map(({ path, label, note }) => (
            <li key={path}>
              <Link to={path} className={styles.link}>
                <span className={styles.label}>{label}</span>
                <span className={styles.hint}>{note}</span>
                <IconChevronRight size={16} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <TermsPart />
        <LettersPart />
      </div>
    </div>
  </PageFrame>
);
