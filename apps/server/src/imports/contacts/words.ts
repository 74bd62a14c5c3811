/** What people write where they have nothing to write, and Outlook where it has no day. */
const blanks = new Set('- -- --- . ? na n/a n.a. n.a nil null none undefined 0/0/00 00/00/0000 0000-00-00'.split(' '));
/** '#N/A': a formula of a spreadsheet that came to nothing. */
const spreadsheetError = /^#(?:N\/A|VALUE!|REF!|DIV\/0!|NAME\?|NUM!|NULL!|ERROR!|SPILL!)$/;

/** A cell without what cannot be seen and without the words for nothing: '' where it says nothing. */
export const cleaned = (cell: string): string => {
  const text = cell.replaceAll(invisible, '').replaceAll('\u00a0', ' ').replaceAll(/\r\n?/g, '\n').trim();
  // Excel shows ="98240…" as text, and a file that was written for it may still hold it so.
  const plain = /^="(.*)"$/s.exec(text)?.[1] ?? (/^'[\d=+@-]/.test(text) ? text.slice(1) : text);
  return blanks.has(plain.toLowerCase()) || spreadsheetError.test(plain) ? '' : plain;
};
// Direction marks above all: Windows puts them around each number that it copies. Joiners belong to Indian letters.
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

const yes = new Set(['yes', 'y', '1', 'true', 't', 'haan', 'haa', 'ha', 'han', 'हाँ', 'हां', 'હા', 'x', '✓', '✔']);
const no = new Set(['no', 'n', '0', 'false', 'f', 'nahi', 'nahin', 'nai', 'नहीं', 'ના', 'નહીં']);

/** A yes or no; undefined where it is neither. */
export const yesOrNo = (text: string): boolean | undefined => {
  const word = text.toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : undefined;
};

/** What stands in a cell of several names, such as groups. Google puts ' ::: ' between them. */
export const namesIn = (text: string): string[] =>
  text
    .split(/:::|[,;|\n]/)
    .map((name) => name.replaceAll(/\s+/g, ' ').trim())
    .filter((name) => name !== '' && !ofGoogle.test(name));

/** Groups that Google puts everybody into, in its lists with a star. */
const ofGoogle = /^(\*|my ?contacts$|starred$)/i;

/** One line, without doubled spaces. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
