import { by, has, wants } from '../labels.ts';

const one = { phones: ['9763218840'], name: 'Sagar Kadam' };
const plain = { phones: ['9763218840'] };

/** Pune: Marathi in its script, and Hinglish. */
export const a02 = by('a02', [
  [
    'हडपसर मध्ये २ बीएचके फ्लॅट भाड्याने देणे आहे. भाडे १८ हजार, डिपॉझिट ५० हजार. फक्त फॅमिली. संपर्क ९७६३२१८८४०',
    has({
      ...plain,
      deals: ['Rent'],
      subtypes: ['Flat/Apartment'],
      bhk: [2],
      rent: 18e3,
      deposit: 50e3,
      tenants: ['Family'],
      areas: ['Hadapsar'],
    }),
  ],
  [
    'कात्रज किंवा धायरी भागात १ बीएचके विकत पाहिजे, बजेट ३५ लाख पर्यंत. 9763218840',
    wants({ ...plain, deals: ['Sale'], bhk: [1], budget_max: 35e5, areas: ['Katraj', 'Dhayari'] }),
  ],
  [
    '1. Baner 2bhk 75L\n2. Wakad 3bhk 95L\n3. Hinjewadi 1bhk 42L\nAll resale. Sagar Kadam 9763218840',
    has({ ...one, deals: ['Sale'], bhk: [2], price: 75e5, areas: ['Baner'] }),
    has({ ...one, deals: ['Sale'], bhk: [3], price: 95e5, areas: ['Wakad'] }),
    has({ ...one, deals: ['Sale'], bhk: [1], price: 42e5, areas: ['Hinjewadi'] }),
  ],
  [
    'flat kharidna hai 2bhk undri ya nibm side 55 lakh tak, loan ready. 97632 18840',
    wants({
      ...plain,
      deals: ['Sale'],
      subtypes: ['Flat/Apartment'],
      bhk: [2],
      budget_max: 55e5,
      areas: ['Undri', 'NIBM Road'],
    }),
  ],
  [
    'Kharadi 2 BHK 3/11 floor 850 carpet rent 32k deposit 1 lakh IT couple preferred - Sagar Kadam 9763218840',
    has({
      ...one,
      deals: ['Rent'],
      bhk: [2],
      floor: 3,
      total_floors: 11,
      size: 850,
      size_unit: 'Sqft',
      size_basis: 'Carpet',
      rent: 32e3,
      deposit: 1e5,
      tenants: ['Family'],
      areas: ['Kharadi'],
    }),
  ],
  [
    'निगडी येथे दुकान विकणे आहे, ३०० स्क्वेअर फूट, किंमत ४५ लाख. संपर्क 9763218840',
    has({ ...plain, deals: ['Sale'], subtypes: ['Shop'], size: 300, size_unit: 'Sqft', price: 45e5, areas: ['Nigdi'] }),
  ],
  [
    'Anyone got 3bhk in Koregaon Park or Mundhwa for rent upto 80k? expat couple, fully furnished only. Sagar 9763218840',
    wants({
      phones: ['9763218840'],
      name: 'Sagar',
      deals: ['Rent'],
      bhk: [3],
      budget_max: 80e3,
      tenants: ['Family'],
      furniture: 'Fully furnished',
      areas: ['Koregaon Park', 'Mundhwa'],
    }),
  ],
]);
