/** A browser has no lock of its own: nothing stands here. */
export const AppLock = (): null => null;
