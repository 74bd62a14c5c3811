import { lakh } from './asked-prices.ts';
import { by, cast } from './cast.ts';
import type { DemoContact } from './contact.ts';
import { amenityIds, bhkId, dealId, furnitureId, possessionId, subtypeId, typeId } from './platform-ids.ts';
import type { Listing, PlacedProperty } from './property.ts';
import { furnishingItems } from './rooms.ts';
import { societies } from './societies.ts';

interface Told extends Listing {
  readonly owner: string;
  readonly assigned_to: string;
  /** How far between the day its owner was added, 0, and now, 1. */
  readonly since: number;
  readonly verified_by: string;
}

const home = { property_type: typeId('Residential'), deal_type: [dealId('Sale')] };
const shop = { property_type: typeId('Commercial'), size_unit: 'Sqft', size_basis: 'Super Built-up' } as const;

/** The properties of the people whom the tour meets. */
const told: readonly Told[] = [
  {
    owner: 'Joseph Macwan',
    area: 'Prahladnagar',
    society: 'Orchid Heights',
    features: ['Garden view'],
    assigned_to: by('Rakesh'),
    since: 0.75,
    verified_by: by('Kavita'),
    facts: {
      ...home,
      property_subtype: subtypeId('Flat/Apartment'),
      wing: 'A',
      unit_no: '1204',
      bhk: bhkId('3 BHK'),
      bathrooms: 3,
      balconies: 2,
      floor_no: 7,
      total_floors: 14,
      size: 1850,
      size_unit: 'Sqft',
      size_basis: 'Super Built-up',
      sale_price: 125 * lakh,
      price_negotiable: true,
      furniture: furnitureId('Residential', 'Semi-furnished'),
      furnishing_items: furnishingItems('Semi-furnished', 3),
      parking_covered: 1,
      parking_open: 1,
      possession: possessionId('Ready to move'),
      property_age: '5-10',
      ownership: 'Co-operative society',
      maintenance: 3500,
      amenities: amenityIds(['Lift', 'Power backup (lift)', 'Garden', 'Gym', "Children's play area", 'Security guard']),
      remark:
        'Owner moves to Vadodara in January, will close below asking for a cash buyer. Key with the watchman till 8 PM.',
    },
  },
  {
    owner: 'ભાવિન પ્રજાપતિ',
    area: 'Shela',
    society: 'Shantivan Row House',
    features: ['Low-density society'],
    assigned_to: by('Rakesh'),
    since: 0.5,
    verified_by: by('Rakesh'),
    facts: {
      ...home,
      property_subtype: subtypeId('Row House'),
      unit_no: '14',
      bhk: bhkId('4 BHK'),
      bathrooms: 4,
      size: 3150,
      size_unit: 'Sqft',
      size_basis: 'Built-up',
      plot_area: 245,
      plot_area_unit: 'SqYd',
      sale_price: 255 * lakh,
      price_negotiable: true,
      bottom_price: 240 * lakh,
      facing: 'East',
      furniture: furnitureId('Residential', 'Semi-furnished'),
      furnishing_items: furnishingItems('Semi-furnished', 4),
      parking_open: 2,
      possession: possessionId('Vacant on sale'),
      property_age: '1-5',
      ownership: 'Freehold',
      remark: 'છેલ્લો ભાવ ૨.૪૦ કરોડ. ચાવી ૬ પછી ચોકીદાર પાસે',
    },
  },
  ...[7, 8].map(
    (unit): Told => ({
      owner: 'Farida Lokhandwala',
      area: 'Bopal',
      society: 'Samruddh Arcade',
      features: ['Main road'],
      assigned_to: by('Farida'),
      since: 0.4 + unit / 50,
      verified_by: by('Farida'),
      facts: {
        ...shop,
        property_subtype: subtypeId('Shop'),
        deal_type: [dealId('Pre-leased')],
        unit_no: `Shop ${unit}`,
        occupancy: 'Tenanted',
        size: 420,
        sale_price: 68 * lakh,
        rent: 36_000,
        floor_no: 0,
        total_floors: 4,
        facing: 'North',
        furniture: furnitureId('Commercial', 'Fully furnished'),
        remark: 'Tenant pays on the 5th every month, 6 % return. Sells both together only',
      },
    }),
  ),
  {
    owner: 'Zubin Daruwala',
    area: 'Navrangpura',
    society: 'Stadium Vihar',
    features: ['Extra terrace'],
    assigned_to: by('Kavita'),
    since: 0.3,
    verified_by: by('Ganesh'),
    facts: {
      ...home,
      property_subtype: subtypeId('Penthouse'),
      wing: 'C',
      unit_no: '902',
      bhk: bhkId('4 BHK'),
      bathrooms: 4,
      balconies: 3,
      floor_no: 9,
      total_floors: 9,
      size: 3400,
      size_unit: 'Sqft',
      size_basis: 'Super Built-up',
      sale_price: 260 * lakh,
      bottom_price: 240 * lakh,
      facing: 'North-East',
      furniture: furnitureId('Residential', 'Fully furnished'),
      furnishing_items: furnishingItems('Fully furnished', 4),
      parking_covered: 2,
      possession: possessionId('Ready to move'),
      property_age: '10-15',
      ownership: 'Co-operative society',
      amenities: amenityIds(['Lift', 'Security guard', 'Terrace garden', 'Power backup (lift)']),
      remark: 'Only above 2.40 Cr, no bargaining on the phone',
    },
  },
  {
    owner: 'Yusuf Memon',
    area: 'Sindhu Bhavan Road',
    society: 'Chinar High Street',
    features: ['Main road', 'Corner'],
    assigned_to: by('Farida'),
    since: 0.5,
    verified_by: by('Farida'),
    facts: {
      ...shop,
      property_subtype: subtypeId('Showroom'),
      deal_type: [dealId('Rent'), dealId('Lease')],
      unit_no: 'G-3',
      size: 1850,
      rent: 165,
      rent_basis: 'Per sqft per month',
      deposit: 18 * lakh,
      floor_no: 0,
      total_floors: 4,
      furniture: furnitureId('Commercial', 'Warm shell'),
      parking_open: 4,
      possession: possessionId('Ready to move'),
      amenities: amenityIds(['Signage space', 'Valet', 'CCTV', 'Three-phase power']),
      remark: 'Frontage 28 ft. Jewellers and garments asked, owner prefers a brand',
    },
  },
  {
    owner: 'Imran Saiyed',
    area: 'Sarkhej',
    society: undefined,
    features: ['Near highway', 'Road touch'],
    assigned_to: by('Farida'),
    since: 0.4,
    verified_by: by('Farida'),
    facts: {
      ...shop,
      property_subtype: subtypeId('Warehouse/Godown'),
      deal_type: [dealId('Rent')],
      contact_role: 'Broker',
      mandate: "Co-broker's listing",
      address: 'Sarkhej Bavla Highway, behind the weighbridge',
      size: 6500,
      size_basis: 'Built-up',
      rent: 17,
      rent_basis: 'Per sqft per month',
      deposit: 3.3 * lakh,
      furniture: furnitureId('Commercial', 'Bare shell'),
      parking_open: 6,
      possession: possessionId('Ready to move'),
      amenities: amenityIds(['Loading dock', 'Truck parking', 'Three-phase power']),
      remark: '40 ft trailer enters. Co-broker, 50:50',
    },
  },
];

/** Their place in the office's list of contacts is found by name; names of the tour are used once. */
export const castProperties = (contacts: readonly DemoContact[]): PlacedProperty[] =>
  told.map(({ owner, since, assigned_to, society, ...listing }) => {
    const contact = contacts.findIndex((one) => one.name === owner);
    const { age, source } = contacts[contact]!;
    const { created_by } = cast.find((one) => one.name === owner)!;
    const address = societies.find((one) => one.society_name === society)?.address;
    const added = age * (1 - since);
    return {
      ...listing,
      facts: { contact_role: 'Owner', ...(address && { address }), ...listing.facts, status: 'Available' },
      society,
      contact,
      ...(listing.facts.mandate === "Co-broker's listing" && { co_broker: contact }),
      source,
      assigned_to: [assigned_to],
      locked_property: false,
      created_by,
      age: added,
      verified: added * 0.6,
    };
  });
