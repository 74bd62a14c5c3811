/** A light tap under the finger, where something was done: only phones' apps have it. */
export const tap = (): void => undefined;
