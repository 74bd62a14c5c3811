import { by, has, wants } from '../labels.ts';

const plain = { phones: ['7014458392'] };

/** Jaipur: Hindi and Hinglish. */
export const b08 = by('b08', [
  [
    'मानसरोवर में विला बेचना है, 4 बीएचके, 220 गज, 1.90 करोड़। मालिक से सीधे 7014458392',
    has({
      ...plain,
      deals: ['Sale'],
      subtypes: ['Villa'],
      bhk: [4],
      size: 220,
      size_unit: 'SqYd',
      price: 1.9e7,
      areas: ['Mansarovar'],
    }),
  ],
  [
    'क्या किसी के पास वैशाली नगर में दुकान किराये के लिए है? बजट 25 हजार, 200 वर्ग फीट। 7014458392',
    wants({
      ...plain,
      deals: ['Rent'],
      subtypes: ['Shop'],
      budget_max: 25e3,
      size: 200,
      size_unit: 'Sqft',
      areas: ['Vaishali Nagar'],
    }),
  ],
  [
    'बिकाऊ प्लॉट\n• सांगानेर 111 गज 28 लाख\n• मानसरोवर 150 गज 75 लाख\n• Tonk Road 200 गज 90 लाख\nराजेश 7014458392',
    has({
      ...plain,
      name: 'राजेश',
      deals: ['Sale'],
      subtypes: ['Residential Plot'],
      size: 111,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      price: 28e5,
      areas: ['Sanganer'],
    }),
    has({
      ...plain,
      name: 'राजेश',
      deals: ['Sale'],
      subtypes: ['Residential Plot'],
      size: 150,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      price: 75e5,
      areas: ['Mansarovar'],
    }),
    has({
      ...plain,
      name: 'राजेश',
      deals: ['Sale'],
      subtypes: ['Residential Plot'],
      size: 200,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      price: 90e5,
      areas: ['Tonk Road'],
    }),
  ],
  [
    'Malviya Nagar 3bhk flat rajesh 7014458392 kiraya 28000 security 2 mahine, sirf family, shakahari only',
    has({
      ...plain,
      name: 'Rajesh',
      deals: ['Rent'],
      subtypes: ['Flat/Apartment'],
      bhk: [3],
      rent: 28e3,
      deposit: 56e3,
      tenants: ['Family'],
      food: 'Vegetarian only',
      areas: ['Malviya Nagar'],
    }),
  ],
  [
    'Sitapura industrial plot 1000 gaj 42k gaj, factory ke liye badhiya. rajesh 7014458392',
    has({
      ...plain,
      name: 'Rajesh',
      deals: ['Sale'],
      subtypes: ['Industrial Plot'],
      size: 1000,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      rate: 42e3,
      rate_unit: 'SqYd',
      areas: ['Sitapura'],
    }),
  ],
  [
    'raja park me 2 ladkiyon ke liye 1 room kitchen set dhund rahe hain, 8 se 10 hazar, 7014458392',
    wants({ ...plain, deals: ['Rent'], budget_min: 8e3, budget_max: 10e3, tenants: ['Women'], areas: ['Raja Park'] }),
  ],
  [
    'मेरे पास Jagatpura में 3 बीएचके है 58 लाख, और मुझे मानसरोवर में प्लॉट चाहिए 60 लाख तक। 7014458392',
    has({ ...plain, deals: ['Sale'], bhk: [3], price: 58e5, areas: ['Jagatpura'] }),
    wants({ ...plain, deals: ['Sale'], subtypes: ['Residential Plot'], budget_max: 60e5, areas: ['Mansarovar'] }),
  ],
]);
