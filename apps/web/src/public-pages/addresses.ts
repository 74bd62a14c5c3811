import { type LanguageTag, languageTags } from '@angan/domain/lookups/office.ts';

/** The languages in which visitors' pages are there, by their tags. */
export const pageTags: readonly LanguageTag[] = Object.values(languageTags);

/**
 * An address that leads to a page in a language and has this device keep it: '/hi/offers', '/en/offers'. What a browser
 * does with the tag in it stands in public/scheme.js.
 */
export const choosing = (tag: LanguageTag, path: string): string => `/${tag}${path === '/' ? '' : path}`;

/** The address under which a page is found in a language: '/offers' in English, '/hi/offers' in Hindi. */
export const addressIn = (tag: LanguageTag, path: string): string => (tag === 'en' ? path : choosing(tag, path));

/** As documents name their language; English is that of India. */
export const documentTag = (tag: LanguageTag): string => (tag === 'en' ? 'en-IN' : tag);
