import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readyToCount, startLanguage } from '../core/language/index.ts';
import { type Auth, useAuth, watchOtherTabs } from '../core/session/index.ts';
import { App } from './app.tsx';
import { takeFacts } from './ready/facts.ts';
import { prefetchScreen } from './screens.tsx';
import { startServiceWorker } from './service-worker.ts';

watchOtherTabs();
takeFacts();
const follow = async ({ userInfo }: Auth, before = 'English') => {
  if (userInfo && userInfo.language !== before)
    (await import('../core/language/follow-person.ts')).followPerson(userInfo.language);
};
useAuth.subscribe((now, { userInfo }) => void follow(now, userInfo?.language ?? ''));
const signedIn = useAuth.getState();
// Who chose a language before there were any has it from here on.
void follow(signedIn);
// In a task of its own: beside the reading of this file it would hold a slowed phone up twice as long.
if (signedIn.isLoggedIn) setTimeout(() => prefetchScreen(location.pathname));
startLanguage(() => {
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  if (signedIn.isLoggedIn) requestAnimationFrame(() => setTimeout(readyToCount));
});
if (import.meta.env.PROD) void startServiceWorker();
