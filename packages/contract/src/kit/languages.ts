import { languages, languageTags } from '@angan/domain/lookups/office.ts';
import { z } from 'zod';

/** The language that a stranger chose on a page; one that there is not counts as none. */
export const chosenLanguage = z.enum(languageTags).optional().catch(undefined);

/**
 * In which language a client is written to: `language` as it was chosen, else as it is noted of the contact, else
 * `last_language`, the one that was chosen before; English where nothing is known.
 */
export const clientLanguage = { language: z.enum(languages).optional(), last_language: z.enum(languages).optional() };
