import { by, has, wants } from '../labels.ts';

const plain = { phones: ['8605517492'] };
const pooja = { ...plain, name: 'Pooja Jadhav' };

/** Pune and Pimpri: Marathi and Hinglish. */
export const b02 = by('b02', [
  [
    'चिंचवड येथे १ बीएचके भाड्याने हवा आहे, १२ हजार पर्यंत, कुटुंबासाठी. 8605517492',
    wants({ ...plain, deals: ['Rent'], bhk: [1], budget_max: 12e3, tenants: ['Family'], areas: ['Chinchwad'] }),
  ],
  [
    'निगडी २ बीएचके विक्रीसाठी, ९५० स्क्वे फूट, ६८ लाख, ५ वा मजला. पूजा ८६०५५१७४९२',
    has({
      ...plain,
      name: 'पूजा',
      deals: ['Sale'],
      bhk: [2],
      size: 950,
      size_unit: 'Sqft',
      price: 68e5,
      floor: 5,
      areas: ['Nigdi'],
    }),
  ],
  [
    'Rental options Viman Nagar / Kharadi\n\n1BHK semi 21k Kharadi\n2BHK full furnished 38k Viman Nagar\n2BHK semi 31k Kharadi bachelors ok\n\nPooja Jadhav 86055 17492',
    has({ ...pooja, deals: ['Rent'], bhk: [1], furniture: 'Semi-furnished', rent: 21e3, areas: ['Kharadi'] }),
    has({ ...pooja, deals: ['Rent'], bhk: [2], furniture: 'Fully furnished', rent: 38e3, areas: ['Viman Nagar'] }),
    has({
      ...pooja,
      deals: ['Rent'],
      bhk: [2],
      furniture: 'Semi-furnished',
      rent: 31e3,
      tenants: ['Bachelors'],
      areas: ['Kharadi'],
    }),
  ],
  [
    'client la moshi kiva chinchwad madhe 2bhk pahije resale 45-50 lakh, ready possession, 8605517492',
    wants({
      ...plain,
      deals: ['Sale'],
      bhk: [2],
      budget_min: 45e5,
      budget_max: 50e5,
      possession: 'Ready to move',
      areas: ['Moshi', 'Chinchwad'],
    }),
  ],
  [
    'kharidi ke liye plot dekh rahe hai talegaon me, 2000 sqft tak, 25 lakh. koi option ho to bhejo 8605517492',
    wants({
      ...plain,
      deals: ['Sale'],
      subtypes: ['Residential Plot'],
      size_max: 2000,
      size_unit: 'Sqft',
      size_basis: 'Plot',
      budget_max: 25e5,
      areas: ['Talegaon'],
    }),
  ],
  [
    'Balewadi 3 BHK 1180 carpet, floor 12/22, East facing, 2 parking, Rs. 1.62 Cr all incl. Possession Mar 2028. Pooja Jadhav - 8605517492',
    has({
      ...pooja,
      deals: ['Sale'],
      bhk: [3],
      size: 1180,
      size_unit: 'Sqft',
      size_basis: 'Carpet',
      floor: 12,
      total_floors: 22,
      facing: 'East',
      parking: 2,
      price: 1.62e7,
      possession: 'Under construction',
      possession_date: '2028-03-31',
      areas: ['Balewadi'],
    }),
  ],
  [
    'Chakan MIDC land for factory 2 acre, 3.25 cr per acre; ready shed 15000 sqft rent 24/sqft. Pooja Jadhav 8605517492',
    has({
      ...pooja,
      deals: ['Sale'],
      subtypes: ['Industrial Plot'],
      size: 2,
      size_unit: 'Acre',
      size_basis: 'Plot',
      rate: 3.25e7,
      rate_unit: 'Acre',
      areas: ['Chakan'],
    }),
    has({
      ...pooja,
      deals: ['Rent'],
      subtypes: ['Industrial Shed'],
      size: 15e3,
      size_unit: 'Sqft',
      rate: 24,
      rate_unit: 'Sqft',
      areas: ['Chakan'],
    }),
  ],
]);
