import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { mobilesOf, type Names } from './names.ts';

/**
 * A contact as a phone's address book reads it: vCard 3.0 (RFC 2426). What has no place there, its source or who may see
 * it, is left out.
 */
export const vCard = (contact: Contact, names: Names): string => {
  const { name, email, company_name, address, city, state, country, comment, date_of_birth, anniversary } = contact;
  const groups = names.groups(contact.contactgroup);
  const place = ['', '', address, city, state, '', country];
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // One name in whatever order it was given: nobody knows which of its words is the family's.
    `N:;${escaped(name)};;;`,
    `FN:${escaped(name)}`,
    ...mobilesOf(contact).map((number) => `TEL;TYPE=CELL:${dialled(number)}`),
    ...(email ? [`EMAIL;TYPE=INTERNET:${escaped(email)}`] : []),
    ...(company_name ? [`ORG:${escaped(company_name)}`] : []),
    ...(place.some(Boolean) ? [`ADR;TYPE=HOME:${place.map(escaped).join(';')}`] : []),
    ...(comment ? [`NOTE:${escaped(comment)}`] : []),
    ...(groups.length > 0 ? [`CATEGORIES:${groups.map(escaped).join(',')}`] : []),
    ...(date_of_birth ? [`BDAY:${date_of_birth}`] : []),
    ...(anniversary ? [`X-ANNIVERSARY:${anniversary}`] : []),
    'END:VCARD',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
};

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

/** With the country, so that it can be called from anywhere; a masked one as it is. */
const dialled = (number: string) => (/^\d{10}$/.test(number) ? `+91${number}` : number);

/** Octets of a line at most, the space that begins a further one counted, the line's end not. */
const most = 75;

/** A long line goes on in the next one, which begins with a space. A sign of several octets is never cut in two. */
const folded = (line: string): string => {
  if (Buffer.byteLength(line) <= most) return line;
  let text = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > most) {
      text += '\r\n ';
      octets = 1;
    }
    text += sign;
    octets += size;
  }
  return text;
};
