import type { HomeSetup } from '@angan/contract/home/home.ts';
import { create } from 'zustand';
import { read, write } from '../../core/persist.ts';

const key = 'setup';

interface Setup {
  /** Put aside by the Owner: it comes back from the menu of Home. */
  isAside: boolean;
  /** It stood here undone: once it is done, that is told. */
  wasOpen: boolean;
}

/** Where the wizard of a new office stands in this browser; whether its steps are done, the office's data say. */
export const useSetup = create<Setup>(() => read<Setup>(key) ?? { isAside: false, wasOpen: false });
useSetup.subscribe((state) => write(key, state));

/** All but the logo, which may wait. */
export const isDone = ({ company, areas, property, inquiry }: HomeSetup): boolean =>
  company && areas && property && inquiry;
