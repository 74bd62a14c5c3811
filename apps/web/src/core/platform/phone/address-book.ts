import { Capacitor } from '@capacitor/core';
import type { Contact, ContactProperty } from '@capgo/capacitor-contacts';
import type { PhonePerson } from '../address-book.ts';

export type { PhonePerson } from '../address-book.ts';

/** The library and never the plugin itself, whose every name is a method: who awaited it would call its `then`. */
const library = () => import('@capgo/capacitor-contacts');

/** Whether this build can ask the phone. */
export const hasAddressBook = (): boolean => Capacitor.isPluginAvailable('CapacitorContacts');

const personOf = ({ displayName, fullName, phoneNumbers = [], emailAddresses = [] }: Contact): PhonePerson => ({
  name: displayName || fullName || '',
  numbers: phoneNumbers.map(({ value }) => value),
  emails: emailAddresses.map(({ value }) => value),
});

/** The phone's own list gives the one number that is chosen in it, for which it needs no permission. */
export const pickPerson = async (): Promise<PhonePerson | undefined> => {
  const { CapacitorContacts: plugin } = await library();
  const property = 'phoneNumber' as ContactProperty.PhoneNumber;
  // Where it is put away Android's answer has no list.
  const { contacts = [] } = await plugin.pickContact({ property });
  return contacts[0] && personOf(contacts[0]);
};

/** Everybody, after the phone has asked its person; 'forbidden' where they say no. iOS may let us have a few of them. */
export const readPeople = async (): Promise<readonly PhonePerson[] | 'forbidden'> => {
  const { CapacitorContacts: plugin } = await library();
  const { readContacts } = await plugin.requestPermissions({ permissions: ['readContacts'] });
  if (readContacts !== 'granted' && readContacts !== 'limited') return 'forbidden';
  const { contacts } = await plugin.getContacts({
    fields: ['displayName', 'fullName', 'phoneNumbers', 'emailAddresses'],
  });
  return contacts.map(personOf);
};
