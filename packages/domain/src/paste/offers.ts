import type { DealType } from '../lookups/deal-types.ts';
import { withColumns } from './columns.ts';
import { cutAt, levels } from './cut.ts';
import { factsOf } from './facts.ts';
import { plainText } from './message.ts';
import { parseMessage, pieceReader, type ReadPiece } from './parse.ts';
import { contactWords, nounsOf, placeAtEnd, withoutSaid } from './shared.ts';
import { isTalk } from './talk.ts';
import type { PastedMessage, PasteLists } from './types.ts';

/** One offer or wish of a message, with the words that it was read from. */
export interface Offer {
  readonly text: string;
  readonly read: PastedMessage;
}

/** An offer's own words, and those that stand for several, the nearest first. */
interface Item {
  readonly text: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Signs of a heading or an end that go to each of many offers. */
const mostShared = 500;
const short = (text: string): string =>
  text.length <= mostShared ? text : `${text.slice(0, mostShared / 2)}\n${text.slice(-mostShared / 2)}`;
const filled = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '');

/** The one deal that a message names; offers of a list leave it to the heading. */
const dealAround = (text: string, read: ReadPiece): DealType | undefined => {
  const { fields, isDealSpoken } = read(text);
  const deals = fields.deal_types?.value ?? [];
  return isDealSpoken && deals.length === 1 ? deals[0] : undefined;
};

const takeApart = (item: Item, level: number, read: ReadPiece): Item[] => {
  const around = dealAround([...item.before, item.text, ...item.after].join('\n'), read);
  for (let at = level; at < levels; at += 1) {
    const cut = cutAt(item.text, at, (text) => factsOf(text, read, around));
    if (!cut) continue;
    const isSentence = at === levels - 1;
    const place = isSentence
      ? placeAtEnd(
          cut.items.map(({ text }) => text),
          read,
        )
      : '';
    return cut.items.flatMap(({ text, section }, index) => {
      const isHeaded = cut.head !== '' || section !== '' || item.before.length > 0;
      // 'Office BKC 285 psf. Also 5400 carpet Lower Parel 190 psf': what the first is, the second is.
      const same = index > 0 && !isHeaded ? nounsOf(cut.items[index - 1]!.text, text, at, read) : '';
      const own = {
        text,
        before: filled([same, section, short(cut.head), ...item.before]),
        after: filled([index < cut.items.length - 1 ? place : '', short(cut.tail), ...item.after]),
      };
      return takeApart(own, at + 1, read);
    });
  }
  return [item];
};

const numbering = /^\s*\(?\d{1,2}(?:\)|\.\s)\s*(?=\S)|^\s*\(?[a-h]\)\s*(?=\S)/i;

/** The words of an offer, with those of the headings and ends around it that it does not say otherwise itself. */
const composed = ({ text, before, after }: Item, read: ReadPiece): string => {
  let fields = read(text);
  const take = (shared: string): string => {
    const rest = withoutSaid(shared, fields, read);
    const further = read(rest);
    fields = {
      told: fields.told ?? further.told,
      isDealSpoken: fields.isDealSpoken || further.isDealSpoken,
      fields: { ...further.fields, ...fields.fields },
    };
    return rest;
  };
  const heads = before.map(take).reverse();
  const tails = after.map(take);
  return filled([...heads, text.replace(numbering, ''), ...tails]).join('\n');
};

/**
 * A message taken apart into its offers, where it holds several: blocks, lines, sentences or clauses that each name
 * another unit and its money. What stands before the first or behind the last speaks for all that do not say otherwise
 * themselves, and a number or name that only one has, at the top or the end, for each. `sender` is the head of an
 * exported message, '[date] Name: '.
 */
export const readOffers = (text: string, lists?: PasteLists, sender = ''): Offer[] => {
  const read = pieceReader(lists);
  const rows = withColumns(text);
  const items = isTalk(plainText(text)) ? [] : takeApart({ text: rows, before: [], after: [] }, 0, read);
  if (items.length < 2) {
    const own = sender + rows;
    return [{ text: own, read: parseMessage(own, lists) }];
  }
  const texts = items.map((item) => composed(item, read));
  const contacts = texts.map((one) => contactWords(one, read));
  const holders = contacts.filter((one) => one !== undefined);
  const shared = holders.length === 1 && (contacts[0] ?? contacts.at(-1)) ? holders[0]! : '';
  return texts.map((one, at) => {
    const own = sender + (contacts[at] === undefined && shared !== '' ? `${one}\n${shared}` : one);
    return { text: own, read: parseMessage(own, lists) };
  });
};
