import { maskNumber } from './mobile.ts';
import { numberSpans } from './numbers-in-text.ts';

/** A number as maskNumber leaves it: seven stars and the last three digits. */
const mask = /\*{7}(\d{3})/g;

/**
 * A text that somebody edited who reads numbers masked, with the numbers of the `stored` text back in the places of their
 * masks. Without this, saving the edit would put the stars in the place of the number for everybody. A mask that stands for
 * no number of the stored text stays as it was typed.
 */
export const withNumbersOf = (stored: string, edited: string): string => {
  if (!edited.includes('*******')) return edited;
  const hidden = numberSpans(stored).map(({ from, to, digits }) => {
    // The plus of a country or an opening bracket went with the number.
    const begin = from > 0 && /[+(]/.test(stored[from - 1]!) ? from - 1 : from;
    return { masked: maskNumber(digits), text: stored.slice(begin, to) };
  });
  return edited.replace(mask, (found) => {
    const at = hidden.findIndex(({ masked }) => masked === found);
    return at === -1 ? found : hidden.splice(at, 1)[0]!.text;
  });
};
