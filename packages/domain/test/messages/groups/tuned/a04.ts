import { by, has, wants } from '../labels.ts';

const gill = { phones: ['9811370258'], name: 'Gill' };
const plain = { phones: ['9811370258'] };

/** Delhi and around: gaj, builder floors, Hinglish. */
export const a04 = by('a04', [
  [
    'kisi ke pas dwarka me 3bhk builder floor hai kya 1.2 cr tak? client cash me hai 9811370258',
    wants({ ...plain, deals: ['Sale'], subtypes: ['Builder Floor'], bhk: [3], budget_max: 1.2e7, areas: ['Dwarka'] }),
  ],
  [
    'Rohini 200 gaj kothi, 3.5 manzil, demand 6.75 cr, park facing, east facing. Gill Properties 9811370258',
    has({
      ...plain,
      deals: ['Sale'],
      subtypes: ['Independent House/Kothi'],
      size: 200,
      size_unit: 'SqYd',
      price: 6.75e7,
      facing: 'East',
      features: ['Park facing'],
      areas: ['Rohini'],
    }),
  ],
  [
    'Floors for sale GK 1\nGF 300 gaj 7.25cr\nFF 300 gaj 6.50cr\nTF+terrace 300 gaj 6.90 cr\nGill 98113 70258',
    has({
      ...gill,
      deals: ['Sale'],
      floor: 0,
      size: 300,
      size_unit: 'SqYd',
      price: 7.25e7,
      areas: ['Greater Kailash 1'],
    }),
    has({
      ...gill,
      deals: ['Sale'],
      floor: 1,
      size: 300,
      size_unit: 'SqYd',
      price: 6.5e7,
      areas: ['Greater Kailash 1'],
    }),
    has({
      ...gill,
      deals: ['Sale'],
      floor: 3,
      size: 300,
      size_unit: 'SqYd',
      price: 6.9e7,
      areas: ['Greater Kailash 1'],
    }),
  ],
  [
    'Noida Sector 137 2bhk rent pe chaiye 22k tak bachelor boys ke liye semi furnished 9811370258',
    wants({
      ...plain,
      deals: ['Rent'],
      bhk: [2],
      budget_max: 22e3,
      tenants: ['Men'],
      furniture: 'Semi-furnished',
      areas: ['Sector 137'],
    }),
  ],
  [
    'Sector 57 plot 240 gaj @ 1.35 lakh per gaj, corner, 12 mtr road. Also Sector 46 plot 180 gaj @ 1.20 lakh per gaj. Call Gill 9811370258',
    has({
      ...gill,
      deals: ['Sale'],
      subtypes: ['Residential Plot'],
      size: 240,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      rate: 135e3,
      rate_unit: 'SqYd',
      areas: ['Sector 57'],
    }),
    has({
      ...gill,
      deals: ['Sale'],
      subtypes: ['Residential Plot'],
      size: 180,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      rate: 120e3,
      rate_unit: 'SqYd',
      areas: ['Sector 46'],
    }),
  ],
  [
    'Lajpat Nagar 1st floor 2bhk rent 45k or sale 2.10 cr, Gill 9811370258, office 011-41620033',
    has({ ...gill, deals: ['Sale', 'Rent'], bhk: [2], floor: 1, rent: 45e3, price: 2.1e7, areas: ['Lajpat Nagar'] }),
  ],
  [
    'Indirapuram mein 2 bhk flat dilwa do bhai koi, kharidna hai, 75 se 80 lakh budget, society Amrapath Towers prefer. 9811370258',
    wants({
      ...plain,
      deals: ['Sale'],
      subtypes: ['Flat/Apartment'],
      bhk: [2],
      budget_min: 75e5,
      budget_max: 80e5,
      areas: ['Indirapuram'],
      societies: ['Amrapath Towers'],
    }),
  ],
]);
