import { by, has, wants } from '../labels.ts';

const firoz = { phones: ['9820471165'], name: 'Firoz' };
const plain = { phones: ['9820471165'] };

/** Mumbai: carpet, deposit, goodwill and pagdi. */
export const a03 = by('a03', [
  [
    'Shop on rent Andheri West, 220 carpet, rent 65k, goodwill 15 lakh, deposit 3 lakh, main road. Firoz 9820471165',
    has({
      ...firoz,
      deals: ['Rent'],
      subtypes: ['Shop'],
      size: 220,
      size_unit: 'Sqft',
      size_basis: 'Carpet',
      rent: 65e3,
      deposit: 3e5,
      features: ['Main road'],
      areas: ['Andheri West'],
    }),
  ],
  [
    'Dadar W pagdi room 180 sqft, pagdi 38 lakh final, rent 350 per month. 9820471165',
    has({ ...plain, size: 180, size_unit: 'Sqft', rent: 350, areas: ['Dadar West'] }),
  ],
  [
    'L&L options Powai\n- 2BHK SF 62k\n- 2BHK FF 75k, lake view\n- 3BHK FF 1.15 lac\nDep 3 months. Firoz 98204 71165',
    has({
      ...firoz,
      deals: ['Rent'],
      bhk: [2],
      rent: 62e3,
      deposit: 186e3,
      furniture: 'Semi-furnished',
      areas: ['Powai'],
    }),
    has({
      ...firoz,
      deals: ['Rent'],
      bhk: [2],
      rent: 75e3,
      deposit: 225e3,
      furniture: 'Fully furnished',
      features: ['Sea/lake/river view'],
      areas: ['Powai'],
    }),
    has({
      ...firoz,
      deals: ['Rent'],
      bhk: [3],
      rent: 115e3,
      deposit: 345e3,
      furniture: 'Fully furnished',
      areas: ['Powai'],
    }),
  ],
  [
    'Outright Chembur 2 bhk 680 carpet quoting 1.85cr, booking amt 5 lakh, 1 covered car park, 9th floor of 14, Royal Crown CHS. Firoz 9820471165',
    has({
      ...firoz,
      deals: ['Sale'],
      bhk: [2],
      size: 680,
      size_unit: 'Sqft',
      size_basis: 'Carpet',
      price: 1.85e7,
      parking: 1,
      floor: 9,
      total_floors: 14,
      areas: ['Chembur'],
      societies: ['Royal Crown CHS'],
    }),
  ],
  [
    'Reqd 1bhk outright Mulund W / Thane W budget 1-1.20 cr, no agri, veg society. 98204-71165',
    wants({
      ...plain,
      deals: ['Sale'],
      bhk: [1],
      budget_min: 1e7,
      budget_max: 1.2e7,
      areas: ['Mulund West', 'Thane West'],
    }),
  ],
  [
    'Office BKC 3200 carpet plug n play 55 seats rent 285 psf, deposit 6 months. Also bare shell 5400 carpet Lower Parel 190 psf. Firoz 9820471165',
    has({
      ...firoz,
      deals: ['Rent'],
      subtypes: ['Office (furnished/ready)'],
      size: 3200,
      size_unit: 'Sqft',
      size_basis: 'Carpet',
      seats: 55,
      rate: 285,
      rate_unit: 'Sqft',
      areas: ['BKC'],
    }),
    has({
      ...firoz,
      deals: ['Rent'],
      subtypes: ['Office (bare shell)'],
      size: 5400,
      size_unit: 'Sqft',
      size_basis: 'Carpet',
      rate: 190,
      rate_unit: 'Sqft',
      areas: ['Lower Parel'],
    }),
  ],
  [
    'wntd 2 bhk on rent in vashi or nerul for 3 girls working in bank, bdgt 40-45k, frm 1st jan. 9820471165',
    wants({
      ...plain,
      deals: ['Rent'],
      bhk: [2],
      budget_min: 40e3,
      budget_max: 45e3,
      tenants: ['Women'],
      areas: ['Vashi', 'Nerul'],
    }),
  ],
]);
