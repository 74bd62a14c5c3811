import type { Language } from '@angan/domain/lookups/office.ts';

/** The languages beside English, each with a letter of its script. */
export const otherLanguages = [
  ['Hindi', /\p{Script=Devanagari}/u],
  ['Gujarati', /\p{Script=Gujarati}/u],
] as const satisfies readonly (readonly [Language, RegExp])[];

/** What stands in Latin letters in every language: the product's name, laws and forms (docs/languages.md), links, marks of a page. */
const inLatin =
  /https?:\S+|\S+@\S+|\b(Angan|RERA|GST|GSTIN|TDS|PAN|BHK|AC|PDF|EMI|WhatsApp|AM|PM|sqft)\b|[A-Z]{1,3}-\d+|<[^>]+>|&#?\w+;/g;

/** English words that a text has, other than proper names and what is Latin in every language. */
export const englishIn = (text: string, names: readonly string[] = []): string[] =>
  names
    .reduce((left, name) => left.replaceAll(name, ' '), text)
    .replace(inLatin, ' ')
    .match(/[A-Za-z]{2,}/g) ?? [];
