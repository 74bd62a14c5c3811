import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { lazyPart } from '../core/screen.ts';
import { Wordmark } from '../ui/logo.tsx';
import styles from './app.module.css';
import { visitorLinks } from './menus.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { SkipLink } from './skip-link.tsx';

const pages = () => import('../public-pages/screens.ts');
const { Component: Foot } = lazyPart(pages, 'Foot');
const { Component: VisitorPhone } = lazyPart(pages, 'VisitorPhone');

/** What stands around every page of a visitor: the name, the way in, and how to reach whoever runs this. */
export const PublicFrame = ({ children }: { children: ReactNode }) => {
  const { pathname, state } = useLocation();
  return (
    <div className={styles.public}>
      <SkipLink />
      <header className={styles.publicHead}>
        <Link to="/" className={styles.brand} aria-label={t`Angan, start page`}>
          <Wordmark />
        </Link>
        <nav aria-label={t`Main`} className={styles.publicLinks}>
          <Suspense fallback={null}>
            <VisitorPhone />
          </Suspense>
          {visitorLinks(pathname).map(({ path, label }) => (
            <Button key={path} component={Link} to={path} state={state}>
              {label}
            </Button>
          ))}
        </nav>
      </header>
      <OfflineBanner />
      <main id="main" tabIndex={-1} className={styles.publicMain}>
        {children}
      </main>
      <Suspense fallback={null}>
        <Foot />
      </Suspense>
    </div>
  );
};
