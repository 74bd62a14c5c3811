import type { UserAlert } from '@angan/contract/alerts/alerts.ts';
import { useEffect, useRef, useState } from 'react';
import { useAlerts } from './use-alerts.ts';

/** How long a new alert stands by itself, and how often is looked whether it may. Milliseconds. */
const shownMs = 8000;
const lookMs = 1000;

/** Whether its person is at something that a card would come in the way of: a dialog, a menu, a text. */
const isBusy = () =>
  document.visibilityState !== 'visible' ||
  document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ||
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')].some((one) =>
    one.checkVisibility(),
  );

/**
 * The latest alert for a while after it came in, one at a time: as soon as its person is at nothing that it would come in
 * the way of, and as long as they have not read it. What was there when the page opened is no news.
 */
export const useNewAlert = () => {
  const { data } = useAlerts();
  const newest = data?.results[0];
  const seen = useRef<number>(undefined);
  const [waiting, setWaiting] = useState<number>();
  const [shown, setShown] = useState<number>();
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (!data) return;
    const before = seen.current;
    seen.current = Math.max(before ?? 0, newest?.id ?? 0);
    if (before !== undefined && newest && newest.id > before) setWaiting(newest.id);
  }, [data, newest]);
  useEffect(() => {
    if (waiting === undefined) return undefined;
    const look = () => {
      if (isBusy()) return;
      setShown(waiting);
      setWaiting(undefined);
    };
    look();
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [waiting]);
  useEffect(() => {
    if (shown === undefined || isHeld) return undefined;
    const timer = setTimeout(() => setShown(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);
  const alert: UserAlert | undefined = data?.results.find(({ id, read }) => id === shown && !read);
  return { alert, unread: data?.unread ?? 0, hold, close: () => setShown(undefined) };
};
