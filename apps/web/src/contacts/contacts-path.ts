/** Where a role has its contacts: spec 2.2. */
export const contactsPath = (whole: boolean) => (whole ? '/contact' : '/contactList');
