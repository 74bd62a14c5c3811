import { useSyncExternalStore } from 'react';
import { hasLine, onLineChange } from './platform/index.ts';

/** Whether the device has a connection at all. */
export const useOnline = (): boolean => useSyncExternalStore(onLineChange, hasLine, () => true);

/** Calls `run` each time that the connection is back. Gives back how to stop. */
export const whenBack = (run: () => void): (() => void) => onLineChange(() => hasLine() && run());
