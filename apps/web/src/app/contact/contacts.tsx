import { type ContactLinks, ContactsScreen } from '../../contacts/index.ts';
import { lazyPart } from '../../core/screen.ts';
import { useMay } from '../../core/session/index.ts';

/** What the open contact wants and has comes with its record. */
const dealings = lazyPart(() => import('./dealings.tsx'), 'Dealings');

const propertiesOf = (id: number) => `/searchProperty?contact=${id}&status=any`;
const inquiriesOf = (id: number) => `/searchInquiry?contact=${id}`;

/** Contacts with the ways from a contact to what belongs to it. */
export const Contacts = () => {
  const [seesProperties, seesInquiries, addsInquiries, imports] = [
    useMay('property:view'),
    useMay('inquiry:view'),
    useMay('inquiry:create'),
    useMay('migration:import'),
  ];
  const links: ContactLinks = {
    ...(seesProperties && { properties: ({ id }) => propertiesOf(id) }),
    ...(seesInquiries && { inquiries: ({ id }) => inquiriesOf(id) }),
    ...(imports && { imports: '/datamigration?step=upload' }),
    ...(addsInquiries && { newInquiry: ({ id }) => `/addInquiry?contact=${id}` }),
  };
  return (
    <ContactsScreen
      links={links}
      dealings={(id) => (
        <dealings.Component contact={id} allInquiries={inquiriesOf(id)} allProperties={propertiesOf(id)} />
      )}
    />
  );
};
Contacts.ahead = ContactsScreen.ahead;
