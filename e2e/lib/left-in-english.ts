import { type CatalogueTag, readCatalogue, readWords } from '@angan/languages/catalogue.ts';
import { joints, type Shown } from './unworded.ts';

/** Latin words that stand together: 'Orchid Heights', 'GST', 'B-402'. */
const phrases = /[A-Za-z][\w'’&.@/+-]*(?: [A-Za-z0-9][\w'’&.@/+-]*)*/g;
const phrasesOf = (text: string): string[] =>
  (text.match(phrases) ?? []).map((one) => one.replace(/[^A-Za-z0-9]+$/, '')).filter((one) => /[A-Za-z]{2}/.test(one));

/** A message without its tags, its places and what chooses between its branches. */
const bare = (message: string): string =>
  message
    .replace(/<\/?\d+\/?>/g, '|')
    .replace(/\{\w+, plural,/g, '|')
    .replace(/\b(?:zero|one|two|few|many|other|=\d+) \{/g, '|')
    .replace(/\{\w+\}/g, '|');

/** What no language changes, and no translation keeps: the password of the demo, what the walk itself searches, a language by its own name. */
const names: readonly RegExp[] = [/^angan-demo-\d+$/, /^zzzqqq$/, /^English$/];

/**
 * Finds what a screen in a language still says in English: a text of the catalogue in its English that nobody `typed`,
 * and Latin words that no translation keeps (names, laws, menus of other products) and that are not in `data`, which is
 * all that the server answered.
 */
export const leftInEnglish = (tag: CatalogueTag) => {
  const catalogue = new Map([...readCatalogue(tag), ...readWords(tag)]);
  const kept = new Set([...catalogue.values()].flatMap((translation) => phrasesOf(bare(translation))));
  return (shown: readonly Shown[], data: string, typed: string): Shown[] => {
    const known = data.replace(/\s+/g, ' ').toLowerCase();
    const own = new Set(
      typed.split('\n').flatMap((line) => [line, ...line.split(joints).map((piece) => piece.trim())]),
    );
    const typedText = typed.replace(/\s+/g, ' ');
    /** The body of a template, a note. */
    const isTyped = (text: string) => text.split(' ').length > 6 && typedText.includes(text);
    /** A word of the catalogue inside what somebody typed: '1,250 sqft'. Labels begin with a capital letter. */
    const isInside = (text: string) => /^[a-z]/.test(text) && typedText.includes(` ${text}`);
    const isName = (text: string) => names.some((one) => one.test(text));
    const isEnglish = (text: string) =>
      catalogue.has(text) && catalogue.get(text) !== text && !isName(text) && !own.has(text) && !isInside(text);
    const isRight = (phrase: string) =>
      kept.has(phrase) ||
      !/[A-Za-z]{2}/.test(phrase) ||
      isName(phrase) ||
      (!isEnglish(phrase) && known.includes(phrase.toLowerCase()));
    /** Neither right as it stands nor put together from what is: 'WhatsApp Mehul Trivedi'. */
    const isLeft = (phrase: string): boolean => {
      if (isRight(phrase)) return false;
      const words = phrase.split(' ');
      return words.every(
        (_, at) => at === 0 || !isRight(words.slice(0, at).join(' ')) || isLeft(words.slice(at).join(' ')),
      );
    };
    return shown.filter(
      ({ text }) => !isTyped(text) && ((isEnglish(text) && !kept.has(text)) || phrasesOf(text).some(isLeft)),
    );
  };
};
