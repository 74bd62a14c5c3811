import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '../core/language/index.ts';
import { useAuth, watchOtherTabs } from '../core/session/index.ts';
import { App } from './app.tsx';
import { takeFacts } from './ready/facts.ts';
import { prefetchScreen } from './screens.tsx';
import { startServiceWorker } from './service-worker.ts';

watchOtherTabs();
takeFacts();
if (useAuth.getState().isLoggedIn) prefetchScreen(location.pathname);
startLanguage(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
if (import.meta.env.PROD) void startServiceWorker();
