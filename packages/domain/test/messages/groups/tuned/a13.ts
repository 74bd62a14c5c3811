import { by, has, wants } from '../labels.ts';

const plain = { phones: ['9327040518'] };
const hiren = { ...plain, name: 'Hiren' };

/** Co-brokers, short: have and want. */
export const a13 = by('a13', [
  [
    'HAVE: 2bhk Maninagar 48L\nWANT: 3bhk Satellite upto 1cr\nHiren 9327040518',
    has({ ...hiren, deals: ['Sale'], bhk: [2], price: 48e5, areas: ['Maninagar'] }),
    wants({ ...hiren, deals: ['Sale'], bhk: [3], budget_max: 1e7, areas: ['Satellite'] }),
  ],
  [
    'reqmts:\n1. 2bhk rent Paldi 20k family\n2. 3bhk rent Navrangpura 35k\n3. shop rent Ashram Road 60k\n93270 40518',
    wants({ ...plain, deals: ['Rent'], bhk: [2], budget_max: 20e3, tenants: ['Family'], areas: ['Paldi'] }),
    wants({ ...plain, deals: ['Rent'], bhk: [3], budget_max: 35e3, areas: ['Navrangpura'] }),
    wants({ ...plain, deals: ['Rent'], subtypes: ['Shop'], budget_max: 60e3, areas: ['Ashram Road'] }),
  ],
  [
    'anyone got bunglow plot in ambli / bopal 400-500 var? party genuine, upto 1.1 lakh var. hiren 9327040518',
    wants({
      ...hiren,
      deals: ['Sale'],
      subtypes: ['Residential Plot'],
      size: 400,
      size_max: 500,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      rate: 1.1e5,
      rate_unit: 'SqYd',
      areas: ['Ambli', 'Bopal'],
    }),
  ],
  [
    'Hiren 9327040518\nAvlbl for sale:\n- 3bhk Prahladnagar 1.25cr\n- 4bhk Bodakdev 2.4cr ff\n- Penthouse Thaltej 3.75 cr',
    has({ ...hiren, deals: ['Sale'], bhk: [3], price: 1.25e7, areas: ['Prahladnagar'] }),
    has({ ...hiren, deals: ['Sale'], bhk: [4], price: 2.4e7, furniture: 'Fully furnished', areas: ['Bodakdev'] }),
    has({ ...hiren, deals: ['Sale'], subtypes: ['Penthouse'], price: 3.75e7, areas: ['Thaltej'] }),
  ],
  [
    'i hv 1 flat 2bhk at naranpura 55L & 1 tenement at ghatlodia 1.05cr, both direct. 9327040518',
    has({ ...plain, deals: ['Sale'], subtypes: ['Flat/Apartment'], bhk: [2], price: 55e5, areas: ['Naranpura'] }),
    has({ ...plain, deals: ['Sale'], subtypes: ['Tenement'], price: 1.05e7, areas: ['Ghatlodia'] }),
  ],
  [
    'need 1bhk/2bhk on rent for working couple, near CG Road, 12 to 16k, veg. Have tenant ready token in hand. Hiren 9327040518',
    wants({
      ...hiren,
      deals: ['Rent'],
      bhk: [1, 2],
      budget_min: 12e3,
      budget_max: 16e3,
      tenants: ['Family'],
      areas: ['CG Road'],
    }),
  ],
  ['brokerage 1% both side, ok? pls confirm the meeting time with party. 9327040518'],
]);
