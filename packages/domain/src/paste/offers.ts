import { parseMessage } from './parse.ts';
import type { PastedMessage, PasteLists } from './types.ts';

/** One offer or wish of a message, with the piece of text that it was read from. */
export interface Offer {
  readonly text: string;
  readonly read: PastedMessage;
}

/** '1) ', '2. ', '* ' and the signs that people set as bullets, at the head of a line. */
const bullet = /\n[ \t]*\n|\n(?=[ \t]*(?:\d{1,2}[).][ \t]|[*•●▪◆👉➡✅🔹🔸][\ufe0f ]?\s?\S))/u;
const blankLine = /\n[ \t]*\n/;

/** Whether a piece says by itself what is offered and for how much. */
const isWhole = ({ kind, fields }: PastedMessage): boolean =>
  kind !== 'Nothing' &&
  (fields.bhk ?? fields.subtypes ?? fields.size) !== undefined &&
  (fields.price ?? fields.rent ?? fields.rate ?? fields.budget_max ?? fields.deposit) !== undefined;

/**
 * A message taken apart into its offers, where it holds several: pieces between blank lines or bullets that each name a
 * property and its money. What stands before the first piece ('Available for rent') speaks for all, and so does a
 * number or a name that only the last lines have, and `sender`: the head of an exported message, '[date] Name: '.
 */
export const readOffers = (text: string, lists?: PasteLists, sender = ''): Offer[] => {
  for (const rule of [blankLine, bullet]) {
    const pieces = text.split(rule).filter((piece) => piece.trim() !== '');
    if (pieces.length < 2) continue;
    const whole = pieces.map((piece) => isWhole(parseMessage(piece, lists)));
    const first = whole.indexOf(true);
    const last = whole.lastIndexOf(true);
    if (whole.filter(Boolean).length < 2) continue;
    const head = pieces.slice(0, first).join('\n');
    const tail = pieces.slice(last + 1).join('\n');
    return pieces.slice(first, last + 1).flatMap((piece, at) => {
      if (!whole[first + at]) return [];
      const own = sender + [head, piece, tail].filter(Boolean).join('\n');
      return [{ text: own, read: parseMessage(own, lists) }];
    });
  }
  const own = sender + text;
  return [{ text: own, read: parseMessage(own, lists) }];
};
