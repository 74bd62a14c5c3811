import { withoutVariables } from './variables.ts';

/** The script of a language, by what stands before the `_` of its code. */
const scripts: ReadonlyMap<string, { readonly sign: RegExp; readonly name: string }> = new Map([
  ['en', { sign: /\p{Script=Latin}/u, name: 'English' }],
  ['hi', { sign: /\p{Script=Devanagari}/u, name: 'Hindi' }],
  ['mr', { sign: /\p{Script=Devanagari}/u, name: 'Marathi' }],
  ['gu', { sign: /\p{Script=Gujarati}/u, name: 'Gujarati' }],
  ['pa', { sign: /\p{Script=Gurmukhi}/u, name: 'Punjabi' }],
  ['bn', { sign: /\p{Script=Bengali}/u, name: 'Bengali' }],
  ['ta', { sign: /\p{Script=Tamil}/u, name: 'Tamil' }],
  ['te', { sign: /\p{Script=Telugu}/u, name: 'Telugu' }],
  ['kn', { sign: /\p{Script=Kannada}/u, name: 'Kannada' }],
  ['ml', { sign: /\p{Script=Malayalam}/u, name: 'Malayalam' }],
  ['ur', { sign: /\p{Script=Arabic}/u, name: 'Urdu' }],
]);

/** Meta's reviewer rejects what is not written in its language: half of the letters have to be of its script. */
const share = 0.5;

/** The name of the language that a text is not written in; undefined where it is, or nothing can be told. */
export const notWrittenIn = (text: string, language: string): string | undefined => {
  const script = scripts.get(language.split('_')[0]!);
  const letters = withoutVariables(text).match(/\p{L}/gu) ?? [];
  if (!script || letters.length === 0) return undefined;
  return letters.filter((letter) => script.sign.test(letter)).length < share * letters.length ? script.name : undefined;
};
