import { bulkTexts } from '@angan/contract/bulk/texts.ts';
import { parseMessage } from '@angan/domain/paste/index.ts';
import { t } from '@lingui/core/macro';
import { joined as listed, word } from '../core/language/index.ts';
import { joined, type Suggestion } from '../ui/grid/index.ts';

/** One thing that a cell may name. */
export interface Named<Id = number> {
  readonly id: Id;
  readonly label: string;
  /** Other ways it is written. */
  readonly also?: readonly string[];
}

/** Lines under a cell at most. */
const most = 8;

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}.+]+/gu, '');

/** Words of the trade, as the rules for messages read them: 'UF', '3bhk', 'kitchen fix', 'dukan'. */
const ofTheTrade = (typed: string): string[] => {
  const { subtypes, deal_types, furniture, facing, possession } = parseMessage(typed).fields;
  return [subtypes?.value ?? [], deal_types?.value, furniture?.value, facing?.value, possession?.value]
    .flat()
    .filter((word) => word !== undefined);
};

/** The one that is meant: by its name, another way of writing it, a beginning or a part that no other has, or a word of the trade. */
export const meant = <Id>(typed: string, choices: readonly Named<Id>[]): Named<Id> | 'several' | undefined => {
  const wanted = bare(typed);
  if (wanted === '') return undefined;
  const exact =
    choices.find(({ label }) => bare(label) === wanted) ??
    choices.find(({ also }) => also?.some((one) => bare(one) === wanted));
  if (exact) return exact;
  const traded = ofTheTrade(typed);
  const known = choices.find(({ label }) => traded.includes(label));
  if (known) return known;
  const found = partly(wanted, choices);
  return found.length > 1 ? 'several' : found[0];
};

/** Those whose names begin so, else those of which a word does, which 'Unfurnished' is not for 'furnished', else those that have it somewhere. */
const partly = <Id>(wanted: string, choices: readonly Named<Id>[]): readonly Named<Id>[] => {
  const wordsOf = (label: string) => label.split(/[^\p{L}\p{M}\p{N}]+/u).map(bare);
  const tiers = [
    choices.filter(({ label }) => bare(label).startsWith(wanted)),
    choices.filter(({ label }) => wordsOf(label).some((one) => one.startsWith(wanted))),
    choices.filter(({ label }) => bare(label).includes(wanted)),
  ];
  return tiers.find((tier) => tier.length > 0) ?? [];
};

/** The pieces of a cell with several values: split on commas and '&', and on a slash where the piece is no name itself. */
export const piecesOf = <Id>(text: string, choices: readonly Named<Id>[]): string[] =>
  text
    .split(/[,;&]/)
    .flatMap((piece) => (isNamed(piece, choices) ? [piece] : piece.split('/')))
    .map((piece) => piece.trim())
    .filter(Boolean);
const isNamed = <Id>(piece: string, choices: readonly Named<Id>[]) =>
  choices.some(({ label }) => bare(label) === bare(piece));

/** The text of a cell with the names written out: '2/3 bhk' as '2 BHK, 3 BHK'. */
export const tidied = <Id>(text: string, choices: readonly Named<Id>[], many: boolean): string => {
  const nameOf = (piece: string) => {
    const found = meant(piece, choices);
    return typeof found === 'object' ? found.label : piece;
  };
  return many ? joined([...new Set(piecesOf(text, choices).map(nameOf))]) : nameOf(text.trim());
};

/** Names that a question offers at most. */
const mostAsked = 3;

/** What is wrong with a name that was not found, or which ones it may be. */
export const unmeant = <Id>(typed: string, found: 'several' | undefined, choices: readonly Named<Id>[]): string => {
  if (found !== 'several') return word(bulkTexts.notAChoice(typed));
  const names = partly(bare(typed), choices).map(({ label }) => label);
  const asked = names.length > mostAsked ? [...names.slice(0, mostAsked), t`another one`] : names;
  return word(bulkTexts.whichOne(listed(asked, 'or')));
};

/** Names that begin as typed, then those that have it somewhere, then those that are called so. */
export const suggested = <Id>(typed: string, choices: readonly Named<Id>[]): Suggestion[] => {
  const wanted = bare(typed);
  const rank = ({ label, also }: Named<Id>) => {
    if (bare(label).startsWith(wanted)) return 0;
    if (also?.some((one) => bare(one) === wanted)) return 0;
    return bare(label).includes(wanted) ? 1 : 2;
  };
  const traded = new Set(wanted ? ofTheTrade(typed) : []);
  const labels = choices
    .map((choice) => ({ label: choice.label, rank: traded.has(choice.label) ? 0 : rank(choice) }))
    .filter((one) => one.rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .map(({ label }) => label);
  return [...new Set(labels)].slice(0, most).map((label) => ({ label }));
};
