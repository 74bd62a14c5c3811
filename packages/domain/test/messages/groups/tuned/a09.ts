import { by, has, wants } from '../labels.ts';

const plain = { phones: ['9431078526'] };

/** Patna: Hindi and Hinglish; katha, decimal. */
export const a09 = by('a09', [
  [
    'कंकड़बाग में 2 बीएचके फ्लैट किराये पर देना है, 12 हजार, छात्र और फैमिली दोनों। 9431078526',
    has({
      ...plain,
      deals: ['Rent'],
      subtypes: ['Flat/Apartment'],
      bhk: [2],
      rent: 12e3,
      tenants: ['Students', 'Family'],
      areas: ['Kankarbagh'],
    }),
  ],
  [
    'Bihta me 5 katha jamin chahiye 8 lakh katha tak, road touch. 94310 78526',
    wants({
      ...plain,
      deals: ['Sale'],
      size: 5,
      size_unit: 'Kottah',
      rate: 8e5,
      rate_unit: 'Kottah',
      features: ['Road touch'],
      areas: ['Bihta'],
    }),
  ],
  [
    'Saguna More 1350 sqft 3bhk flat 68 lakh, 2nd floor, G+5, lift, parking 1 car. Contact 9431078526 Manoj',
    has({
      ...plain,
      name: 'Manoj',
      deals: ['Sale'],
      subtypes: ['Flat/Apartment'],
      bhk: [3],
      size: 1350,
      size_unit: 'Sqft',
      price: 68e5,
      floor: 2,
      total_floors: 5,
      parking: 1,
      areas: ['Saguna More'],
    }),
  ],
  [
    'बोरिंग रोड पर ऑफिस चाहिए 600-800 वर्ग फुट, किराया 30 हजार तक। 9431078526',
    wants({
      ...plain,
      deals: ['Rent'],
      subtypes: ['Office (furnished/ready)'],
      size: 600,
      size_max: 800,
      size_unit: 'Sqft',
      budget_max: 30e3,
      areas: ['Boring Road'],
    }),
  ],
  [
    'Danapur में 3 कट्ठा जमीन बेचनी है, 22 लाख प्रति कट्ठा। संपर्क करें 9431078526',
    has({
      ...plain,
      deals: ['Sale'],
      size: 3,
      size_unit: 'Kottah',
      rate: 22e5,
      rate_unit: 'Kottah',
      areas: ['Danapur'],
    }),
  ],
  [
    'Girls PG boring road, double sharing 6500 per bed, khana included. Only girls. 9431078526',
    has({
      ...plain,
      deals: ['PG'],
      subtypes: ['PG/Hostel Bed'],
      rent: 6500,
      tenants: ['Women'],
      areas: ['Boring Road'],
    }),
  ],
  ['Bailey Road wala flat bik gaya hai, ab call mat kijiye. 9431078526'],
]);
