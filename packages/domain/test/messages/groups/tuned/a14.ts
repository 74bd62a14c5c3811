import { by, has, wants } from '../labels.ts';

const plain = { phones: ['9974185530'] };
const raju = { ...plain, name: 'Rajubhai' };

/** Land, sheds, warehouses. */
export const a14 = by('a14', [
  [
    'Land for warehouse at Changodar, 8 vigha, 55 lakh per vigha, highway touch. Rajubhai 9974185530',
    has({
      ...raju,
      deals: ['Sale'],
      subtypes: ['Commercial Plot'],
      size: 8,
      size_unit: 'Bigha',
      size_basis: 'Plot',
      rate: 55e5,
      rate_unit: 'Bigha',
      areas: ['Changodar'],
    }),
  ],
  [
    'Warehouse on lease Aslali 25,000 sqft, 18.50 per sqft, 30 ft height, 6 docks. Another 40,000 sqft Bavla at 15.75 per sqft. Rajubhai 99741 85530',
    has({
      ...raju,
      deals: ['Lease'],
      subtypes: ['Warehouse/Godown'],
      size: 25e3,
      size_unit: 'Sqft',
      rate: 18.5,
      rate_unit: 'Sqft',
      areas: ['Aslali'],
    }),
    has({
      ...raju,
      deals: ['Lease'],
      subtypes: ['Warehouse/Godown'],
      size: 40e3,
      size_unit: 'Sqft',
      rate: 15.75,
      rate_unit: 'Sqft',
      areas: ['Bavla'],
    }),
  ],
  [
    'Shop in residential flat scheme, Vastral, 180 sqft GF, 28 lakh. 9974185530',
    has({
      ...plain,
      deals: ['Sale'],
      subtypes: ['Shop'],
      size: 180,
      size_unit: 'Sqft',
      floor: 0,
      price: 28e5,
      areas: ['Vastral'],
    }),
  ],
  [
    'Industrial shed required 10000-12000 sqft Vatva or Odhav GIDC, rent upto 1.5 lakh, power 150 hp. 9974185530',
    wants({
      ...plain,
      deals: ['Rent'],
      subtypes: ['Industrial Shed'],
      size: 10e3,
      size_max: 12e3,
      size_unit: 'Sqft',
      budget_max: 1.5e5,
      areas: ['Vatva', 'Odhav'],
    }),
  ],
  [
    'NA plot Sanand 3200 sq mtr, 18000 per sq mtr, on main road. Rajubhai 9974185530',
    has({
      ...raju,
      deals: ['Sale'],
      subtypes: ['NA Land'],
      size: 3200,
      size_unit: 'SqMtr',
      size_basis: 'Plot',
      rate: 18e3,
      rate_unit: 'SqMtr',
      features: ['Main road'],
      areas: ['Sanand'],
    }),
  ],
  [
    'Kheti ni jamin Dholera 12 vigha, 18.5 lakh vigho, old tenure. kharid karva mate call 9974185530',
    has({
      ...plain,
      deals: ['Sale'],
      subtypes: ['Agricultural/Farm Land'],
      size: 12,
      size_unit: 'Bigha',
      size_basis: 'Plot',
      rate: 18.5e5,
      rate_unit: 'Bigha',
      areas: ['Dholera'],
    }),
  ],
  [
    'Factory sale Naroda, plot 1500 sq mtr, shed 900 sq mtr, 4.2 cr, or on rent 1.8 lakh. Rajubhai 9974185530',
    has({
      ...raju,
      deals: ['Sale', 'Rent'],
      subtypes: ['Factory'],
      size: 1500,
      size_unit: 'SqMtr',
      size_basis: 'Plot',
      price: 4.2e7,
      rent: 1.8e5,
      areas: ['Naroda'],
    }),
  ],
]);
