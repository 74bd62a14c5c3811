import { labelOf } from '../kit/presented.ts';
import { contactFields } from './contact-fields.ts';

/** What is known of a contact beside the fields of its form. */
const beside: Readonly<Record<string, string>> = {
  consent: 'Consent',
  consent_status: 'Consent',
  consent_how: 'Consent, how',
  marketing_opt_out: 'Opted out of advertising',
};

/** A field of a contact as people read it, 'Date of birth'; of what is no field of it, its name as a word. */
export const contactFieldLabel = (field: string): string =>
  labelOf(contactFields, field) ?? beside[field] ?? field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ');
