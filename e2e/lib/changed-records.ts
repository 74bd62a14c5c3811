import { newMobile, newName, type office } from './office.ts';

type Ask = ReturnType<typeof office>['ask'];

/** Addresses of a contact and a property of which fields of every kind were changed, so that their timelines tell it. */
export const changedRecords = async (ask: Ask, email: string): Promise<string[]> => {
  const change = (path: string, body: object) => ask(email, path, body, 'PATCH');
  const person = await ask(email, '/properties/contacts/', { name: newName('Nalini'), mobile_number_1: newMobile() });
  await change(`/properties/contacts/${person.id}/`, {
    ...{ contact_kind: ['Buyer', 'Investor'], date_of_birth: '1985-03-01', is_nri: true, locked_contact: true },
    ...{ consent_status: 'Given', consent_how: 'WhatsApp', city: 'Ahmedabad' },
  });
  const { results: areas } = await ask(email, '/properties/area/');
  const house = await ask(email, '/properties/property/', {
    ...{ property_type: 1, property_subtype: 8, deal_type: [1], bhk: 4, sale_price: 9_000_000, area: [areas[0].id] },
    contact: { name: newName('Owner'), mobile_number_1: newMobile() },
  });
  await change(`/properties/property/${house.id}/`, {
    ...{ sale_price: 8_500_000, facing: 'East', bhk: 3, has_loan: true, is_corner: true, road_width: 30 },
    ...{ furnishing_items: { AC: 2 }, brokerage_terms: { basis: 'Percent', value: 1, payer: 'Owner' } },
    ...{ possession_date: '2099-01-31', remark: 'Ask for the key', locked_property: true },
  });
  return [`/contact?id=${person.id}`, `/searchProperty?id=${house.id}`];
};
