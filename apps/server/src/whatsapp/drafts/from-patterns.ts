import { flatOf } from '@angan/contract/whatsapp/flat-template.ts';
import { draftsAtATime, type TemplateDraft } from '@angan/contract/whatsapp/template-drafts.ts';
import { english } from './english.ts';
import { hindi } from './hindi.ts';
import { type Occasion, occasions, type Pattern, wordsOf } from './pattern.ts';

const devanagari = /\p{Script=Devanagari}/u;
/** A language that the description asks for in words. */
const asksForHindi = /\b(in hindi|hindi me(in)?|hindi mein)\b/i;

/** The language of the drafts where none was chosen: that of the description, or the one it asks for. */
export const languageOf = (description: string): TemplateDraft['language'] =>
  devanagari.test(description) || asksForHindi.test(description) ? 'hi' : 'en';

/** The occasions that a description speaks of, the likeliest first; the usual order where it speaks of none. */
export const likeliest = (description: string): Occasion[] => {
  const score = (occasion: Occasion) => new Set(description.toLowerCase().match(wordsOf[occasion])).size;
  return occasions.toSorted((a, b) => score(b) - score(a));
};

/** Drafts without a model: the patterns of the likeliest occasions, with what the description names as examples. */
export const draftsFromPatterns = (description: string, language: TemplateDraft['language']): TemplateDraft[] => {
  const patterns = language === 'hi' ? hindi : english;
  return likeliest(description)
    .slice(0, draftsAtATime)
    .map((occasion) => patterns.find((pattern) => pattern.occasion === occasion)!)
    .map((pattern) => draftOf(pattern, language, namedIn(description, language)));
};

type Named = Partial<Record<string, string>>;

/** A price, a kind of home and a festival that the description names. */
const namedIn = (description: string, language: string): Named => {
  const price = /(?:₹|rs\.?\s*)?\d[\d,.]*\s*(?:lakhs?|lacs?|crores?|cr|लाख|करोड़)(?![\p{L}])/iu.exec(description)?.[0];
  const bhk = /\b[1-6](?:\.5)?\s*bhk\b/i.exec(description)?.[0]?.toUpperCase();
  const festival =
    language === 'hi' ? undefined : /\b(diwali|holi|eid|navratri|christmas|pongal|onam)\b/i.exec(description)?.[0];
  return {
    ...(price && { 'property.price': price.trim() }),
    ...(bhk && { 'property.title': bhk.replace(/\s*BHK/, ' BHK') }),
    ...(festival && { festival: festival[0]!.toUpperCase() + festival.slice(1).toLowerCase() }),
  };
};

const draftOf = (pattern: Pattern, language: TemplateDraft['language'], named: Named): TemplateDraft => {
  const examples = pattern.values.map(([source, example]) =>
    source === '' ? (pattern.occasion === 'festival' && named.festival) || example : (named[source] ?? example),
  );
  return {
    title: pattern.title,
    template_name: pattern.name,
    language,
    category: 'MARKETING',
    header_format: 'TEXT',
    header: pattern.header ?? '',
    header_variable: '',
    header_variable_field: '',
    body: pattern.body,
    footer: pattern.footer,
    ...flatOf(
      examples,
      pattern.values.map(([source]) => source),
      pattern.buttons,
    ),
  };
};
