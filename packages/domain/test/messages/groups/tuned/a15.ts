import { by, has, wants } from '../labels.ts';

const plain = { phones: ['8160927745'] };
const anita = { ...plain, name: 'Anita' };

/** Rooms, beds, tenants of all kinds; asks that begin late. */
export const a15 = by('a15', [
  [
    'Boys PG in Navrangpura near university, triple sharing 7500 per bed with food. 8160927745',
    has({ ...plain, deals: ['PG'], subtypes: ['PG/Hostel Bed'], rent: 7500, tenants: ['Men'], areas: ['Navrangpura'] }),
  ],
  [
    'hello sir mane 1bhk rent par joie che bopal side, 10 k sudhi, husband wife chhe. 81609 27745',
    wants({ ...plain, deals: ['Rent'], bhk: [1], budget_max: 10e3, tenants: ['Family'], areas: ['Bopal'] }),
  ],
  [
    'My friend has come from USA and needs fully furnished 2bhk around Prahladnagar for 6 months, can pay 40k. Anita 8160927745',
    wants({
      ...anita,
      deals: ['Rent'],
      bhk: [2],
      furniture: 'Fully furnished',
      budget_max: 40e3,
      areas: ['Prahladnagar'],
    }),
  ],
  [
    'Flat on rent, Gota, Shyam Sarovar, 2bhk, 3rd floor, 16k, strictly for veg family, no bachelors. Anita 8160927745',
    has({
      ...anita,
      deals: ['Rent'],
      subtypes: ['Flat/Apartment'],
      bhk: [2],
      floor: 3,
      rent: 16e3,
      tenants: ['Family'],
      food: 'Vegetarian only',
      areas: ['Gota'],
      societies: ['Shyam Sarovar'],
    }),
  ],
  [
    'Available: 1rk Memnagar 7k for girls / 1bhk Gurukul 11k for boys / 2bhk Memnagar 17k company guest house ok. Anita 8160927745',
    has({
      ...anita,
      deals: ['Rent'],
      bhk: [0.5],
      subtypes: ['Studio/1 RK'],
      rent: 7e3,
      tenants: ['Women'],
      areas: ['Memnagar'],
    }),
    has({ ...anita, deals: ['Rent'], bhk: [1], rent: 11e3, tenants: ['Men'], areas: ['Gurukul'] }),
    has({ ...anita, deals: ['Rent'], bhk: [2], rent: 17e3, tenants: ['Company'], areas: ['Memnagar'] }),
  ],
  [
    'one small request, kisi ke paas shela me 2 bhk ho sale ka to batao, 50 to 55 lac, party ready. 8160927745',
    wants({ ...plain, deals: ['Sale'], bhk: [2], budget_min: 50e5, budget_max: 55e5, areas: ['Shela'] }),
  ],
  [
    'For sale: 2 bhk Ranip Neelkanth Avenue ground floor 42 lakh.\nFor rent: 3 bhk Sola 24k, furnished, only family.\nWanted: 2 bhk Thaltej rent 20k.\nAnita 8160927745',
    has({
      ...anita,
      deals: ['Sale'],
      bhk: [2],
      floor: 0,
      price: 42e5,
      areas: ['Ranip'],
      societies: ['Neelkanth Avenue'],
    }),
    has({
      ...anita,
      deals: ['Rent'],
      bhk: [3],
      rent: 24e3,
      furniture: 'Fully furnished',
      tenants: ['Family'],
      areas: ['Sola'],
    }),
    wants({ ...anita, deals: ['Rent'], bhk: [2], budget_max: 20e3, areas: ['Thaltej'] }),
  ],
]);
