import type { Facts } from './facts.ts';
import type { Span } from './message.ts';

/** A part of a message, and whether a line or sentence ends before it. */
interface Piece extends Span {
  readonly isApart: boolean;
  /** '2) ': an offer even where it has no price. */
  readonly isNumbered: boolean;
  readonly facts: Facts;
}

/** A message taken apart: each offer's own words, and what stands before and behind them for all. */
export interface Cutting {
  readonly head: string;
  /** `section` is what a heading between the offers says for those below it. */
  readonly items: readonly { readonly text: string; readonly section: string }[];
  readonly tail: string;
}

const bullet =
  '[ \\t]*(?:\\(?[\\d\\u0966-\\u096f\\u0ae6-\\u0aef]{1,2}[).:-](?![\\d\\u0966-\\u096f\\u0ae6-\\u0aef])|[*•●▪◆➤►-]|(?!\\d)\\p{Extended_Pictographic})';
/** A dot that shortens a word ends no sentence. */
const shortened = 'rs|sq|no|nr|opp|dep|approx|apt|rd|st|mr|mrs|ms|dr|b|h|k|t|r|p|m|ph|mob|sec|ext|pvt|incl';
const inline = '(?<=\\s)(?=\\(?\\d{1,2}\\)\\s)';
const sentence = `\\n|[;।]|${inline}|(?<!(?:^|[\\s.(/])(?:${shortened}))\\.(?=\\s)`;
const join = '(?:and|n|also|aur|ane|plus|और|અને|आणि)';
/** 'single room 9000 double 6000' */
const sharing = '(?<=\\d{3}|\\dk|/-)\\s(?=(?:single|double|triple|twin|[1-6]\\s?-?(?:sharing|seater))\\s)';
const clause = `${sentence}|${sharing}|,(?!\\d)|(?<=\\s)[/&](?=\\s)|\\||:(?=\\s)|\\s(?=${join}\\s)`;

/** 'SALE: .. RENT: ..', 'Have: .. Want: ..' in one line: each stands before what it is said of. */
const label =
  '(?:(?:for |on )?(?:sales?|sell|rent|lease|resale)|have|available|want(?:ed)?|need(?:ed)?|req(?:uired?|d)?|requirement)';
const labelled = `(?<=[\\s,.;|/*])(?=${label}\\s?:\\s|\\*${label}:?\\*\\s)`;
/** 'Have 2 bhk gota 45 lakh want 3 bhk shela': a wish behind an amount, with nothing between. */
const wishBehind = '(?<=\\d\\s?(?:cr|crores?|l|la[ck]h?s?|k)\\s)(?=(?:want|need|require)\\s)';

/** How a message may be cut, from the coarsest to the finest. */
const rules: readonly RegExp[] = [
  /\n[ \t]*\n/gu,
  new RegExp(`\\n(?=${bullet})`, 'gu'),
  /\n/gu,
  new RegExp(sentence, 'giu'),
  new RegExp(`${labelled}|${wishBehind}`, 'giu'),
  new RegExp(clause, 'giu'),
];
export const levels = rules.length;
const [bullets, lines, clauses] = [1, 2, 5];
const isNumbered = /^\s*\(?[\d\u0966-\u096f\u0ae6-\u0aef]{1,2}(?:\)|\.(?!\d)|[:-]\s)/;
const isEnd = /^[\n;।.]$/u;

const piecesOf = (text: string, level: number, read: (text: string) => Facts): Piece[] => {
  const pieces: Piece[] = [];
  let [start, isApart] = [0, true];
  const add = (end: number, next: boolean) => {
    const part = text.slice(start, end);
    if (part.trim() !== '')
      pieces.push({ start, end, isApart, isNumbered: level < clauses && isNumbered.test(part), facts: read(part) });
    isApart = next || (isApart && part.trim() === '');
  };
  for (const match of text.matchAll(rules[level]!)) {
    add(match.index, level < clauses || isEnd.test(match[0]));
    start = match.index + match[0].length;
  }
  add(text.length, true);
  return pieces;
};

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Whether a piece speaks of another unit than those before it: it names again what they have named, otherwise. */
const isOther = (group: Facts, piece: Facts): boolean => {
  const isKindOther = group.kind !== undefined && piece.kind !== undefined && group.kind !== piece.kind;
  if (isKindOther && piece.unit.length > 0) return true;
  const isPricedAgain = piece.money.some(({ name, value }) =>
    group.money.some((one) => one.name === name && !isEqual(one.value, value)),
  );
  const isPlacedAgain = piece.place.some(({ name, value }) =>
    group.place.some((one) => one.name === name && name === 'areas' && !isEqual(one.value, value)),
  );
  const hasNoun = piece.unit.some(({ name }) => name !== 'size');
  if (piece.isWhole && hasNoun && (isPricedAgain || isPlacedAgain)) return true;
  const again = piece.unit.filter(({ name }) => group.unit.some((one) => one.name === name));
  if (!again.some(({ name }) => name !== 'size') && !(again.length > 0 && piece.isWhole)) return false;
  const before = [...group.unit, ...group.money, ...group.place];
  return [...piece.unit, ...piece.money, ...piece.place].some(({ name, value }) =>
    before.some((one) => one.name === name && !isEqual(one.value, value)),
  );
};

interface Group {
  pieces: Piece[];
  facts: Facts;
  section: string;
}

const joined = (a: Facts, b: Facts): Facts => {
  const unit = [...a.unit, ...b.unit];
  const money = [...a.money, ...b.money];
  return {
    unit,
    money,
    place: [...a.place, ...b.place],
    kind: a.kind ?? b.kind,
    deal: a.deal || b.deal,
    hasPhone: a.hasPhone || b.hasPhone,
    isWhole: a.isWhole || b.isWhole || (unit.length > 0 && money.some(({ name }) => name !== 'deposit')),
  };
};

const longestHeading = 5;
/** 'RENT' alone on a line, between offers: it speaks for those below. */
const isSection = ({ facts }: Piece, text: string): boolean =>
  facts.unit.length + facts.money.length === 0 &&
  (facts.deal || facts.kind !== undefined) &&
  !facts.hasPhone &&
  text.trim().split(/\s+/).length <= longestHeading;

/** 'Flats in Shela' between offers, where the message began with such a line. */
const isPlaceHeading = ({ facts }: Piece, text: string): boolean =>
  facts.place.some(({ name }) => name === 'areas') &&
  facts.unit.every(({ name }) => name === 'subtypes') &&
  facts.money.length === 0 &&
  !facts.hasPhone &&
  text.trim().split(/\s+/).length <= longestHeading;

const grouped = (text: string, pieces: readonly Piece[], level: number): Group[] => {
  const isWhole = ({ facts, pieces: [first] }: Group) =>
    facts.isWhole || (first?.isNumbered === true && facts.unit.length > 0);
  const groups: Group[] = [];
  let section: Piece | undefined;
  const textIn = ({ start, end }: Piece) => text.slice(start, end);
  const isByPlace = isPlaceHeading(pieces[0]!, textIn(pieces[0]!));
  for (const piece of pieces) {
    const group = groups.at(-1);
    const isHeading = isSection(piece, textIn(piece)) || (isByPlace && isPlaceHeading(piece, textIn(piece)));
    if (level === lines && group && isWhole(group) && isHeading) {
      section = piece;
      groups.push({ pieces: [], facts: piece.facts, section: textIn(piece) });
    } else if (!group || (group.pieces.length > 0 && isWhole(group) && isOther(group.facts, piece.facts)))
      groups.push({
        pieces: [piece],
        facts: piece.facts,
        section: section ? textIn(section) : '',
      });
    else {
      group.facts = group.pieces.length === 0 ? piece.facts : joined(group.facts, piece.facts);
      group.pieces.push(piece);
    }
  }
  // What is no offer by itself belongs to the one before it.
  const whole: Group[] = [];
  for (const group of groups) {
    const before = whole.at(-1);
    if (!before || (isWhole(group) && isWhole(before))) whole.push(group);
    else {
      before.pieces.push(...group.pieces);
      before.facts = joined(before.facts, group.facts);
    }
  }
  return whole;
};

/** How many pieces of the first offer are a heading: those before what the second offer begins with as well. */
const headOf = (first: Group, { pieces: [begin] }: Group): number => {
  const at = begin!.facts.isWhole
    ? first.pieces.findIndex(({ facts }) => facts.isWhole)
    : first.pieces.findIndex(({ facts }) =>
        facts.unit.some(({ name }) => begin!.facts.unit.some((one) => one.name === name)),
      );
  return Math.max(at, 0);
};

const forAll = /(?<![\p{L}])(?:all|both|each|every|dono|sab|badha|sabhi|सभी|दोनों|બધા|बधा)(?![\p{L}])/iu;

/** How many pieces at the end speak for all: whole lines or sentences behind what the last offer says itself. */
const tailOf = (text: string, groups: readonly Group[]): number => {
  const last = groups.at(-1)!;
  const afterOwn = (pieces: readonly Piece[]) => pieces.slice(pieces.findIndex(({ facts }) => facts.isWhole) + 1);
  const isShort = groups.slice(0, -1).every(({ pieces }) => afterOwn(pieces).every(({ isApart }) => !isApart));
  const rest = afterOwn(last.pieces).length === last.pieces.length ? last.pieces.slice(1) : afterOwn(last.pieces);
  const at = rest.findIndex(
    ({ isApart, facts, start, end }) => isApart && (isShort || facts.hasPhone || forAll.test(text.slice(start, end))),
  );
  return at < 0 ? 0 : rest.length - at;
};

const textOf = (text: string, pieces: readonly Piece[]): string =>
  pieces.length === 0 ? '' : text.slice(pieces[0]!.start, pieces.at(-1)!.end).trim();

/** 'Bopal 18k', 'Gota 15k' under '2 BHK for rent': places with their price, of which only what is above names the unit. */
const withRows = (pieces: readonly Piece[]): readonly Piece[] => {
  const placeOf = ({ facts }: Piece) => facts.place.find(({ name }) => name !== 'floor');
  const isRow = (piece: Piece) => {
    const [amount, ...more] = piece.facts.money;
    return placeOf(piece) !== undefined && amount !== undefined && amount.name !== 'deposit' && more.length === 0;
  };
  const rows = pieces.filter(isRow);
  const [first, second] = rows;
  const isList =
    first !== undefined &&
    second !== undefined &&
    rows.slice(1).every(({ facts }) => facts.unit.length === 0 && !facts.hasPhone === !second.facts.hasPhone) &&
    new Set(rows.map((row) => JSON.stringify(placeOf(row)))).size === rows.length &&
    new Set(rows.map(({ facts }) => facts.money[0]!.name)).size === 1 &&
    pieces.slice(0, pieces.indexOf(first) + 1).some(({ facts }) => facts.unit.length > 0);
  if (!isList) return pieces;
  return pieces.map((piece) => {
    const row = rows.indexOf(piece);
    if (row < 0) return piece;
    const { facts } = piece;
    return { ...piece, facts: { ...facts, isWhole: true, unit: [...facts.unit, { name: 'row', value: row }] } };
  });
};

/** A message cut into its offers at one level; undefined where that makes no two of them. */
export const cutAt = (text: string, level: number, read: (text: string) => Facts): Cutting | undefined => {
  const pieces = withRows(piecesOf(text, level, read));
  if (pieces.length < 2) return undefined;
  // Bullets of one line each are lines, behind which others follow.
  if (level === bullets && !pieces.slice(1, -1).some(({ start, end }) => text.slice(start, end).includes('\n')))
    return undefined;
  const groups = grouped(text, pieces, level);
  const [first, second] = groups;
  if (!first || !second) return undefined;
  const last = groups.at(-1)!;
  const tail = last.pieces.splice(last.pieces.length - tailOf(text, groups));
  const head = first.pieces.splice(0, headOf(first, second));
  return {
    head: textOf(text, head),
    items: groups.map((group) => ({ text: textOf(text, group.pieces), section: group.section })),
    tail: textOf(text, tail),
  };
};
