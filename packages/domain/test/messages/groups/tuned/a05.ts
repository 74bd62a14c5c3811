import { by, has, wants } from '../labels.ts';

const suma = { phones: ['9845127306'], name: 'Suma' };
const plain = { phones: ['9845127306'] };

/** Bengaluru: rates by the square foot, seats, acres; English. */
export const a05 = by('a05', [
  [
    'Sale: 30x40 site JP Nagar 9500 per sft, east facing\nRent: 2bhk Jayanagar 28k\nLease: 2bhk BTM Layout 18 lakhs\nSuma 9845127306',
    has({
      ...suma,
      deals: ['Sale'],
      subtypes: ['Residential Plot'],
      rate: 9500,
      rate_unit: 'Sqft',
      facing: 'East',
      areas: ['JP Nagar'],
    }),
    has({ ...suma, deals: ['Rent'], bhk: [2], rent: 28e3, areas: ['Jayanagar'] }),
    has({ ...suma, deals: ['Heavy deposit'], bhk: [2], deposit: 18e5, areas: ['BTM Layout'] }),
  ],
  [
    'Managed office Koramangala 80 seats @ 8,500 per seat all inclusive. Another one HSR Layout 45 seater @ 7,250/seat. Suma 98451 27306',
    has({
      ...suma,
      subtypes: ['Co-working/Managed Office'],
      seats: 80,
      rate: 8500,
      rate_unit: 'Seat',
      areas: ['Koramangala'],
    }),
    has({
      ...suma,
      subtypes: ['Co-working/Managed Office'],
      seats: 45,
      rate: 7250,
      rate_unit: 'Seat',
      areas: ['HSR Layout'],
    }),
  ],
  [
    'Devanahalli 4.5 acres agri land, 2.75 cr per acre, near airport. Direct owner. 9845127306',
    has({
      ...plain,
      deals: ['Sale'],
      subtypes: ['Agricultural/Farm Land'],
      size: 4.5,
      size_unit: 'Acre',
      size_basis: 'Plot',
      rate: 2.75e7,
      rate_unit: 'Acre',
      areas: ['Devanahalli'],
    }),
  ],
  [
    'Lookin for 3bhk in Whitefield, gated, 1.3-1.5 cr, possession by march 2027 also ok. Suma, +91 98451 27306',
    wants({ ...suma, deals: ['Sale'], bhk: [3], budget_min: 1.3e7, budget_max: 1.5e7, areas: ['Whitefield'] }),
  ],
  [
    'Hebbal lake view 3bhk 1980 sft, Nilgiri Heights, 14th flr, 2 car parks, rent 85k incl maintenance, deposit 5 lakhs, veg family only. Suma 9845127306',
    has({
      ...suma,
      deals: ['Rent'],
      bhk: [3],
      size: 1980,
      size_unit: 'Sqft',
      floor: 14,
      parking: 2,
      rent: 85e3,
      deposit: 5e5,
      tenants: ['Family'],
      food: 'Vegetarian only',
      features: ['Sea/lake/river view'],
      areas: ['Hebbal'],
      societies: ['Nilgiri Heights'],
    }),
  ],
  [
    'Commercial building Sarjapur Road for lease, G+4, 32,000 sft, 62.50 per sft. Suma 9845127306',
    has({
      ...suma,
      deals: ['Lease'],
      total_floors: 4,
      size: 32e3,
      size_unit: 'Sqft',
      rate: 62.5,
      rate_unit: 'Sqft',
      subtypes: ['Full Commercial Building'],
      areas: ['Sarjapur Road'],
    }),
  ],
  ['Is the Bellandur 2bhk still available? what is last price? 9845127306'],
]);
