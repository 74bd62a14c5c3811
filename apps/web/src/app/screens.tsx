import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { Route as At, matchPath, Navigate, Routes, useLocation } from 'react-router';
import { i18n } from '../core/language/index.ts';
import { lastEnding } from '../core/session/index.ts';
import { LoadingRows } from '../ui/states.tsx';
import styles from './app.module.css';
import { EarlyGone, earlySheet } from './early-sheet.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { decide, expiry } from './guards.ts';
import { NotFound } from './not-found.tsx';
import { ReadyGone } from './ready/ready-gone.tsx';
import { type Route, routes } from './routes.ts';
import { usePageTitle } from './use-page-title.ts';
import { wantedIn } from './wanted.ts';
import { useWho } from './who.ts';

/** Every route behind its guard, and not-found for the rest. */
export const Screens = () => (
  <Routes>
    {routes.map((route) => (
      <At key={route.path} path={route.path} element={<Guarded route={route} />} />
    ))}
    <At path="*" element={<NotFound />} />
  </Routes>
);

/** Fetches the code of the screen that the address asks for. Rejects where it does not come. */
export const loadScreen = async (address: string): Promise<unknown> => {
  const asked: Route | undefined = routes.find(({ path }) => matchPath(path, address));
  return asked?.screen?.load?.();
};

const titleOf = ({ path, title }: Route) => (path === '/' ? 'Angan' : i18n._(title));

const Guarded = ({ route }: { route: Route }) => {
  const who = useWho();
  const location = useLocation();
  const verdict = decide(route.guard, who);
  usePageTitle(verdict === 'show' && route.screen ? titleOf(route) : undefined);
  if (verdict !== 'show') {
    // The way back after login or renewal: kept for who was sent away, given to who has just come in, not for who left by choice.
    const wanted = route.guard === 'logged-out' ? wantedIn(location.state) : undefined;
    if (wanted) return <Navigate to={wanted} replace />;
    const keep = verdict === expiry || (who.usertype === null && lastEnding !== 'logout');
    return <Navigate to={verdict} replace state={keep ? { wanted: location.pathname + location.search } : null} />;
  }
  if (!route.screen) return <NotFound />;
  const { Component } = route.screen;
  return (
    <ErrorBoundary key={location.pathname}>
      <Suspense fallback={<Waiting />}>
        <Component />
        <ReadyGone />
        <EarlyGone />
      </Suspense>
    </ErrorBoundary>
  );
};

const Waiting = () =>
  earlySheet(t`Loading the screen`) ?? (
    <div className={styles.waiting}>
      <LoadingRows rows={6} label={t`Loading the screen`} />
    </div>
  );
