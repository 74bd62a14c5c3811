import { by, has, wants } from '../labels.ts';

const plain = { phones: ['9408873150'] };
const ashok = { ...plain, name: 'Ashok' };

/** Co-brokers, short. */
export const b13 = by('b13', [
  [
    'Ashok 9408873150\nGive: 3bhk Gurukul 30k rent\nTake: 2bhk Memnagar 18-20k rent',
    has({ ...ashok, deals: ['Rent'], bhk: [3], rent: 30e3, areas: ['Gurukul'] }),
    wants({ ...ashok, deals: ['Rent'], bhk: [2], budget_min: 18e3, budget_max: 20e3, areas: ['Memnagar'] }),
  ],
  [
    'wanted urgent\n1) 4bhk bungalow sale, Thaltej/Bodakdev, 5-6 cr\n2) office rent CG Road 1000-1200 sqft 50k\n3) NA plot Santej 1000 var\nAshok 94088 73150',
    wants({
      ...ashok,
      deals: ['Sale'],
      subtypes: ['Bungalow'],
      bhk: [4],
      budget_min: 5e7,
      budget_max: 6e7,
      areas: ['Thaltej', 'Bodakdev'],
    }),
    wants({
      ...ashok,
      deals: ['Rent'],
      subtypes: ['Office (furnished/ready)'],
      size: 1000,
      size_max: 1200,
      size_unit: 'Sqft',
      budget_max: 50e3,
      areas: ['CG Road'],
    }),
    wants({ ...ashok, subtypes: ['NA Land'], size: 1000, size_unit: 'SqYd', size_basis: 'Plot', areas: ['Santej'] }),
  ],
  [
    'have got 2 bhk in shyamal for 62 and 3 bhk in nehrunagar for 1.1 cr. ashok 9408873150',
    has({ ...ashok, deals: ['Sale'], bhk: [2], price: 62e5, areas: ['Shyamal'] }),
    has({ ...ashok, deals: ['Sale'], bhk: [3], price: 1.1e7, areas: ['Nehrunagar'] }),
  ],
  [
    'I have a client for shop at Prahladnagar, wants on rent, 300 to 400 carpet, upto 70k, for salon. Ashok 9408873150',
    wants({
      ...ashok,
      deals: ['Rent'],
      subtypes: ['Shop'],
      size: 300,
      size_max: 400,
      size_unit: 'Sqft',
      size_basis: 'Carpet',
      budget_max: 70e3,
      areas: ['Prahladnagar'],
    }),
  ],
  [
    'sel or rent: tenement vasna 2bhk 95L / 20k. ashok 9408873150',
    has({
      ...ashok,
      deals: ['Sale', 'Rent'],
      subtypes: ['Tenement'],
      bhk: [2],
      price: 95e5,
      rent: 20e3,
      areas: ['Vasna'],
    }),
  ],
  [
    'any1 having 3bhk ff shela/bopal for dr couple, 35-40k, poss 1st feb? Ashok 9408873150',
    wants({
      ...ashok,
      deals: ['Rent'],
      bhk: [3],
      furniture: 'Fully furnished',
      budget_min: 35e3,
      budget_max: 40e3,
      tenants: ['Family'],
      areas: ['Shela', 'Bopal'],
    }),
  ],
  ['Ok done sir. Will send party tomorrow 11 am. Brokerage half half. 9408873150'],
]);
