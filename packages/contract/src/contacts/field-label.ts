/** Names of fields where they are not the field's own. */
const names: Record<string, string> = {
  mobile_number_1: 'Mobile number',
  locked_contact: 'Visibility',
  email: 'E-mail',
  rera_no: 'RERA number',
  is_nri: 'NRI',
};

/** A field of a contact as people read it: 'Date of birth'. */
export const contactFieldLabel = (field: string): string =>
  names[field] ?? field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ');
