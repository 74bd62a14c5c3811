import { Capacitor } from '@capacitor/core';
import * as browser from '../network.ts';

/** What the phone said last; the web view's own word for the moment before, for iOS's has a line where there is none. */
let isConnected = typeof navigator === 'undefined' || navigator.onLine !== false;
const listeners = new Set<() => void>();

const set = (connected: boolean): void => {
  if (connected === isConnected) return;
  isConnected = connected;
  for (const changed of listeners) changed();
};

/** The library and never the plugin itself, whose every name is a method: who awaited it would call its `then`. */
const listen = async () => {
  const { Network } = await import('@capacitor/network');
  await Network.addListener('networkStatusChange', ({ connected }) => set(connected));
  set((await Network.getStatus()).connected);
};
const isAsked = Capacitor.isPluginAvailable('Network');
if (isAsked) void listen();

/** Whether the phone has a line. */
export const hasLine = (): boolean => (isAsked ? isConnected : browser.hasLine());

/** Calls `changed` each time the line breaks or is back. Gives back how to stop. */
export const onLineChange = (changed: () => void): (() => void) => {
  if (!isAsked) return browser.onLineChange(changed);
  listeners.add(changed);
  return () => listeners.delete(changed);
};
