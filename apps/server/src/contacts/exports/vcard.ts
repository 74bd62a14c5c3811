import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { vCardName, vCardOf, vCardText } from '@angan/domain/vcard.ts';
import { mobilesOf, type Names } from './names.ts';

/** A contact as a phone's address book reads it. What has no place there, its source or who may see it, is left out. */
export const vCard = (contact: Contact, names: Names): string => {
  const { name, email, company_name, address, city, state, country, comment, date_of_birth, anniversary } = contact;
  const groups = names.groups(contact.contactgroup);
  const place = ['', '', address, city, state, '', country];
  return vCardOf([
    ...vCardName(name),
    ...mobilesOf(contact).map((number) => `TEL;TYPE=CELL:${dialled(number)}`),
    ...(email ? [`EMAIL;TYPE=INTERNET:${vCardText(email)}`] : []),
    ...(company_name ? [`ORG:${vCardText(company_name)}`] : []),
    ...(place.some(Boolean) ? [`ADR;TYPE=HOME:${place.map(vCardText).join(';')}`] : []),
    ...(comment ? [`NOTE:${vCardText(comment)}`] : []),
    ...(groups.length > 0 ? [`CATEGORIES:${groups.map(vCardText).join(',')}`] : []),
    ...(date_of_birth ? [`BDAY:${date_of_birth}`] : []),
    ...(anniversary ? [`X-ANNIVERSARY:${anniversary}`] : []),
  ]);
};

/** With the country, so that it can be called from anywhere; a masked one as it is. */
const dialled = (number: string) => (/^\d{10}$/.test(number) ? `+91${number}` : number);
