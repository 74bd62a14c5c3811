import { by, has, wants } from '../labels.ts';

const plain = { phones: ['7990216638'] };
const kajal = { ...plain, name: 'Kajal' };

/** Facebook and Telegram. */
export const b12 = by('b12', [
  [
    '↪️ Forwarded many times\n\n🏢 2 & 3 BHK 🏢\n🚩 Vaishnodevi\n💵 Starting 49 lakh\n🗓 Possession Dec 2027\n🏊 Pool, gym, club\n📲 Kajal 79902 16638',
    has({
      ...kajal,
      deals: ['Sale'],
      bhk: [2, 3],
      price: 49e5,
      possession: 'Under construction',
      possession_date: '2027-12-31',
      areas: ['Vaishnodevi'],
    }),
  ],
  [
    '🔑🔑 AVAILABLE 🔑🔑\n🔸 3 BHK | Makarba | 1.05 Cr | Sale\n🔸 2 BHK | Vejalpur | 17k | Rent\n🔸 Shop | Jodhpur | 32k | Rent\n🔸 Office | Ashram Road | 65 Lakh | Sale\n📞 7990216638 (Kajal)',
    has({ ...kajal, deals: ['Sale'], bhk: [3], price: 1.05e7, areas: ['Makarba'] }),
    has({ ...kajal, deals: ['Rent'], bhk: [2], rent: 17e3, areas: ['Vejalpur'] }),
    has({ ...kajal, deals: ['Rent'], subtypes: ['Shop'], rent: 32e3, areas: ['Jodhpur'] }),
    has({ ...kajal, deals: ['Sale'], subtypes: ['Office (furnished/ready)'], price: 65e5, areas: ['Ashram Road'] }),
  ],
  [
    '🙏 Namaste 🙏 Requirement for my relative ➡ 2BHK ➡ on rent ➡ Ranip or New Ranip ➡ max 13k ➡ small family ➡ msg 7990216638',
    wants({
      ...plain,
      deals: ['Rent'],
      bhk: [2],
      budget_max: 13e3,
      tenants: ['Family'],
      areas: ['Ranip', 'New Ranip'],
    }),
  ],
  [
    '⭐ Row house ⭐ 3bhk ⭐ 110 sq yd ⭐ Nikol ⭐ 82 to 85 lakh ⭐ garden facing ⭐ ready ⭐ Kajal 7990216638',
    has({
      ...kajal,
      deals: ['Sale'],
      subtypes: ['Row House'],
      bhk: [3],
      size: 110,
      size_unit: 'SqYd',
      price: 82e5,
      price_max: 85e5,
      features: ['Park facing'],
      possession: 'Ready to move',
      areas: ['Nikol'],
    }),
  ],
  [
    '📢 PG FOR LADIES 📢\nMemnagar, opp garden\nAC 9,500 per bed\nFood veg only\nKajal: 7990216638',
    has({
      ...kajal,
      deals: ['PG'],
      subtypes: ['PG/Hostel Bed'],
      rent: 9500,
      tenants: ['Women'],
      food: 'Vegetarian only',
      areas: ['Memnagar'],
    }),
  ],
  [
    '🏭 Kathwada GIDC 🏭\n🔹 Shed 5,000 sqft | 21 Rs/sqft | rent\n🔹 Plot 2,000 sq mtr | 32,000 per sq mtr | sale\n📞 7990216638',
    has({
      ...plain,
      deals: ['Rent'],
      subtypes: ['Industrial Shed'],
      size: 5000,
      size_unit: 'Sqft',
      rate: 21,
      rate_unit: 'Sqft',
      areas: ['Kathwada'],
    }),
    has({
      ...plain,
      deals: ['Sale'],
      subtypes: ['Industrial Plot'],
      size: 2000,
      size_unit: 'SqMtr',
      size_basis: 'Plot',
      rate: 32e3,
      rate_unit: 'SqMtr',
      areas: ['Kathwada'],
    }),
  ],
  ['😂😂 rent up by 20% in Bopal again, tenants crying. Join our channel for daily updates 7990216638'],
]);
