import { App } from '@capacitor/app';
import { Capacitor, type PluginListenerHandle } from '@capacitor/core';
import { plural, t } from '@lingui/core/macro';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { canPush, tap } from '../../core/platform/index.ts';
import { canRemind, dropReminders, onReminderPress } from '../../core/platform/phone/own-reminders.ts';
import { lazyPart } from '../../core/screen.ts';
import { onSessionEnd, useAuth } from '../../core/session/index.ts';
import { toast } from '../../ui/toast.ts';
import { pathOfLink } from './own-path-of-link.ts';
import { readShared, type Shared, ShareIn } from './own-share-in.ts';
import { followScheme } from './own-system-bars.ts';

const { Component: Reminders } = lazyPart(() => import('./own-reminders.tsx'), 'Reminders');
const { Component: SharedPhotos } = lazyPart(() => import('./own-shared-photos.tsx'), 'SharedPhotos');

if (canRemind()) onSessionEnd(() => void dropReminders());

/** What is heard of the phone for as long as the app runs. */
type Heard = readonly Promise<PluginListenerHandle>[];

/** Goes where the phone leads: a link, a push that was pressed, the back button, what another app shares. Draws nothing but the question where shared photos
 * belong. */
export const FollowsPhone = () => {
  const navigate = useNavigate();
  const go = useRef(navigate);
  go.current = navigate;
  const [shared, setShared] = useState<Shared>();
  useEffect(() => {
    const open = (address: unknown) => {
      const path = pathOfLink(address);
      if (path) void go.current(path);
    };
    const take = (read: Shared) => {
      if (read.missed > 0) toast.error(missedText(read.missed));
      if (read.text !== '' || read.photos.length > 0) setShared(read);
    };
    const heard: Heard = [
      App.addListener('appUrlOpen', ({ url }) => open(url)),
      App.addListener('backButton', goBack),
      ...(Capacitor.isPluginAvailable('ShareIn')
        ? [ShareIn.addListener('shared', (given) => void readShared(given).then(take, tellUnread))]
        : []),
    ];
    // A card of a board, taken up by a long press.
    addEventListener('dragstart', tap);
    const stopScheme = followScheme();
    if (canPush()) void hearPushes(open);
    if (canRemind()) void onReminderPress(open);
    return () => {
      removeEventListener('dragstart', tap);
      stopScheme();
      for (const one of heard) void one.then((handle) => handle.remove());
    };
  }, []);
  const mayWork = useAuth(({ isLoggedIn, haveSubscription }) => isLoggedIn && haveSubscription);
  const photos = shared?.photos ?? [];
  useTaken(photos.length === 0 ? shared : undefined, mayWork, setShared);
  const me = useAuth(({ userInfo }) => userInfo?.id);
  if (!mayWork) return null;
  return (
    <Suspense>
      {me !== undefined && canRemind() && <Reminders me={me} />}
      {photos.length > 0 && (
        <SharedPhotos photos={photos} text={shared?.text ?? ''} onClose={() => setShared(undefined)} />
      )}
    </Suspense>
  );
};

const hearPushes = async (open: (address: unknown) => void) => {
  const { FirebaseMessaging } = await import('@capacitor-firebase/messaging');
  await FirebaseMessaging.addListener('notificationActionPerformed', ({ notification }) =>
    open((notification.data as { url?: unknown } | undefined)?.url),
  );
};

/**
 * A dialog, sheet or picture has an entry of its own in the history, as a screen has (ui/back-closes.ts). Where nothing is
 * left to go back to the app goes to the background, as others on the phone do.
 */
const goBack = () => {
  const { idx = 0, over = 0 } = (history.state ?? {}) as { idx?: number; over?: number };
  if (idx > 0 || over > 0) history.back();
  else void App.minimizeApp();
};

const missedText = (missed: number): string =>
  plural(missed, {
    one: `${missed} shared file was not taken: only photos and texts are.`,
    other: `${missed} shared files were not taken: only photos and texts are.`,
  });

const tellUnread = () => toast.error(t`What was shared could not be read. Share it again.`);

/** Opens a text that was shared as soon as somebody is in who may work; until then it waits. */
const useTaken = (shared: Shared | undefined, mayWork: boolean, set: (shared: undefined) => void) => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!shared || !mayWork) return;
    set(undefined);
    // The guards lead who has just come in to their first screen; this comes after them.
    setTimeout(() => void navigate('/paste', { state: { shared } }));
  }, [shared, mayWork, navigate, set]);
};
