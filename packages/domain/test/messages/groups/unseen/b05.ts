import { by, has, wants } from '../labels.ts';

const plain = { phones: ['9731160854'] };
const john = { ...plain, name: 'John' };

/** Bengaluru. */
export const b05 = by('b05', [
  [
    'Marathahalli 2 BHK rent 30k and Bellandur 3 BHK rent 52k, both gated with car parking. John 97311 60854',
    has({ ...john, deals: ['Rent'], bhk: [2], rent: 30e3, areas: ['Marathahalli'] }),
    has({ ...john, deals: ['Rent'], bhk: [3], rent: 52e3, areas: ['Bellandur'] }),
  ],
  [
    'Yelahanka 40x60 BDA site, Rs 7,250.50 per sqft, corner, park facing. John 9731160854',
    has({
      ...john,
      deals: ['Sale'],
      subtypes: ['Residential Plot'],
      rate: 7250.5,
      rate_unit: 'Sqft',
      features: ['Park facing'],
      areas: ['Yelahanka'],
    }),
  ],
  [
    'Need 120 seater plug and play office around Indiranagar/Koramangala, budget 9k per seat, immediate. John 9731160854',
    wants({
      ...john,
      subtypes: ['Office (furnished/ready)'],
      seats: 120,
      rate: 9e3,
      rate_unit: 'Seat',
      possession: 'Ready to move',
      areas: ['Indiranagar', 'Koramangala'],
    }),
  ],
  [
    'Electronic City, 10 guntas commercial land, 32 lakhs per gunta, main road frontage 80 ft. Owner direct 9731160854',
    has({
      ...plain,
      deals: ['Sale'],
      subtypes: ['Commercial Plot'],
      size: 10,
      size_unit: 'Guntha',
      size_basis: 'Plot',
      rate: 32e5,
      rate_unit: 'Guntha',
      features: ['Main road'],
      areas: ['Electronic City'],
    }),
  ],
  [
    'Brookfield side? no. Looking only in KR Puram: 2bhk, under 70 lakhs, east facing, under construction ok. 9731160854',
    wants({
      ...plain,
      deals: ['Sale'],
      bhk: [2],
      budget_max: 70e5,
      facing: 'East',
      possession: 'Under construction',
      areas: ['KR Puram'],
    }),
  ],
  [
    'HSR Layout paying guest for gents, 2 sharing 11k per bed, 3 meals, wifi. John 9731160854',
    has({ ...john, deals: ['PG'], subtypes: ['PG/Hostel Bed'], rent: 11e3, tenants: ['Men'], areas: ['HSR Layout'] }),
  ],
  [
    'Godavari Enclave, Whitefield:\n2BHK 1190 sft 89L\n2.5BHK 1340 sft 1.02Cr\n3BHK 1610 sft 1.24Cr\nPossession June 2028. John 97311-60854',
    has({
      ...john,
      deals: ['Sale'],
      bhk: [2],
      size: 1190,
      size_unit: 'Sqft',
      price: 89e5,
      possession: 'Under construction',
      possession_date: '2028-06-30',
      areas: ['Whitefield'],
      societies: ['Godavari Enclave'],
    }),
    has({
      ...john,
      deals: ['Sale'],
      bhk: [2.5],
      size: 1340,
      size_unit: 'Sqft',
      price: 1.02e7,
      possession: 'Under construction',
      possession_date: '2028-06-30',
      areas: ['Whitefield'],
      societies: ['Godavari Enclave'],
    }),
    has({
      ...john,
      deals: ['Sale'],
      bhk: [3],
      size: 1610,
      size_unit: 'Sqft',
      price: 1.24e7,
      possession: 'Under construction',
      possession_date: '2028-06-30',
      areas: ['Whitefield'],
      societies: ['Godavari Enclave'],
    }),
  ],
]);
