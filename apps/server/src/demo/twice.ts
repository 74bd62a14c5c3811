import { lakh } from './asked-prices.ts';
import type { DemoContact } from './contact.ts';
import { type DemoOffice, officeMinutes } from './offices.ts';
import { subtypeId, typeId } from './platform-ids.ts';
import type { PlacedProperty } from './property.ts';

/**
 * A flat that somebody added again, from a broker who had heard of it, before anybody looked whether it was there: the
 * same unit a few days later, somewhat dearer.
 */
export const listedTwice = (
  stock: readonly PlacedProperty[],
  contacts: readonly DemoContact[],
  { team }: DemoOffice,
): PlacedProperty[] => {
  const first = stock.find(
    ({ facts, age, locked_property }) =>
      facts.status === 'Available' &&
      facts.property_type === typeId('Residential') &&
      facts.property_subtype === subtypeId('Flat/Apartment') &&
      typeof facts.sale_price === 'number' &&
      age > officeMinutes(12) &&
      age < officeMinutes(60) &&
      !locked_property,
  )!;
  const age = officeMinutes(2) + 80;
  const broker = contacts.findIndex((one) => one.kind === 'broker' && one.who && one.age > age);
  const added = team.at(-1)!.email;
  return [
    {
      ...first,
      facts: {
        ...first.facts,
        contact_role: 'Broker',
        mandate: "Co-broker's listing",
        sale_price: first.facts.sale_price! + 3 * lakh,
        bottom_price: null,
        description: '',
        remark: 'Came on the co-brokers group. May be the one that we have, look at the unit',
      },
      contact: broker,
      co_broker: broker,
      source: 'WhatsApp group',
      assigned_to: [],
      created_by: added,
      age,
      verified: age,
      verified_by: added,
    },
  ];
};
