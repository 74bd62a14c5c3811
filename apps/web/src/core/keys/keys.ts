import { t } from '@lingui/core/macro';
import { useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';

export interface KeyAction {
  /** What it does, for the help: 'Add a contact'. */
  label: string;
  run: (event: KeyboardEvent) => void;
}
/** By key: `/`, `n`, `Enter`, `Escape`, `?`; with Ctrl or Cmd `mod+k`. Undefined entries are left out. */
export type Keys = Record<string, KeyAction | undefined>;

interface Group {
  title: string;
  labels: Record<string, string>;
  run: (key: string, event: KeyboardEvent) => void;
}

/** All keys that work at this moment; the help lists them. The last to come is asked first. */
export const useKeyRegistry = create<{ groups: Group[] }>(() => ({ groups: [] }));

/** A box that is ticked takes no letters. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && target.type === 'checkbox');
/** Enter belongs to a button or link that has the focus, space to a button. */
const takes: Record<string, string> = { Enter: 'button, a, summary', ' ': 'button, summary' };
const isTaken = (key: string, target: EventTarget | null) =>
  key in takes && target instanceof HTMLElement && target.closest(takes[key]!);
const inDialog = () => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** Whether a dialog stood when the key went down: Escape takes it away before the keys of the screen are asked. */
let wasInDialog = false;
if (typeof window !== 'undefined')
  window.addEventListener(
    'keydown',
    () => {
      wasInDialog = inDialog();
    },
    true,
  );

const pressed = (event: KeyboardEvent) =>
  event.ctrlKey || event.metaKey ? `mod+${event.key.toLowerCase()}` : event.key;

const listen = (event: KeyboardEvent) => {
  if (event.defaultPrevented || event.altKey || event.isComposing) return;
  const key = pressed(event);
  const isPlain = !key.startsWith('mod+');
  if (isPlain && (isTyping(event.target) || wasInDialog)) return;
  if (isTaken(key, event.target)) return;
  const group = useKeyRegistry.getState().groups.findLast(({ labels }) => key in labels);
  if (!group) return;
  event.preventDefault();
  group.run(key, event);
};
if (typeof document !== 'undefined') document.addEventListener('keydown', listen);

/**
 * Single keys for as long as a component stands; not while somebody types or a dialog is open. `title` heads them in
 * the help. The functions may change from render to render.
 */
export const useKeys = (keys: Keys, title = t`This screen`): void => {
  const latest = useRef(keys);
  latest.current = keys;
  const named = Object.entries(keys).flatMap(([key, action]) => (action ? [[key, action.label]] : []));
  const signature = JSON.stringify(named);
  // Before the screen is seen: who presses at once is heard.
  useLayoutEffect(() => {
    const labels = Object.fromEntries(JSON.parse(signature) as [string, string][]);
    if (Object.keys(labels).length === 0) return;
    const group: Group = { title, labels, run: (key, event) => latest.current[key]?.run(event) };
    useKeyRegistry.setState(({ groups }) => ({ groups: [...groups, group] }));
    return () => useKeyRegistry.setState(({ groups }) => ({ groups: groups.filter((one) => one !== group) }));
  }, [title, signature]);
};
