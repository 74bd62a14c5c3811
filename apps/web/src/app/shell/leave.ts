import { openOverlay } from './overlay-state.ts';

let leaving = async () => {};
/** Asks before what waits to be sent is lost; `go` is how to leave then. */
export const askToLeave = (go: () => Promise<void>): void => {
  leaving = go;
  openOverlay('leave');
};
export const leaveAnyway = (): Promise<void> => leaving();
