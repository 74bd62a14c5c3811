import { toast } from '../../ui/toast.ts';

/** Milliseconds that a toast stands. Spec 9. */
const standing = 3000;
const toldAt = new Map<string, number>();

/** Says a sentence unless it stands there already: ten calls that fail together are one piece of news. */
export const tellOnce = (text: string): void => {
  const now = Date.now();
  if (now - (toldAt.get(text) ?? 0) < standing) return;
  toldAt.set(text, now);
  toast.error(text);
};
