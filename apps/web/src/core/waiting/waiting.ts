import type { Call } from '@angan/contract/kit/call.ts';
import type { Entity } from '@angan/domain/entities.ts';
import { create } from 'zustand';
import { read, write } from '../persist.ts';
import { useAuth } from '../session/auth.ts';
import { onSessionEnd } from '../session/end.ts';
import type { StagedFiles } from '../uploads/index.ts';

/** What somebody saved while there was no line, as the browser keeps it until the server has it. */
export interface Waiting {
  /** Sent along with every try, so that the server does it once. */
  readonly key: string;
  /** Milliseconds since 1970 when it was saved. */
  readonly at: number;
  readonly call: Pick<Call, 'method' | 'access'>;
  readonly url: string;
  readonly body: unknown;
  /** In the body's place where that is a form: its fields with their texts. */
  readonly form?: readonly (readonly [field: string, text: string])[] | undefined;
  /** 'Note on Mehul Trivedi', and what of it tells it from others. */
  readonly title: string;
  readonly detail: string;
  /** Kinds of records that are shown anew once it arrived. */
  readonly changes: readonly Entity[];
  /** The record as it stood under the writer's eyes, in the fields that are written: where it is read, and what it said. */
  readonly seen?: { readonly url: string; readonly values: Readonly<Record<string, unknown>> } | undefined;
  /** The screen where it is mended, and the form there that takes up what was typed. */
  readonly mend: { readonly path: string; readonly draft?: { readonly name: string; readonly value: unknown } };
  /** Files that wait for the record that this makes. */
  readonly files?: StagedFiles | undefined;
  /** `refused`: the server said no. `changed`: somebody else wrote the same fields meanwhile. Both wait for a decision. */
  readonly state: 'waiting' | 'refused' | 'changed';
  /** What the server said, as a sentence. */
  readonly problem?: string | undefined;
}

const prefix = 'waiting:';
const keyOf = () => `${prefix}${useAuth.getState().userInfo?.id ?? 0}`;
const kept = (): readonly Waiting[] => read<Waiting[]>(keyOf()) ?? [];

/** What waits of the person who is logged in; storage has it for every tab, this shows it. */
const useStore = create<{ list: readonly Waiting[]; isAway: boolean }>(() => ({ list: kept(), isAway: false }));
const show = () => useStore.setState({ list: kept() });
export const useWaiting = (): readonly Waiting[] => useStore(({ list }) => list);
/** Whether the last try found nobody: a browser may think that it is online where no server answers. */
export const useAway = (): boolean => useStore(({ isAway }) => isAway);
export const setAway = (isAway: boolean): void => useStore.setState({ isAway });
export const waitingNow = (): readonly Waiting[] => kept();

/** Storage is read before each change, since other tabs write there as well. */
const set = (list: readonly Waiting[]): void => {
  write(keyOf(), list.length > 0 ? list : undefined);
  show();
};

/** False where the browser did not keep it: then nobody may say that it did. */
export const keepWaiting = (next: Waiting): boolean => {
  set([...kept(), next]);
  return kept().some(({ key }) => key === next.key);
};
export const dropWaiting = (key: string): void => set(kept().filter((one) => one.key !== key));
export const patchWaiting = (key: string, change: Partial<Waiting>): void =>
  set(kept().map((one) => (one.key === key ? { ...one, ...change } : one)));

useAuth.subscribe((now, before) => {
  if (now.userInfo?.id !== before.userInfo?.id) show();
});
if (typeof addEventListener === 'function')
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(prefix)) show();
  });

/** Who logs out by choice leaves nothing behind; a session that ended by itself keeps what was saved for its person. */
onSessionEnd((why) => {
  if (why === 'logout') for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) write(key, undefined);
  show();
});
