import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { queryClient } from '../core/api/index.ts';
import { useLanguage } from '../core/language/index.ts';
import { lazyPart } from '../core/screen.ts';
import { useAuth } from '../core/session/index.ts';
import { KeepsPlace } from '../ui/back-closes.ts';
import { Themed } from '../ui/theme/themed.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { NotesCalls } from './called.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PublicFrame } from './public-frame.tsx';
import { Screens } from './screens.tsx';

/** What stands around every screen of who is in. */
export const shell = lazyPart(() => import('./shell/shell.tsx'), 'Shell');
const SessionAlert = lazy(async () => ({ default: (await import('./session-alert.tsx')).SessionAlert }));

export const App = () => (
  <Themed key={useLanguage()} defaultColorScheme="auto">
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <KeepsPlace />
        <ErrorBoundary>
          <NotesCalls>
            <Frame />
          </NotesCalls>
          <AlertAtTheEnd />
        </ErrorBoundary>
      </BrowserRouter>
      <Toasts />
    </QueryClientProvider>
  </Themed>
);

const Frame = () => {
  const isLoggedIn = useAuth((auth) => auth.isLoggedIn);
  const personId = useAuth((auth) => auth.userInfo?.id);
  if (!isLoggedIn) {
    return (
      <PublicFrame>
        <Screens />
      </PublicFrame>
    );
  }
  return (
    <Suspense fallback={null}>
      <shell.Component key={personId}>
        <Screens />
      </shell.Component>
    </Suspense>
  );
};

/** Only a session that ended by itself needs the words and the code of this dialog. */
const AlertAtTheEnd = () => {
  const hasEnded = useAuth((auth) => auth.error !== null);
  return hasEnded ? (
    <Suspense fallback={null}>
      <SessionAlert />
    </Suspense>
  ) : null;
};
