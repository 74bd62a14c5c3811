import { beginningOf } from '../beginning.ts';
import { formatDate, formatTime } from '../dates.ts';
import { goingOut, type Words } from '../sentence.ts';
import type { Brochure, ShownVisit } from './types.ts';

/** Characters of a message at most: what WhatsApp shows without 'Read more' on most phones. */
export const shareTextLength = 900;

export const brochureNote = goingOut('Prices and availability may change. Sizes as told by the owner.');

interface Signed {
  /** Who sends it: name, office, phone. */
  readonly sender: readonly string[];
  /** Address of the page. */
  readonly link: string;
}

const cut = (text: string, most: number) => (text.length <= most ? text : `${beginningOf(text, most - 1).trimEnd()}…`);
const bold = (text: string) => `*${text.replaceAll('*', '')}*`;
const priceOf = ({ prices }: Brochure) => prices.map(({ text }) => text).join(', ');

/** Lines of one property, the first ones first where there is no room for all. */
const linesOf = (brochure: Brochure, { say, word }: Words): string[] => {
  const lines = (rows: Brochure['facts']) => rows.map(({ label, value }) => `${word(label)}: ${value}`);
  const quick = lines(brochure.facts.filter(({ label }) => label !== 'Comes with')).join(' | ');
  return [
    brochure.place,
    [priceOf(brochure), brochure.prices[0]?.beside].filter(Boolean).join(' - '),
    quick,
    lines(brochure.terms).join(' | '),
    lines(brochure.preleased).join(' | '),
    brochure.amenities.length > 0 ? say('Amenities: {all}', { all: brochure.amenities.join(', ') }) : '',
    brochure.features.join(', '),
    brochure.description.replace(/\s+/g, ' '),
  ].filter(Boolean);
};

/** The message that says the same as the brochures, under 900 characters, with the link at its end. */
export const shareText = (brochures: readonly Brochure[], { sender, link }: Signed, words: Words): string => {
  const tail = cut([words.word(brochureNote), sender.filter(Boolean).join(', '), link].filter(Boolean).join('\n'), 400);
  const room = shareTextLength - 1 - tail.length - 2;
  const [only] = brochures;
  const body = brochures.length === 1 ? oneOf(only!, room, words) : severalOf(brochures, room, words);
  return `${body}\n\n${tail}`;
};

/** The message for a round of visits: when what is seen, under 900 characters, with the link at its end. */
export const tourText = (
  stops: readonly { readonly brochure: Brochure; readonly visit: ShownVisit }[],
  { sender, link }: Signed,
  { say, word }: Words,
): string => {
  const tail = cut([sender.filter(Boolean).join(', '), link].filter(Boolean).join('\n'), 300);
  const head = bold(say('Visits on {day}', { day: word(formatDate(stops[0]!.visit.at)) }));
  const room = shareTextLength - 1 - head.length - tail.length - 3;
  const full = stops.map(({ brochure, visit }) => [
    `${word(formatTime(visit.at))}: ${cut(brochure.title, 90)}, ${priceOf(brochure)}`,
    cut(brochure.place, 80),
  ]);
  const [long, short] = [full.map((lines) => lines.join('\n')).join('\n'), full.map(([line]) => line).join('\n')];
  return `${head}\n${long.length <= room ? long : cut(short, room)}\n\n${tail}`;
};

const oneOf = (brochure: Brochure, room: number, words: Words): string => {
  let text = cut(bold(brochure.title), Math.min(room, 240));
  for (const line of linesOf(brochure, words)) {
    const left = room - text.length - 1;
    // A stump of a line says nothing.
    if (left < Math.min(line.length, 60)) continue;
    text += `\n${cut(line, left)}`;
  }
  return text;
};

const severalOf = (brochures: readonly Brochure[], room: number, { say }: Words): string => {
  const lines = brochures.map((one, at) => `${at + 1}. ${cut(one.title, 90)}, ${priceOf(one)}`);
  const more = (left: number) => say('and {left} more, by the link', { left });
  for (let shown = lines.length; shown > 0; shown--) {
    const left = lines.length - shown;
    const text = [...lines.slice(0, shown), ...(left > 0 ? [more(left)] : [])].join('\n');
    if (text.length <= room) return text;
  }
  return more(lines.length);
};
