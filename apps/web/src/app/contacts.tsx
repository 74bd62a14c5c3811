import { type ContactLinks, ContactsScreen } from '../contacts/index.ts';
import { useMay } from '../core/session/index.ts';

/** Contacts with the ways from a contact to what belongs to it. */
export const Contacts = () => {
  const [seesProperties, seesInquiries, addsInquiries, imports] = [
    useMay('property:view'),
    useMay('inquiry:view'),
    useMay('inquiry:create'),
    useMay('migration:import'),
  ];
  const links: ContactLinks = {
    ...(seesProperties && { properties: ({ id }) => `/searchProperty?contact=${id}&status=any` }),
    ...(seesInquiries && { inquiries: ({ id }) => `/searchInquiry?contact=${id}` }),
    ...(imports && { imports: '/datamigration?step=upload' }),
    ...(addsInquiries && { newInquiry: ({ id }) => `/addInquiry?contact=${id}` }),
  };
  return <ContactsScreen links={links} />;
};
