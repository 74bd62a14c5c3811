import { by, has, wants } from '../labels.ts';

const deepa = { phones: ['9783306194'], name: 'Deepa' };
const plain = { phones: ['9783306194'] };

/** Short talk of a telephone keyboard: wishes, PG, small letters, amounts in words, what is no offer. */
export const a21 = by('a21', [
  [
    'any1 hv 2bhk in pratap nagar jaipur 4 rent?? bdgt 12k.. family of 3.. plz call 9783306194',
    wants({ ...plain, deals: ['Rent'], bhk: [2], budget_max: 12e3, tenants: ['Family'], areas: ['Pratap Nagar'] }),
  ],
  [
    'flat 4 sale nirman nagar 3bhk 1450sqft ₹ 78,00,000 (neg.) wid 1 covered parkng. deepa 9783306194',
    has({
      ...deepa,
      deals: ['Sale'],
      subtypes: ['Flat/Apartment'],
      bhk: [3],
      size: 1450,
      size_unit: 'Sqft',
      price: 78e5,
      parking: 1,
      areas: ['Nirman Nagar'],
    }),
  ],
  [
    'vidhyadhar nagar kothi 300 gaj corner... demand three crore twenty five lakh... token 5 lakh dekar book karo... deepa 9783306194',
    has({
      ...deepa,
      deals: ['Sale'],
      subtypes: ['Independent House/Kothi'],
      size: 300,
      size_unit: 'SqYd',
      price: 3.25e7,
      areas: ['Vidhyadhar Nagar'],
    }),
  ],
  ['Bani park wala 3bhk abhi available hai kya?'],
  ['ok sir rate bata do party ko 75 lakh bol diya hai'],
  [
    'boys pg gopalpura, single room 9000 double 6000, ac extra, veg food. 9783306194',
    has({
      ...plain,
      deals: ['PG'],
      subtypes: ['PG/Hostel Bed'],
      rent: 9000,
      tenants: ['Men'],
      areas: ['Gopalpura'],
    }),
    has({
      ...plain,
      deals: ['PG'],
      subtypes: ['PG/Hostel Bed'],
      rent: 6000,
      tenants: ['Men'],
      areas: ['Gopalpura'],
    }),
  ],
  [
    'My client wants to buy a ready 4BHK villa in Jagatpura, min 200 gaj, budget 1.8-2.2cr, white payment full. Deepa 9783306194',
    wants({
      ...deepa,
      deals: ['Sale'],
      subtypes: ['Villa'],
      bhk: [4],
      size: 200,
      size_unit: 'SqYd',
      possession: 'Ready to move',
      budget_min: 1.8e7,
      budget_max: 2.2e7,
      areas: ['Jagatpura'],
    }),
  ],
  [
    'Flatmate needed (female) in 3bhk Malviya Nagar jaipur, own room, rent 8.5k + elec, available from 5th dec. Deepa 9783306194',
    has({
      ...deepa,
      deals: ['Rent'],
      subtypes: ['Shared Flat Room'],
      rent: 8500,
      tenants: ['Women'],
      areas: ['Malviya Nagar'],
    }),
  ],
  ['RENTED OUT ✅ Raja Park 2bhk 22k. Thanks to Mr Sharma for quick closure 🤝 9783306194'],
  [
    'ajmer road 2 plots side by side 150 gaj each, 42 lakh each, jda approved, south facing... also want to buy 1 shop in mansarovar upto 60 lakh. deepa 9783306194',
    has({
      ...deepa,
      deals: ['Sale'],
      subtypes: ['Residential Plot'],
      size: 150,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      price: 42e5,
      facing: 'South',
      areas: ['Ajmer Road'],
    }),
    wants({ ...deepa, deals: ['Sale'], subtypes: ['Shop'], budget_max: 60e5, areas: ['Mansarovar'] }),
  ],
  [
    'Muhana road jda villa 120 gaj 4bhk one crore ten lakh. family shifting abroad so urgent. only serious. Deepa-97833 06194',
    has({
      ...deepa,
      deals: ['Sale'],
      subtypes: ['Villa'],
      size: 120,
      size_unit: 'SqYd',
      bhk: [4],
      price: 1.1e7,
      areas: ['Muhana'],
    }),
  ],
  [
    'Urgently hiring! Sales executives for real estate company at Tonk Road. Salary 20k to 35k + incentives. Bike must. HR Deepa 9783306194',
  ],
]);
