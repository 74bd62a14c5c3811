import { allFields } from './field-handler.ts';
import { numberFields } from './numbers/number-fields.ts';
import { optOutFields } from './opt-outs/index.ts';
import { templateFields } from './templates/index.ts';

/** What each part does with the fields of webhooks that are about its records. */
export const fieldHandlers = allFields(numberFields, templateFields, optOutFields);
