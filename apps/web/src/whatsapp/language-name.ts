import * as templates from '@angan/domain/whatsapp/templates/index.ts';
import { word } from '../core/language/index.ts';

/** The language of a template in the reader's: 'Gujarati'. */
export const languageName = (code: string): string => word(templates.languageName(code));
