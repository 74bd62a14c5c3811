import type { Call } from '@angan/contract/kit/call.ts';
import type { Entity } from '@angan/domain/entities.ts';
import { create } from 'zustand';
import { read, write } from '../persist.ts';
import { sealed } from '../sealed/index.ts';
import { useAuth } from '../session/auth.ts';
import { onSessionEnd } from '../session/end.ts';
import type { StagedFiles } from '../uploads/index.ts';

/** Somebody whom a save makes anew. */
export interface NewPerson {
  readonly name: string;
  /** Where it is asked who has their numbers, as the call answers that warns while one types. */
  readonly asked: string;
  /** The save is of something else, and takes who is there already: of the same name that is no question. */
  readonly isTaken: boolean;
}

/** Somebody who has a number already, as the role may see them. */
export interface KnownPerson {
  readonly id: number;
  readonly name: string;
}

/** What somebody saved while there was no line, as the browser keeps it, sealed, until the server has it. */
export interface Waiting {
  /** Sent along with every try, so that the server does it once. */
  readonly key: string;
  /** Whose it is: sent while they are logged in, and shown to nobody else. */
  readonly person: number;
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
  /** Whom it makes anew; not asked about once its writer said that they are another. */
  readonly makes?: NewPerson | undefined;
  /**
   * `refused`: the server said no. `changed`: somebody else wrote the same fields meanwhile. `known`: the office has somebody
   * with that number already. All of them wait for a decision.
   */
  readonly state: 'waiting' | 'refused' | 'changed' | 'known';
  /** Of `known`: who that is. */
  readonly known?: readonly KnownPerson[] | undefined;
  /** Of `changed`: what these fields say now. */
  readonly theirs?: Readonly<Record<string, unknown>> | undefined;
  /** What the server said, as a sentence. */
  readonly problem?: string | undefined;
}

const database = sealed('angan-waiting');
const me = (): number => useAuth.getState().userInfo?.id ?? 0;
const nameOf = ({ person, key }: Pick<Waiting, 'person' | 'key'>) => `${person}:${key}`;

/** What waits of the person who is logged in; the database has it for every tab, this shows it. */
const useStore = create<{ list: readonly Waiting[]; isAway: boolean }>(() => ({ list: [], isAway: false }));
export const useWaiting = (): readonly Waiting[] => useStore(({ list }) => list);
/** Whether the last try found nobody: a browser may think that it is online where no server answers. */
export const useAway = (): boolean => useStore(({ isAway }) => isAway);
export const isAway = (): boolean => useStore.getState().isAway;
export const setAway = (isAway: boolean): void => {
  if (useStore.getState().isAway !== isAway) useStore.setState({ isAway });
};

/** What waits of the person who is logged in, in the order in which it was saved; nothing where the browser keeps nothing. */
export const waitingNow = async (): Promise<readonly Waiting[]> => {
  const person = me();
  if (person === 0) return [];
  await sealOld(person).catch(() => undefined);
  const all = (await database.all().catch(() => [])) as Waiting[];
  return all.filter((one) => one.person === person);
};

/** Earlier versions of the app kept it in the clear. */
const sealOld = async (person: number) => {
  const old = `waiting:${person}`;
  for (const one of read<Omit<Waiting, 'person'>[]>(old) ?? []) await put({ ...one, person });
  write(old, undefined);
};

let shows = 0;
const show = async (): Promise<void> => {
  shows += 1;
  const mine = shows;
  const list = await waitingNow();
  if (mine === shows) useStore.setState({ list });
};
const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('angan-waiting') : undefined;
others?.addEventListener('message', () => void show());
const changed = (): Promise<void> => {
  others?.postMessage('changed');
  return show();
};

const put = (one: Waiting) => database.put(nameOf(one), one.at, one);

/** False where the browser did not keep it: then nobody may say that it did. */
export const keepWaiting = async (next: Omit<Waiting, 'person'>): Promise<boolean> => {
  const isKept = await put({ ...next, person: me() }).then(
    () => true,
    () => false,
  );
  await changed();
  return isKept;
};
export const dropWaiting = async (one: Pick<Waiting, 'person' | 'key'>): Promise<void> => {
  await database.drop(nameOf(one));
  await changed();
};
export const patchWaiting = async (one: Pick<Waiting, 'person' | 'key'>, change: Partial<Waiting>): Promise<void> => {
  const found = await database.get(nameOf(one));
  if (found) await put({ ...(found.value as Waiting), ...change });
  await changed();
};

useAuth.subscribe((now, before) => {
  if (now.userInfo?.id !== before.userInfo?.id) void show();
});
// Who logs out by choice leaves nothing behind: the database goes with its key. A session that ended by itself keeps it.
onSessionEnd(() => useStore.setState({ list: [] }));
void show();
