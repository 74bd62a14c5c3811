import { by, has, wants } from '../labels.ts';

const plain = { phones: ['8128840937'] };
const pratik = { ...plain, name: 'Pratik' };

/** Land, sheds, warehouses. */
export const b14 = by('b14', [
  [
    'Bavla highway land 15 vigha @ 38 lakh/vigha; Sanand land 6 vigha @ 72 lakh/vigha. Pratik 81288 40937',
    has({ ...pratik, deals: ['Sale'], size: 15, size_unit: 'Bigha', rate: 38e5, rate_unit: 'Bigha', areas: ['Bavla'] }),
    has({ ...pratik, deals: ['Sale'], size: 6, size_unit: 'Bigha', rate: 72e5, rate_unit: 'Bigha', areas: ['Sanand'] }),
  ],
  [
    'Godown required Aslali or Changodar, 50,000 sqft, 17-18 rs per sqft, logistics company, from Jan. Pratik 8128840937',
    wants({
      ...pratik,
      deals: ['Rent'],
      subtypes: ['Warehouse/Godown'],
      size: 50e3,
      size_unit: 'Sqft',
      rate: 17,
      rate_unit: 'Sqft',
      areas: ['Aslali', 'Changodar'],
    }),
  ],
  [
    'Plot for petrol pump on Kalol road, 1200 sq mtr, main road touch, 3.6 cr total. 8128840937',
    has({
      ...plain,
      deals: ['Sale'],
      subtypes: ['Commercial Plot'],
      size: 1200,
      size_unit: 'SqMtr',
      size_basis: 'Plot',
      price: 3.6e7,
      features: ['Main road'],
      areas: ['Kalol'],
    }),
  ],
  [
    'Santej shed for sale 4 cr, same also on rent @ 2.25 lakh, 12000 sqft built up on 2500 sq yd. Pratik 8128840937',
    has({
      ...pratik,
      deals: ['Sale', 'Rent'],
      subtypes: ['Industrial Shed'],
      price: 4e7,
      rent: 2.25e5,
      size: 12e3,
      size_unit: 'Sqft',
      size_basis: 'Built-up',
      areas: ['Santej'],
    }),
  ],
  [
    'Farm land with well Dholera 3.5 acre 45 lac acre. Urgent party going abroad. Pratik 8128840937',
    has({
      ...pratik,
      deals: ['Sale'],
      subtypes: ['Agricultural/Farm Land'],
      size: 3.5,
      size_unit: 'Acre',
      size_basis: 'Plot',
      rate: 45e5,
      rate_unit: 'Acre',
      areas: ['Dholera'],
    }),
  ],
  [
    'Office in factory building Vatva GIDC, 700 sqft, 12k rent, 1st floor. 8128840937',
    has({
      ...plain,
      deals: ['Rent'],
      subtypes: ['Office (furnished/ready)'],
      size: 700,
      size_unit: 'Sqft',
      rent: 12e3,
      floor: 1,
      areas: ['Vatva'],
    }),
  ],
  [
    'Party ne jamin joie che 20-25 vigha Sanand Bavla belt ma, 30 lakh vigha sudhi, title clear. 8128840937',
    wants({
      ...plain,
      deals: ['Sale'],
      size: 20,
      size_max: 25,
      size_unit: 'Bigha',
      rate: 30e5,
      rate_unit: 'Bigha',
      areas: ['Sanand', 'Bavla'],
    }),
  ],
]);
