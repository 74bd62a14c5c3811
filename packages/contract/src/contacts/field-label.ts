/** Names of fields where they are not the field's own. */
const names: Record<string, string> = {
  mobile_number_1: 'Mobile number',
  locked_contact: 'Visibility',
  contactgroup: 'Contact group',
  contact_kind: 'Kind',
  company_name: 'Company',
  rera_no: 'RERA no.',
  is_nri: 'NRI',
  consent_status: 'Consent',
  consent_how: 'Consent, how',
  marketing_opt_out: 'Opted out of advertising',
};

/** A field of a contact as people read it: 'Date of birth'. */
export const contactFieldLabel = (field: string): string =>
  names[field] ?? field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ');
