import { by, has, wants } from '../labels.ts';

const plain = { phones: ['9840339217'] };
const kumar = { ...plain, name: 'Selva Kumar' };

/** Chennai: ground, cents, square feet with fractions. */
export const a11 = by('a11', [
  [
    'Velachery 2BHK 1050 sqft UDS 520, 2nd floor, resale 78 lakhs, 8 years old. Selva Kumar 9840339217',
    has({
      ...kumar,
      deals: ['Sale'],
      bhk: [2],
      size: 1050,
      size_unit: 'Sqft',
      floor: 2,
      price: 78e5,
      areas: ['Velachery'],
    }),
  ],
  [
    'OMR IT space 12,000 sqft warm shell Rs 58.50 psf. Guindy 6,500 sqft furnished office Rs 92.50 psf. Selva Kumar 98403 39217',
    has({
      ...kumar,
      deals: ['Rent'],
      subtypes: ['IT/SEZ Office'],
      size: 12e3,
      size_unit: 'Sqft',
      rate: 58.5,
      rate_unit: 'Sqft',
      areas: ['OMR'],
    }),
    has({
      ...kumar,
      deals: ['Rent'],
      subtypes: ['Office (furnished/ready)'],
      size: 6500,
      size_unit: 'Sqft',
      rate: 92.5,
      rate_unit: 'Sqft',
      furniture: 'Fully furnished',
      areas: ['Guindy'],
    }),
  ],
  [
    'Porur 5 cents land sale 14 lakhs per cent, 30 feet road. 9840339217',
    has({ ...plain, deals: ['Sale'], size: 5, size_unit: 'Cents', rate: 14e5, rate_unit: 'Cents', areas: ['Porur'] }),
  ],
  [
    'Client looking for individual house in Adyar / Anna Nagar, 1 ground or more, budget 6 to 8 cr, clear docs. Selva Kumar 9840339217',
    wants({
      ...kumar,
      deals: ['Sale'],
      subtypes: ['Independent House/Kothi'],
      budget_min: 6e7,
      budget_max: 8e7,
      areas: ['Adyar', 'Anna Nagar'],
    }),
  ],
  [
    'For Rent Medavakkam: 1bhk 9k, 2bhk 14k, 3bhk 21k. Advance 5 months. Only veg families. 9840339217',
    has({
      ...plain,
      deals: ['Rent'],
      bhk: [1],
      rent: 9e3,
      deposit: 45e3,
      tenants: ['Family'],
      food: 'Vegetarian only',
      areas: ['Medavakkam'],
    }),
    has({
      ...plain,
      deals: ['Rent'],
      bhk: [2],
      rent: 14e3,
      deposit: 70e3,
      tenants: ['Family'],
      food: 'Vegetarian only',
      areas: ['Medavakkam'],
    }),
    has({
      ...plain,
      deals: ['Rent'],
      bhk: [3],
      rent: 21e3,
      deposit: 105e3,
      tenants: ['Family'],
      food: 'Vegetarian only',
      areas: ['Medavakkam'],
    }),
  ],
  [
    'ECR beach house sea facing 4 bhk 5200 sqft land 3800 built up 7.25 Crs. NRI owner +1 408 555 0143, local 9840339217',
    has({
      ...plain,
      deals: ['Sale'],
      subtypes: ['Independent House/Kothi'],
      bhk: [4],
      price: 7.25e7,
      size: 5200,
      size_unit: 'Sqft',
      size_basis: 'Plot',
      features: ['Sea/lake/river view'],
      areas: ['ECR'],
    }),
  ],
  [
    'Sholinganallur 3bhk semi furnished 32000 + maint 3500, floor 7/19, family or company lease. Selva Kumar 9840339217',
    has({
      ...kumar,
      deals: ['Rent'],
      bhk: [3],
      rent: 32e3,
      furniture: 'Semi-furnished',
      floor: 7,
      total_floors: 19,
      tenants: ['Family', 'Company'],
      areas: ['Sholinganallur'],
    }),
  ],
]);
