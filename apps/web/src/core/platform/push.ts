/** Whether this is an iPhone's or iPad's browser, which pushes only to what stands on the Home Screen. */
export const needsHomeScreen = (): boolean => {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && !matchMedia('(display-mode: standalone)').matches;
};

/** Whether this browser can be told of something while the app is closed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Whether a person once told the browser to show nothing; only its settings undo that. */
export const isPushBlocked = async (): Promise<boolean> => (await permission()) === 'denied';

const permission = async () => (await navigator.permissions.query({ name: 'notifications' })).state;

const subscription = async (): Promise<PushSubscription | null> => {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
};

/** A subscription as the one string that a session keeps. */
const tokenOf = (subscribed: PushSubscription): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(subscribed));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `webpush:${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
};

/** The token of this browser as it is now; undefined where it is not subscribed, or may show nothing any more. */
export const pushToken = async (): Promise<string | undefined> => {
  const subscribed = await subscription();
  return subscribed && (await permission()) === 'granted' ? tokenOf(subscribed) : undefined;
};

/**
 * Asks the person, who must just have pressed something, and subscribes this browser to the sender with this key. Answers
 * its token; undefined where they say no. Throws where the browser's push service cannot be reached.
 */
export const subscribeToPush = async (publicKey: string): Promise<string | undefined> => {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  // One to a former key of the sender would be in the way.
  await unsubscribeFromPush();
  const { pushManager } = await navigator.serviceWorker.ready;
  return tokenOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
};

export const unsubscribeFromPush = async (): Promise<void> => {
  await (await subscription())?.unsubscribe();
};
