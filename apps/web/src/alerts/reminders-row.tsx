/** A browser reminds of nothing by itself: nothing stands here. */
export const RemindersRow = (): null => null;
