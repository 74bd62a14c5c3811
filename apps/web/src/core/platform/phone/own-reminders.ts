import { Capacitor } from '@capacitor/core';
import { alertsChannel } from './own-alerts-channel.ts';

/** The library and never the plugin itself, whose every name is a method: who awaited it would call its `then`. */
const library = () => import('@capacitor/local-notifications');

/** Whether this build can have the phone remind by itself, also without a line. */
export const canRemind = (): boolean => Capacitor.isPluginAvailable('LocalNotifications');

export type MayRemind = 'yes' | 'no' | 'not-asked';

const meant = (display: string): MayRemind =>
  display === 'granted' ? 'yes' : display === 'denied' ? 'no' : 'not-asked';

/** Whether its person lets the phone show what we tell it; once they said no, only its settings undo that. */
export const mayRemind = async (): Promise<MayRemind> =>
  meant((await (await library()).LocalNotifications.checkPermissions()).display);

const allowed = new Set<() => void>();

/** Calls `run` when its person has let the phone remind. Gives back how to stop. */
export const onRemindersAllowed = (run: () => void): (() => void) => {
  allowed.add(run);
  return () => allowed.delete(run);
};

/** Asks its person, who must just have pressed something. */
export const askToRemind = async (): Promise<MayRemind> => {
  const may = meant((await (await library()).LocalNotifications.requestPermissions()).display);
  if (may === 'yes') for (const run of allowed) run();
  return may;
};

/** What the phone shows at a moment. */
export interface Reminder {
  /** What has the same number takes its place. */
  readonly number: number;
  readonly at: Date;
  readonly title: string;
  readonly body: string;
  /** Where a press leads, within the app. */
  readonly path: string;
}

/** One after the other: what is set later must not be overtaken. */
let setting: Promise<unknown> = Promise.resolve();
const inOrder = (run: () => Promise<unknown>): Promise<unknown> => {
  setting = setting.then(run).catch(() => console.warn('The phone took no reminders.'));
  return setting;
};

/** Has the phone remind of these and of nothing else. Where it may not, nothing happens. */
export const setReminders = (reminders: readonly Reminder[]): Promise<unknown> =>
  inOrder(async () => {
    const { LocalNotifications: plugin } = await library();
    if (meant((await plugin.checkPermissions()).display) !== 'yes') return;
    const { notifications: pending } = await plugin.getPending();
    const over = pending.filter(({ id }) => !reminders.some(({ number }) => number === id));
    if (over.length > 0) await plugin.cancel({ notifications: over.map(({ id }) => ({ id })) });
    if (reminders.length === 0) return;
    const isAndroid = Capacitor.getPlatform() === 'android';
    if (isAndroid) await plugin.createChannel(alertsChannel());
    // Who was not given the right to the exact minute would be sent to the phone's settings each time.
    const isExact = isAndroid && (await plugin.checkExactNotificationSetting()).exact_alarm === 'granted';
    await plugin.schedule({
      notifications: reminders.map(({ number, at, title, body, path }) => ({
        ...{ id: number, title, body, extra: { url: path } },
        schedule: { at, allowWhileIdle: true },
        ...(isAndroid && { channelId: alertsChannel().id, isExactNotification: isExact }),
      })),
    });
  });

/** Takes back all that is set, and what stands on the lock screen: it belongs to a session that is over. */
export const dropReminders = (): Promise<unknown> =>
  inOrder(async () => {
    const { LocalNotifications: plugin } = await library();
    const { notifications } = await plugin.getPending();
    if (notifications.length > 0) await plugin.cancel({ notifications: notifications.map(({ id }) => ({ id })) });
    await plugin.removeAllDeliveredNotifications();
  });

/** Calls `open` with the path of a reminder that is pressed. */
export const onReminderPress = async (open: (path: unknown) => void): Promise<void> => {
  const { LocalNotifications: plugin } = await library();
  await plugin.addListener('localNotificationActionPerformed', ({ notification }) =>
    open((notification.extra as { url?: unknown } | undefined)?.url),
  );
};
