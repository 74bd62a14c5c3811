import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { idle } from '../core/idle.ts';
import { startLanguage } from '../core/language/index.ts';
import { type Auth, useAuth, watchOtherTabs } from '../core/session/index.ts';
import { App, shell } from './app.tsx';
import { takeFacts } from './ready/facts.ts';
import { loadScreen } from './screens.tsx';
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

const draw = () => {
  const root = createRoot(document.getElementById('root')!);
  // In small steps, between which a slow phone hears its person.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
};

/** Milliseconds that the frame waits for its screen once its own code is there, so that both are drawn in one go. */
const graceMs = 100;
const nextTask = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

/** Who is in sees the frame and the screen at once where their code is at hand, else the frame first. */
const drawOffice = async () => {
  // In a task of its own: beside the reading of this file it would hold a slowed phone up twice as long.
  await nextTask();
  // What does not come is told where it would have stood.
  const screen = loadScreen(location.pathname).catch(() => undefined);
  await shell
    .load?.()
    .then(() => Promise.race([screen, nextTask(graceMs)]))
    .catch(() => undefined);
  draw();
};
startLanguage(signedIn.isLoggedIn ? () => void drawOffice() : draw);
// It reads every file of the page once more.
if (import.meta.env.PROD) void idle(10_000).then(startServiceWorker);
