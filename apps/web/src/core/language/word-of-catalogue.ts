import { wordBy } from '@angan/domain/word-by.ts';
import { i18n } from './i18n.ts';

/** A text of the packages by the catalogue of the language; undefined where that lacks it. */
export const wordIn = (english: string): string | undefined => wordBy((key) => i18n.messages[key], english);
