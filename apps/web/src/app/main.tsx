import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '../core/language/index.ts';
import { watchOtherTabs } from '../core/session/index.ts';
import { App } from './app.tsx';
import { startServiceWorker } from './service-worker.ts';

watchOtherTabs();
startLanguage(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
if (import.meta.env.PROD) void startServiceWorker();
