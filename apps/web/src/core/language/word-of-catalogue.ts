import { wordBy } from '@angan/domain/word-by.ts';
import { i18n } from './i18n.ts';

/** A text of the packages by the catalogue of the language; as it is where that lacks it. */
export const wordOfCatalogue = (english: string): string => wordBy((key) => i18n.messages[key], english) ?? english;
