import { type ContactTextField, contactTextFields } from '../contacts/contacts.ts';

/**
 * What a column of a contact file may become. `name`: columns of a name join in order (first, middle, last). `mobile`:
 * every column of numbers; a cell may hold several. `comment` and `address`: several columns join, a comment's each with
 * its header. `note`: an unknown column that is kept in the comment as 'Header: value'. `skip`: left out.
 */
export const contactTargets = [
  ...(Object.keys(contactTextFields) as ContactTextField[]),
  'mobile',
  'source',
  'contactgroup',
  'contact_kind',
  'locked_contact',
  'date_of_birth',
  'anniversary',
  'is_nri',
  'note',
  'skip',
] as const;
export type ContactTarget = (typeof contactTargets)[number];
