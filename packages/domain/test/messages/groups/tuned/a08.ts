import { by, has, wants } from '../labels.ts';

const plain = { phones: ['9414263075'] };
const mahesh = { ...plain, name: 'महेश शर्मा' };

/** Jaipur: Hindi in its script. */
export const a08 = by('a08', [
  [
    'वैशाली नगर में 3 बीएचके फ्लैट बिकाऊ है। कीमत 72 लाख। पार्क फेसिंग। संपर्क महेश शर्मा 9414263075',
    has({
      ...mahesh,
      deals: ['Sale'],
      subtypes: ['Flat/Apartment'],
      bhk: [3],
      price: 72e5,
      features: ['Park facing'],
      areas: ['Vaishali Nagar'],
    }),
  ],
  [
    'मानसरोवर में 2 बीएचके किराए पर चाहिए, बजट 15 हजार तक, फैमिली। 9414263075',
    wants({ ...plain, deals: ['Rent'], bhk: [2], budget_max: 15e3, tenants: ['Family'], areas: ['Mansarovar'] }),
  ],
  [
    'सांगानेर में प्लॉट खरीदना है 100 से 150 गज, 30 लाख के अंदर। 94142 63075',
    wants({
      ...plain,
      deals: ['Sale'],
      subtypes: ['Residential Plot'],
      size: 100,
      size_max: 150,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      budget_max: 30e5,
      areas: ['Sanganer'],
    }),
  ],
  [
    'किराए के लिए उपलब्ध:\n१. मानसरोवर 2 बीएचके 14 हजार\n२. वैशाली नगर 3 बीएचके 25 हजार\n३. सांगानेर दुकान 10 हजार\nमहेश शर्मा ९४१४२६३०७५',
    has({ ...mahesh, deals: ['Rent'], bhk: [2], rent: 14e3, areas: ['Mansarovar'] }),
    has({ ...mahesh, deals: ['Rent'], bhk: [3], rent: 25e3, areas: ['Vaishali Nagar'] }),
    has({ ...mahesh, deals: ['Rent'], subtypes: ['Shop'], rent: 10e3, areas: ['Sanganer'] }),
  ],
  [
    'Jagatpura JDA plot 166 gaj, 55,000 per gaj, 30 ft road, east face, Mahesh 9414263075',
    has({
      ...plain,
      name: 'Mahesh',
      deals: ['Sale'],
      subtypes: ['Residential Plot'],
      size: 166,
      size_unit: 'SqYd',
      size_basis: 'Plot',
      rate: 55e3,
      rate_unit: 'SqYd',
      facing: 'East',
      areas: ['Jagatpura'],
    }),
  ],
  [
    'Ajmer Road par 3 bigha jameen, 1.25 crore prati bigha, farm house ke liye best. 9414263075',
    has({
      ...plain,
      deals: ['Sale'],
      size: 3,
      size_unit: 'Bigha',
      rate: 1.25e7,
      rate_unit: 'Bigha',
      areas: ['Ajmer Road'],
    }),
  ],
  [
    'C-Scheme office 1100 sqft bechna hai 1.05 cr ya kiraye pe 48k, mahesh 9414263075',
    has({
      ...plain,
      name: 'Mahesh',
      deals: ['Sale', 'Rent'],
      subtypes: ['Office (furnished/ready)'],
      size: 1100,
      size_unit: 'Sqft',
      price: 1.05e7,
      rent: 48e3,
      areas: ['C Scheme'],
    }),
  ],
]);
