import { by, has, wants } from '../labels.ts';

const plain = { phones: ['7759083314'] };

/** Patna. */
export const b09 = by('b09', [
  [
    'Rajendra Nagar me 1200 sqft 3bhk flat bechna hai, 74 lakh, 3rd floor of G+4, Ganga Vihar Apartments. Santosh 7759083314',
    has({
      ...plain,
      name: 'Santosh',
      deals: ['Sale'],
      subtypes: ['Flat/Apartment'],
      bhk: [3],
      size: 1200,
      size_unit: 'Sqft',
      price: 74e5,
      floor: 3,
      total_floors: 4,
      areas: ['Rajendra Nagar'],
      societies: ['Ganga Vihar Apartments'],
    }),
  ],
  [
    'बेली रोड पर ३ बीएचके किराया २२ हजार, सिर्फ परिवार। बोरिंग रोड पर १ बीएचके किराया ९ हजार, छात्र भी चलेगा। ७७५९०८३३१४',
    has({ ...plain, deals: ['Rent'], bhk: [3], rent: 22e3, tenants: ['Family'], areas: ['Bailey Road'] }),
    has({ ...plain, deals: ['Rent'], bhk: [1], rent: 9e3, tenants: ['Students'], areas: ['Boring Road'] }),
  ],
  [
    'Phulwari Sharif 2 kattha zameen, 18.5 lakh per kattha, 20 ft road. Santosh 77590 83314',
    has({
      ...plain,
      name: 'Santosh',
      deals: ['Sale'],
      size: 2,
      size_unit: 'Kottah',
      rate: 18.5e5,
      rate_unit: 'Kottah',
      areas: ['Phulwari Sharif'],
    }),
  ],
  [
    'जमीन खरीदना है Bihta में 10 कट्ठा, रेट 6 लाख तक प्रति कट्ठा। 7759083314',
    wants({
      ...plain,
      deals: ['Sale'],
      size: 10,
      size_unit: 'Kottah',
      rate: 6e5,
      rate_unit: 'Kottah',
      areas: ['Bihta'],
    }),
  ],
  [
    'Boys hostel Boring Road, 4 sharing 5000 per bed, 2 sharing room khali. Santosh 7759083314',
    has({
      ...plain,
      name: 'Santosh',
      deals: ['PG'],
      subtypes: ['PG/Hostel Bed'],
      rent: 5000,
      tenants: ['Men'],
      areas: ['Boring Road'],
    }),
  ],
  [
    'bank ke liye space chahiye kankarbagh main road, 1500-2000 sqft ground floor, rent 70 rs sqft. 7759083314',
    wants({
      ...plain,
      deals: ['Rent'],
      subtypes: ['Bank/ATM Space'],
      size: 1500,
      size_max: 2000,
      size_unit: 'Sqft',
      floor: 0,
      rate: 70,
      rate_unit: 'Sqft',
      features: ['Main road'],
      areas: ['Kankarbagh'],
    }),
  ],
  ['Danapur cantt wala plot ka kagaz bhejo, video bhi share karo sir. 7759083314'],
]);
