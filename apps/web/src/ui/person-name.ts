import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { word } from '../core/language/index.ts';

/** The name, or 'Unknown' where there is none. */
export const personName = (name: string | null | undefined): string => name?.trim() || word(contactTexts.unknown);
