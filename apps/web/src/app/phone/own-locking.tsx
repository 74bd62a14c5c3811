import { App } from '@capacitor/app';
import { createRoot, type Root } from 'react-dom/client';
import { startLanguage } from '../../core/language/index.ts';
import { canLock, isLockOn } from '../../core/platform/phone/own-lock.ts';
import { Themed } from '../../ui/theme/themed.tsx';
import styles from './own-lock.module.css';
import { LockScreen } from './own-lock-screen.tsx';

/** Milliseconds away after which the phone is asked again: who went to WhatsApp for a moment goes on where they were. */
const graceMs = 60_000;

let cover: HTMLElement | undefined;
let root: Root | undefined;

/** Hides the app, also from the phone's list of open ones and from who listens. */
const hide = (): HTMLElement => {
  if (cover) return cover;
  cover = document.body.appendChild(document.createElement('div'));
  cover.className = styles.cover ?? '';
  setInert(true);
  return cover;
};

const show = () => {
  root?.unmount();
  root = undefined;
  cover?.remove();
  cover = undefined;
  setInert(false);
};

const setInert = (isInert: boolean) => {
  for (const one of document.body.children) if (one instanceof HTMLElement && one !== cover) one.inert = isInert;
};

/** Stands over the app until the phone knows its person, who is answered, or leaves. */
const ask = (): Promise<'opened' | 'leaves'> =>
  new Promise((resolve) => {
    const into = hide();
    startLanguage(() => {
      root = createRoot(into);
      root.render(
        <Themed defaultColorScheme="auto">
          <LockScreen onOpened={() => resolve('opened')} onLeave={() => resolve('leaves')} />
        </Themed>,
      );
    });
  });

/**
 * Starts the app behind its lock: nothing of the session is read before. `begin` brings it up, `leave` logs its person
 * out.
 */
export const startLocked = async (begin: () => Promise<unknown>, leave: () => Promise<unknown>): Promise<void> => {
  const answer = isLockOn() && canLock() ? await ask() : 'opened';
  await begin();
  if (answer === 'leaves') await leave();
  show();
  let leftAt: number | undefined;
  let isAsking = false;
  // The phone's own question over the app counts as being away.
  await App.addListener('appStateChange', async ({ isActive }) => {
    if (isAsking || !isLockOn() || !canLock()) return;
    if (!isActive) {
      leftAt ??= Date.now();
      hide();
      return;
    }
    const away = leftAt === undefined ? 0 : Date.now() - leftAt;
    leftAt = undefined;
    isAsking = away > graceMs;
    if (isAsking && (await ask()) === 'leaves') await leave();
    isAsking = false;
    show();
  });
};
