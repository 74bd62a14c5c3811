import { by, has, wants } from '../labels.ts';

const plain = { phones: ['9586031172'] };
const meera = { ...plain, name: 'Meera' };

/** Rooms, beds, tenants of all kinds; asks that begin late. */
export const b15 = by('b15', [
  [
    'Good evening, we are 3 working boys shifting from Rajkot, 2bhk chahiye near Science City, 15k to 18k, semi furnished. 9586031172',
    wants({
      ...plain,
      deals: ['Rent'],
      bhk: [2],
      budget_min: 15e3,
      budget_max: 18e3,
      tenants: ['Men'],
      furniture: 'Semi-furnished',
      areas: ['Science City'],
    }),
  ],
  [
    'To let Vastrapur 1bhk 12k couple or girls, Satellite 2bhk 20k family. Meera 9586031172',
    has({ ...meera, deals: ['Rent'], bhk: [1], rent: 12e3, tenants: ['Family', 'Women'], areas: ['Vastrapur'] }),
    has({ ...meera, deals: ['Rent'], bhk: [2], rent: 20e3, tenants: ['Family'], areas: ['Satellite'] }),
  ],
  [
    'Single room available for working lady, Paldi, 6k with kitchen. Non veg not allowed. Meera 95860 31172',
    has({ ...meera, deals: ['Rent'], rent: 6e3, tenants: ['Women'], food: 'Vegetarian only', areas: ['Paldi'] }),
  ],
  [
    'doctor client, hospital ke paas 3bhk kiraye pe dekh raha hai sola ya gota me, 30 hazar tak, ready ho. Meera 9586031172',
    wants({
      ...meera,
      deals: ['Rent'],
      bhk: [3],
      budget_max: 30e3,
      possession: 'Ready to move',
      areas: ['Sola', 'Gota'],
    }),
  ],
  [
    '3 flats in Tulsivan Residency, Nikol: 2bhk 3rd floor 14k, 2bhk 5th floor 15k semi, 3bhk 7th floor 22k. Family only. Meera 9586031172',
    has({
      ...meera,
      deals: ['Rent'],
      subtypes: ['Flat/Apartment'],
      bhk: [2],
      floor: 3,
      rent: 14e3,
      tenants: ['Family'],
      areas: ['Nikol'],
      societies: ['Tulsivan Residency'],
    }),
    has({
      ...meera,
      deals: ['Rent'],
      subtypes: ['Flat/Apartment'],
      bhk: [2],
      floor: 5,
      rent: 15e3,
      furniture: 'Semi-furnished',
      tenants: ['Family'],
      areas: ['Nikol'],
      societies: ['Tulsivan Residency'],
    }),
    has({
      ...meera,
      deals: ['Rent'],
      subtypes: ['Flat/Apartment'],
      bhk: [3],
      floor: 7,
      rent: 22e3,
      tenants: ['Family'],
      areas: ['Nikol'],
      societies: ['Tulsivan Residency'],
    }),
  ],
  [
    'Rent par makan aapvanu che naroda ma, 2bhk tenement, 13000 bhadu, 40000 deposit, shakahari family. 9586031172',
    has({
      ...plain,
      deals: ['Rent'],
      subtypes: ['Tenement'],
      bhk: [2],
      rent: 13e3,
      deposit: 40e3,
      tenants: ['Family'],
      food: 'Vegetarian only',
      areas: ['Naroda'],
    }),
  ],
  [
    'Buyer - 2 bhk South Bopal 55L\nBuyer - 3 bhk Shela 80L\nTenant - 2 bhk Ghuma 17k\nMeera 9586031172',
    wants({ ...meera, deals: ['Sale'], bhk: [2], budget_max: 55e5, areas: ['South Bopal'] }),
    wants({ ...meera, deals: ['Sale'], bhk: [3], budget_max: 80e5, areas: ['Shela'] }),
    wants({ ...meera, deals: ['Rent'], bhk: [2], budget_max: 17e3, areas: ['Ghuma'] }),
  ],
]);
