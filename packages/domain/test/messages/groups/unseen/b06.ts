import { by, has, wants } from '../labels.ts';

const plain = { phones: ['9000342186'] };
const srinu = { ...plain, name: 'Srinivas' };

/** Hyderabad. */
export const b06 = by('b06', [
  [
    'Manikonda 3 bhk flat 1850 sft resale, 1.28 crs, 2 car parkings, 7th floor, Srinivas 90003 42186',
    has({
      ...srinu,
      deals: ['Sale'],
      subtypes: ['Flat/Apartment'],
      bhk: [3],
      size: 1850,
      size_unit: 'Sqft',
      price: 1.28e7,
      parking: 2,
      floor: 7,
      areas: ['Manikonda'],
    }),
  ],
  [
    'FOR LEASE Madhapur 18,000 sft office @ Rs.62/- per sft warm shell\nFOR SALE Banjara Hills 1,200 sq yds house 32 cr\nFOR RENT Jubilee Hills 4bhk villa 3.5 lakhs per month\nSrinivas 9000342186',
    has({
      ...srinu,
      deals: ['Lease'],
      subtypes: ['Office (warm shell)'],
      size: 18e3,
      size_unit: 'Sqft',
      rate: 62,
      rate_unit: 'Sqft',
      areas: ['Madhapur'],
    }),
    has({
      ...srinu,
      deals: ['Sale'],
      subtypes: ['Independent House/Kothi'],
      size: 1200,
      size_unit: 'SqYd',
      price: 32e7,
      areas: ['Banjara Hills'],
    }),
    has({ ...srinu, deals: ['Rent'], subtypes: ['Villa'], bhk: [4], rent: 3.5e5, areas: ['Jubilee Hills'] }),
  ],
  [
    'want agri land near Shadnagar 5 to 10 acres, below 60 lakhs per acre, clear passbook. Srinivas 9000342186',
    wants({
      ...srinu,
      deals: ['Sale'],
      subtypes: ['Agricultural/Farm Land'],
      size: 5,
      size_max: 10,
      size_unit: 'Acre',
      size_basis: 'Plot',
      rate: 60e5,
      rate_unit: 'Acre',
      areas: ['Shadnagar'],
    }),
  ],
  [
    'KPHB 2bhk 26k, family / Miyapur 2bhk 21k, bachelors / Kondapur 3bhk 48k, ff. Cal 9000342186',
    has({ ...plain, deals: ['Rent'], bhk: [2], rent: 26e3, tenants: ['Family'], areas: ['Kukatpally'] }),
    has({ ...plain, deals: ['Rent'], bhk: [2], rent: 21e3, tenants: ['Bachelors'], areas: ['Miyapur'] }),
    has({ ...plain, deals: ['Rent'], bhk: [3], rent: 48e3, furniture: 'Fully furnished', areas: ['Kondapur'] }),
  ],
  [
    'Pre-leased showroom Uppal, tenant retail brand, 5500 sft, monthly rent 4.40 lakhs, asking 8.50 crs, 15% hike every 3 years. Srinivas 9000342186',
    has({
      ...srinu,
      deals: ['Pre-leased'],
      subtypes: ['Showroom'],
      size: 5500,
      size_unit: 'Sqft',
      rent: 4.4e5,
      price: 8.5e7,
      areas: ['Uppal'],
    }),
  ],
  [
    'Kompally gated plots 60,000 per sq yd, sizes 200 to 500 sq yds, HMDA approved. Srinivas 9000342186',
    has({
      ...srinu,
      deals: ['Sale'],
      subtypes: ['Residential Plot'],
      rate: 60e3,
      rate_unit: 'SqYd',
      size: 200,
      size_max: 500,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      areas: ['Kompally'],
    }),
  ],
  [
    'Shamshabad warehouse land 4 acres 10 guntas for long lease 1.2 lakh per month. Srinivas 9000342186',
    has({
      ...srinu,
      deals: ['Lease'],
      subtypes: ['Commercial Plot'],
      size: 4.25,
      size_unit: 'Acre',
      size_basis: 'Plot',
      rent: 1.2e5,
      areas: ['Shamshabad'],
    }),
  ],
]);
