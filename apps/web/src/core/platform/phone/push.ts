import { Capacitor } from '@capacitor/core';
import { alertsChannel } from './own-alerts-channel.ts';

/** The library and never the plugin itself, whose every name is a method: who awaited it would call its `then`. */
const library = () => import('@capacitor-firebase/messaging');

/** An app is not put on a Home Screen: it is there. */
export const needsHomeScreen = (): boolean => false;

/** Whether this build has push: without a project at Firebase its plugin is left out. */
export const canPush = (): boolean => Capacitor.isPluginAvailable('FirebaseMessaging');

/** Whether a person once told the phone to show nothing; only its settings undo that. */
export const isPushBlocked = async (): Promise<boolean> =>
  canPush() && (await (await library()).FirebaseMessaging.checkPermissions()).receive === 'denied';

/** The token of this phone as it is now; undefined where it may show nothing. */
export const pushToken = async (): Promise<string | undefined> => {
  if (!canPush()) return undefined;
  const { FirebaseMessaging: plugin } = await library();
  if ((await plugin.checkPermissions()).receive !== 'granted') return undefined;
  return (await plugin.getToken()).token;
};

/** Asks the person and answers the phone's token at Firebase, which knows no key of the sender; undefined where they say no. */
export const subscribeToPush = async (_publicKey: string): Promise<string | undefined> => {
  const { FirebaseMessaging: plugin } = await library();
  if ((await plugin.requestPermissions()).receive !== 'granted') return undefined;
  if (Capacitor.getPlatform() === 'android') await plugin.createChannel(alertsChannel());
  return (await plugin.getToken()).token;
};

export const unsubscribeFromPush = async (): Promise<void> => {
  if (canPush()) await (await library()).FirebaseMessaging.deleteToken();
};
