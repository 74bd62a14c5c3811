import { by, has, wants } from '../labels.ts';

const plain = { phones: ['8961247703'] };
const sen = { ...plain, name: 'Subir Sen' };

/** Kolkata: slips and shortenings. */
export const b10 = by('b10', [
  [
    '2 bhk flt fr sale tollygunge 890 sq ft 2nd flr 46 lac. 3 bhk flt fr rent ballygunge 45k. Subir Sen 8961247703',
    has({
      ...sen,
      deals: ['Sale'],
      bhk: [2],
      size: 890,
      size_unit: 'Sqft',
      floor: 2,
      price: 46e5,
      areas: ['Tollygunge'],
      subtypes: ['Flat/Apartment'],
    }),
    has({ ...sen, deals: ['Rent'], bhk: [3], rent: 45e3, areas: ['Ballygunge'], subtypes: ['Flat/Apartment'] }),
  ],
  [
    'EM Bypass co working 60 seats Rs 5,500 per seat. Lock in 12 mths. Subir Sen 89612 47703',
    has({
      ...sen,
      subtypes: ['Co-working/Managed Office'],
      seats: 60,
      rate: 5500,
      rate_unit: 'Seat',
      areas: ['EM Bypass'],
    }),
  ],
  [
    'Urgently requird 3 cottah land in Behala or Garia for own house, price upto 20 lacs per cottah. 8961247703',
    wants({
      ...plain,
      deals: ['Sale'],
      size: 3,
      size_unit: 'Kottah',
      rate: 20e5,
      rate_unit: 'Kottah',
      areas: ['Behala', 'Garia'],
    }),
  ],
  [
    'Dum Dum 1 bhk 8 thousand, Rajarhat 2 bhk 14 thousand, Salt Lake 3 bhk 35 thousand. All for rent. Subir Sen 8961247703',
    has({ ...sen, deals: ['Rent'], bhk: [1], rent: 8e3, areas: ['Dum Dum'] }),
    has({ ...sen, deals: ['Rent'], bhk: [2], rent: 14e3, areas: ['Rajarhat'] }),
    has({ ...sen, deals: ['Rent'], bhk: [3], rent: 35e3, areas: ['Salt Lake'] }),
  ],
  [
    'Howrah godown 8000 sft lease rent 16.5/sft, truck entry, 24 ft rd. Subir Sen 8961247703, off 033 2640 7711',
    has({
      ...sen,
      deals: ['Lease'],
      subtypes: ['Warehouse/Godown'],
      size: 8000,
      size_unit: 'Sqft',
      rate: 16.5,
      rate_unit: 'Sqft',
      areas: ['Howrah'],
    }),
  ],
  [
    'Jadavpur resale 3bhk 1280 sft 62-65 lakh negotiable north facing 3/4 floor no lift. Subir Sen 8961247703',
    has({
      ...sen,
      deals: ['Sale'],
      bhk: [3],
      size: 1280,
      size_unit: 'Sqft',
      price: 62e5,
      price_max: 65e5,
      facing: 'North',
      floor: 3,
      total_floors: 4,
      areas: ['Jadavpur'],
    }),
  ],
  ['Anyone knows good packers and movers for New Town to Howrah shifting? 2bhk stuff. 8961247703'],
]);
