import { type Provable, pendingDays } from '@angan/contract/auth/registration.ts';
import { create } from 'zustand';
import { read, write } from '../../core/persist.ts';

/** What a person told of themselves to register; the password is never part of it. */
export interface Told {
  company_name: string;
  first_name: string;
  last_name: string;
  email: string;
  mobile: string;
}

export const nothingTold: Told = { company_name: '', first_name: '', last_name: '', email: '', mobile: '' };

/** A registration that this browser began, until its account is open. */
export interface KeptRegistration {
  id: number;
  told: Told;
  missing: readonly Provable[];
  /** When the last code and the last link went out, in milliseconds since 1970. */
  sentAt: Readonly<Record<Provable, number>>;
}

const key = 'registration';

const stored = (): KeptRegistration | null => {
  const kept = read<KeptRegistration>(key);
  const isOver = kept !== null && Date.now() - Math.max(...Object.values(kept.sentAt)) > pendingDays * 86_400_000;
  if (isOver) write(key, undefined);
  return isOver ? null : kept;
};

/** The registration is remembered across reloads, and what one tab learns of it the others show. */
export const useRegistration = create<{ kept: KeptRegistration | null }>(() => ({ kept: stored() }));

export const keepRegistration = (kept: KeptRegistration | null): void => {
  useRegistration.setState({ kept });
  write(key, kept);
};

/**
 * Notes what the server says is still missing, where it speaks of the registration that this browser began. Once nothing
 * is, the address to log in with is all that is kept.
 */
export const noteMissing = (id: number, missing: readonly Provable[]): void => {
  const { kept } = useRegistration.getState();
  if (kept?.id !== id) return;
  const told = missing.length > 0 ? kept.told : { ...nothingTold, email: kept.told.email };
  keepRegistration({ ...kept, told, missing });
};

/** Notes that a code or a link has just gone out again. */
export const noteSent = (what: Provable): void => {
  const { kept } = useRegistration.getState();
  if (kept) keepRegistration({ ...kept, sentAt: { ...kept.sentAt, [what]: Date.now() } });
};

addEventListener('storage', (event) => {
  if (event.key === null || event.key === key) useRegistration.setState({ kept: stored() });
});
