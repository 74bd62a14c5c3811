import { type Message, together } from './message.ts';
import { numberOf } from './spoken.ts';
import type { Found } from './types.ts';

const unit =
  '(?:b\\.?\\s?h\\.?\\s?k\\.?|bed\\s?rooms?|beds?|br|bhks|बीएचके|बी\\.? ?एच\\.? ?के|बेडरूम|બીએચકે|બી\\.? ?એચ\\.? ?કે|બેડરૂમ)';
const one = '(?:\\d{1,2}(?:\\.5)?(?:\\s?\\+\\s?1)?)';
/** '3bhk', '2/3 bhk', '2, 3 & 4 bhk', '3+1 bed', '2 or 3 bhk'. */
const rooms = new RegExp(
  `(?<![\\d.+])(${one}(?:\\s?(?:/|,|&|-|or|and|ya|ke|to|n)\\s?${one}){0,3})\\s?-?\\s?${unit}(?![\\p{L}])`,
  'gu',
);
const single = new RegExp(`(?<![\\d.+])(${one})\\s?-?\\s?${unit}(?![\\p{L}])`, 'gu');
/** 'BHK: 3' */
const labelled = /(?<![\p{L}])(?:bhk|bed ?rooms?)\s?(?:[:=]|-\s)\s?(\d(?:\.5)?)(?![\d.,])/gu;
/** 'three bhk', 'do bhk' */
const worded = new RegExp(
  `(?<![\\p{L}\\p{M}])(one|two|three|four|five|ek|do|be|tran|teen|char|chaar|एक|दो|तीन|चार|એક|બે|ત્રણ|ચાર)\\s?${unit}(?![\\p{L}])`,
  'gu',
);
const kitchenette = /(?<![\p{L}\d])(?:1?\s?r\.?\s?k\.?|studio(?: apartments?| apts?| flats?)?)(?![\p{L}])/gu;
/** Six is the most that is a home and not the number of something else; ten stands for 10+. */
const most = 10;

const between = /\s?(?:\/|,|&|-|or|and|ya|ke|to|n)\s?/;
const isHome = (value: number): boolean => value > 0 && value <= most;

/** '3 bhk ground floor + 2 bhk first floor': a house of several homes has no number of rooms of its own. */
const several = new RegExp(
  `\\d\\s?${unit}(?:\\s(?:ground|first|second|gf|ff|\\p{L}{1,10}) ?(?:floor)?)?\\s?\\+\\s?\\d\\s?${unit}`,
  'gu',
);

/** The sizes of home that are named, as values of the list of BHK. */
export const readRooms = (message: Message): Found<number[]> | undefined => {
  for (const match of message.free(several)) message.take(match);
  const parts: Found<number[]>[] = [];
  for (const match of message.free(rooms)) {
    const texts = match[1]!.split(between);
    const values = texts.map(roomsOf);
    if (values.every(isHome)) parts.push(message.found(values, match));
    // 'Sector 57, 3 BHK': only the last number is of rooms.
    else if (isHome(values.at(-1)!))
      parts.push(
        message.found([values.at(-1)!], { start: match.start + match[0].lastIndexOf(texts.at(-1)!), end: match.end }),
      );
  }
  for (const match of message.free(single))
    if (isHome(roomsOf(match[1]!))) parts.push(message.found([roomsOf(match[1]!)], match));
  for (const match of message.free(labelled)) parts.push(message.found([Number(match[1])], match));
  for (const match of message.free(worded)) parts.push(message.found([numberOf(match[1]!)], match));
  for (const match of message.free(kitchenette)) parts.push(message.found([0.5], match));
  if (parts.length === 0) return undefined;
  return together(
    [...new Set(parts.flatMap((part) => part.value))].sort((a, b) => a - b),
    parts,
  );
};

/** '3+1' is sold as three and a half. */
const roomsOf = (text: string): number => (text.includes('+') ? Number.parseFloat(text) + 0.5 : Number(text));
