import { by, has, wants } from '../labels.ts';

const plain = { phones: ['9910836627'] };
const vikas = { ...plain, name: 'Vikas' };

/** Delhi, Noida, Gurgaon. */
export const b04 = by('b04', [
  [
    'Koi bhai Sector 150 Noida me 3bhk resale bata de, budget 1.4 cr se 1.6 cr, party aaj hi dekhegi. 9910836627',
    wants({ ...plain, deals: ['Sale'], bhk: [3], budget_min: 1.4e7, budget_max: 1.6e7, areas: ['Sector 150'] }),
  ],
  [
    'Inventory list:\nSector 62 office 650 sqft rent 35k\nSector 76 2bhk rent 24k semi\nNoida Extension 3bhk sale 98 lac ready to move\nVikas 99108-36627',
    has({
      ...vikas,
      deals: ['Rent'],
      subtypes: ['Office (furnished/ready)'],
      size: 650,
      size_unit: 'Sqft',
      rent: 35e3,
      areas: ['Sector 62'],
    }),
    has({ ...vikas, deals: ['Rent'], bhk: [2], rent: 24e3, furniture: 'Semi-furnished', areas: ['Sector 76'] }),
    has({ ...vikas, deals: ['Sale'], bhk: [3], price: 98e5, possession: 'Ready to move', areas: ['Noida Extension'] }),
  ],
  [
    'Pitampura 150 gaj ka plot, 2.85 lakh gaj, park facing, 40 foot road. Vikas 9910836627',
    has({
      ...vikas,
      deals: ['Sale'],
      subtypes: ['Residential Plot'],
      size: 150,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      rate: 2.85e5,
      rate_unit: 'SqYd',
      features: ['Park facing'],
      areas: ['Pitampura'],
    }),
  ],
  [
    'Karol Bagh me dukaan kiraye par chahiye, ground floor, 80-100 gaj nahi 300 sqft kaafi hai, 1 lakh tak kiraya. 9910836627',
    wants({
      ...plain,
      deals: ['Rent'],
      subtypes: ['Shop'],
      floor: 0,
      size: 300,
      size_unit: 'Sqft',
      budget_max: 1e5,
      areas: ['Karol Bagh'],
    }),
  ],
  [
    'DLF Phase 2 builder floor 4bhk 500 gaj 2nd floor sale 8.9 cr / rent 1.9 lakh, lift, stilt parking 2. Vikas 9910836627',
    has({
      ...vikas,
      deals: ['Sale', 'Rent'],
      subtypes: ['Builder Floor'],
      bhk: [4],
      size: 500,
      size_unit: 'SqYd',
      floor: 2,
      price: 8.9e7,
      rent: 1.9e5,
      parking: 2,
      areas: ['DLF Phase 2'],
    }),
  ],
  [
    'Vaishali 2bhk 22k girls only, Indirapuram 3bhk 32k family only, Laxmi Nagar 1rk 8k students. Vikas 9910836627',
    has({ ...vikas, deals: ['Rent'], bhk: [2], rent: 22e3, tenants: ['Women'], areas: ['Vaishali'] }),
    has({ ...vikas, deals: ['Rent'], bhk: [3], rent: 32e3, tenants: ['Family'], areas: ['Indirapuram'] }),
    has({
      ...vikas,
      deals: ['Rent'],
      bhk: [0.5],
      subtypes: ['Studio/1 RK'],
      rent: 8e3,
      tenants: ['Students'],
      areas: ['Laxmi Nagar'],
    }),
  ],
  ['Saket wali kothi ka token ho gaya hai, ab us party ko mat bhejna. 9910836627'],
]);
