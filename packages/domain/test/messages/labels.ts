/**
 * Messages as brokers write them, with what a careful person reads from each: the measure of the rules that read a
 * pasted message. All of it is invented: persons, numbers, societies, offers. Only place names are real.
 */
import type { DealType } from '../../src/lookups/deal-types.ts';
import type { Possession } from '../../src/lookups/possessions.ts';
import type { PropertySubtype } from '../../src/lookups/property-types.ts';
import type { Facing } from '../../src/lookups/small-lists.ts';
import type { SizeBasis, SizeUnit } from '../../src/units.ts';

export type MessageKind = 'Requirement' | 'Listing' | 'Nothing';
export type Author = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'n';
/** What most words are of, in whichever script. Hinglish stands for Hindi too. */
export type Language = 'English' | 'Hinglish' | 'Gujarati';

/**
 * Only what the text says or leaves no doubt about; a field left out is one that a reader should not fill. Amounts are
 * whole rupees. Of two sizes, the first. Alternatives in one message ('ready or UC', 'semi or full', '3rd to 7th
 * floor') leave a field that holds one value out.
 */
export interface Fields {
  /** Mobiles, ten digits, in the order of the text, an export's prefix included. No landline, no id. */
  phones?: readonly string[];
  /**
   * Whom to call, or who sent it by an export's prefix, without Mr, Mrs, ji; SUNIL is Sunil. A firm's name is none, nor
   * is a client's.
   */
  name?: string;
  /** Also where only the amount tells: a home at 70 lakh is for sale. A lease of a home is Rent. */
  deal_type?: Exclude<DealType, 'Auction'>;
  /**
   * A BHK alone names none, 'jamin' alone names none. 1 RK is 'Studio/1 RK'. An office is 'Office (furnished/ready)'
   * unless a shell is named, a plot 'Residential Plot' unless another kind is.
   */
  subtypes?: readonly PropertySubtype[];
  bhk?: readonly number[];
  /** In all, of a listing; not worked out from a rate. A builder's 'starting' price counts. */
  price?: number;
  /** A month, of a listing; with Pre-leased what its tenant pays. Without maintenance where that is stated apart. */
  rent?: number;
  /** Of a listing. Months of deposit are worked out from its rent. Token, down payment and loan are none. */
  deposit?: number;
  /** Per unit, sale or rent, asked or offered. An amount per bigha, guntha or acre is left out. */
  rate?: number;
  rate_unit?: 'Sqft' | 'SqYd';
  /** Of a requirement, in all or a month; for Heavy deposit the deposit. One amount alone is the most. */
  budget_min?: number;
  budget_max?: number;
  /** The least or only one. A carpet or super built-up number without unit, and a plain 'foot', are Sqft. */
  size?: number;
  size_max?: number;
  size_unit?: SizeUnit;
  /** Plot for every plot and all land, and where the word stands with the size; else only as written. */
  size_basis?: SizeBasis;
  /** 'Furnished' alone is full, kitchen fix is semi. A bare or warm shell is told by the subtype only. */
  furniture?: 'Unfurnished' | 'Semi-furnished' | 'Fully furnished';
  /** Ground is 0; of several the lowest one. */
  floor?: number;
  /** The number of the top floor: 14 for '7/14', 1 for 'GF+1'. */
  total_floors?: number;
  /** A compass direction only, never 'park facing' or a direction refused. */
  facing?: Exclude<Facing, 'Not known'>;
  /** Cars. Parking without a number is left out. */
  parking?: number;
  /**
   * A date of possession to come is Under construction, immediate possession Ready to move, an owner who leaves once
   * it is sold Vacant on sale.
   */
  possession?: Possession;
  /** Of a letting. Girls, boys and single people are Bachelors; who may not come is left out. */
  tenants?: readonly ('Family' | 'Bachelors' | 'Company' | 'Students')[];
  /** Places offered or asked for, 'near' included; not a firm's own address, nor what is some minutes away. */
  areas?: readonly string[];
  societies?: readonly string[];
}

export interface LabelledMessage {
  id: string;
  author: Author;
  language: Language;
  kind: MessageKind;
  text: string;
  /** Empty for Nothing, also where the text has a number or an amount. */
  fields: Fields;
}

export interface KnownArea {
  area: string;
  aliases: readonly string[];
}

const sectors = '4 14 22 31 43 45 46 47 49 50 54 56 57 65 67 70A 82 92 102'.split(' ');

/** Areas of a company's own list. Messages name more of them than one office would, and misspell some. */
export const knownAreas: readonly KnownArea[] = [
  // Ahmedabad and around
  { area: 'Bopal', aliases: ['બોપલ'] },
  { area: 'South Bopal', aliases: ['Bopal South'] },
  { area: 'Ambli', aliases: [] },
  { area: 'Shela', aliases: [] },
  { area: 'Ghuma', aliases: [] },
  { area: 'Shilaj', aliases: [] },
  { area: 'Rancharda', aliases: [] },
  { area: 'Satellite', aliases: [] },
  { area: 'Jodhpur', aliases: ['Jodhpur Gam'] },
  { area: 'Shyamal', aliases: ['Shyamal Cross Road'] },
  { area: 'Nehrunagar', aliases: [] },
  { area: 'Prahladnagar', aliases: ['Prahlad Nagar'] },
  { area: 'Makarba', aliases: [] },
  { area: 'Vejalpur', aliases: [] },
  { area: 'Sarkhej', aliases: [] },
  { area: 'Bodakdev', aliases: [] },
  { area: 'Sindhu Bhavan Road', aliases: ['SBR', 'Sindhu Bhavan'] },
  { area: 'Vastrapur', aliases: [] },
  { area: 'Memnagar', aliases: [] },
  { area: 'Gurukul', aliases: [] },
  { area: 'Thaltej', aliases: [] },
  { area: 'Science City', aliases: ['Science City Road'] },
  { area: 'Sola', aliases: [] },
  { area: 'Gota', aliases: ['ગોતા'] },
  { area: 'Jagatpur', aliases: [] },
  { area: 'Tragad', aliases: [] },
  { area: 'Vaishnodevi', aliases: ['Vaishnodevi Circle'] },
  { area: 'Zundal', aliases: [] },
  { area: 'Chandkheda', aliases: [] },
  { area: 'Motera', aliases: [] },
  { area: 'Sabarmati', aliases: [] },
  { area: 'Ranip', aliases: [] },
  { area: 'New Ranip', aliases: [] },
  { area: 'Naranpura', aliases: [] },
  { area: 'Navrangpura', aliases: [] },
  { area: 'Ghatlodia', aliases: ['Ghatlodiya'] },
  { area: 'Paldi', aliases: [] },
  { area: 'Vasna', aliases: [] },
  { area: 'Ellis Bridge', aliases: ['Ellisbridge'] },
  { area: 'Ashram Road', aliases: [] },
  { area: 'CG Road', aliases: ['Chimanlal Girdharlal Road'] },
  { area: 'SG Highway', aliases: ['SG Road', 'Sarkhej Gandhinagar Highway'] },
  { area: 'Airport Road', aliases: [] },
  { area: 'Shahibaug', aliases: [] },
  { area: 'Maninagar', aliases: [] },
  { area: 'Nikol', aliases: [] },
  { area: 'Naroda', aliases: [] },
  { area: 'Vastral', aliases: [] },
  { area: 'Odhav', aliases: ['Odhav GIDC'] },
  { area: 'Kathwada', aliases: ['Kathwada GIDC'] },
  { area: 'Vatva', aliases: ['Vatva GIDC'] },
  { area: 'Aslali', aliases: [] },
  { area: 'Changodar', aliases: [] },
  { area: 'Bavla', aliases: [] },
  { area: 'Sanand', aliases: ['Sanand GIDC'] },
  { area: 'Santej', aliases: [] },
  { area: 'Kalol', aliases: [] },
  { area: 'Gift City', aliases: [] },
  { area: 'Dholera', aliases: ['Dholera SIR'] },
  // Vadodara
  { area: 'Alkapuri', aliases: [] },
  { area: 'Akota', aliases: [] },
  { area: 'Gotri', aliases: [] },
  { area: 'Old Padra Road', aliases: ['OP Road'] },
  { area: 'Bhayli', aliases: [] },
  { area: 'Vasna Bhayli Road', aliases: [] },
  { area: 'Manjalpur', aliases: [] },
  { area: 'Makarpura', aliases: ['Makarpura GIDC'] },
  { area: 'Karelibaug', aliases: [] },
  { area: 'Sama', aliases: [] },
  { area: 'Sama Savli Road', aliases: [] },
  { area: 'Waghodia Road', aliases: [] },
  // Surat
  { area: 'Vesu', aliases: ['વેસુ'] },
  { area: 'Althan', aliases: [] },
  { area: 'Adajan', aliases: ['અડાજણ'] },
  { area: 'Pal', aliases: [] },
  { area: 'Piplod', aliases: [] },
  { area: 'City Light', aliases: [] },
  { area: 'Katargam', aliases: [] },
  { area: 'Varachha', aliases: [] },
  { area: 'Mota Varachha', aliases: [] },
  { area: 'Kamrej', aliases: [] },
  { area: 'Ring Road', aliases: [] },
  { area: 'Pandesara', aliases: ['Pandesara GIDC'] },
  { area: 'Sachin', aliases: ['Sachin GIDC'] },
  { area: 'Dumas Road', aliases: [] },
  // Gurgaon
  ...sectors.map((number) => ({ area: `Sector ${number}`, aliases: [`Sec ${number}`] })),
  { area: 'DLF Phase 1', aliases: ['DLF Ph 1'] },
  { area: 'DLF Phase 2', aliases: ['DLF Ph 2'] },
  { area: 'DLF Phase 3', aliases: ['DLF Ph 3'] },
  { area: 'Sushant Lok 1', aliases: ['Sushant Lok'] },
  { area: 'South City 1', aliases: [] },
  { area: 'South City 2', aliases: [] },
  { area: 'Nirvana Country', aliases: [] },
  { area: 'Mayfield Garden', aliases: [] },
  { area: 'Palam Vihar', aliases: [] },
  { area: 'Udyog Vihar', aliases: [] },
  { area: 'Cyber City', aliases: [] },
  { area: 'MG Road', aliases: [] },
  { area: 'Golf Course Road', aliases: ['GCR'] },
  { area: 'Golf Course Extension Road', aliases: ['Golf Course Extn', 'GCER'] },
  { area: 'Dwarka Expressway', aliases: [] },
  { area: 'New Gurgaon', aliases: [] },
  { area: 'Manesar', aliases: ['IMT Manesar'] },
  { area: 'Pataudi Road', aliases: [] },
  { area: 'Sohna', aliases: [] },
  { area: 'Sohna Road', aliases: [] },
  // Mumbai and around
  { area: 'Andheri East', aliases: ['Andheri E'] },
  { area: 'Andheri West', aliases: ['Andheri W'] },
  { area: 'Marol', aliases: [] },
  { area: 'Powai', aliases: [] },
  { area: 'Bandra East', aliases: ['Bandra E'] },
  { area: 'Bandra West', aliases: ['Bandra W'] },
  { area: 'BKC', aliases: ['Bandra Kurla Complex'] },
  { area: 'Santacruz East', aliases: ['Santacruz E'] },
  { area: 'Vile Parle East', aliases: ['Vile Parle E'] },
  { area: 'Goregaon East', aliases: ['Goregaon E'] },
  { area: 'Malad East', aliases: ['Malad E'] },
  { area: 'Malad West', aliases: ['Malad W'] },
  { area: 'Kandivali East', aliases: ['Kandivali E'] },
  { area: 'Kandivali West', aliases: ['Kandivali W'] },
  { area: 'Borivali East', aliases: ['Borivali E'] },
  { area: 'Borivali West', aliases: ['Borivali W', 'बोरीवली वेस्ट'] },
  { area: 'Mira Road', aliases: [] },
  { area: 'Ghatkopar East', aliases: ['Ghatkopar E'] },
  { area: 'Ghatkopar West', aliases: ['Ghatkopar W'] },
  { area: 'Mulund West', aliases: ['Mulund W'] },
  { area: 'Kurla West', aliases: ['Kurla W'] },
  { area: 'Chembur', aliases: ['चेंबूर'] },
  { area: 'Dadar West', aliases: ['Dadar W'] },
  { area: 'Lower Parel', aliases: [] },
  { area: 'Worli', aliases: [] },
  { area: 'Thane West', aliases: ['Thane W'] },
  { area: 'Ghodbunder Road', aliases: ['GB Road'] },
  { area: 'Bhiwandi', aliases: [] },
  { area: 'Vashi', aliases: [] },
  { area: 'Nerul', aliases: [] },
  { area: 'Kharghar', aliases: [] },
  { area: 'Taloja', aliases: [] },
  { area: 'Panvel', aliases: [] },
  { area: 'Karjat', aliases: [] },
  // Pune
  { area: 'Baner', aliases: [] },
  { area: 'Balewadi', aliases: [] },
  { area: 'Aundh', aliases: [] },
  { area: 'Wakad', aliases: [] },
  { area: 'Hinjewadi', aliases: ['Hinjawadi', 'Hinje'] },
  { area: 'Ravet', aliases: [] },
  { area: 'Pimple Saudagar', aliases: [] },
  { area: 'Bavdhan', aliases: [] },
  { area: 'Kothrud', aliases: ['कोथरूड'] },
  { area: 'Karve Nagar', aliases: [] },
  { area: 'Sinhagad Road', aliases: [] },
  { area: 'Koregaon Park', aliases: ['KP'] },
  { area: 'Viman Nagar', aliases: [] },
  { area: 'Kharadi', aliases: [] },
  { area: 'Wagholi', aliases: [] },
  { area: 'Hadapsar', aliases: [] },
  { area: 'Undri', aliases: [] },
  { area: 'NIBM Road', aliases: ['NIBM'] },
  { area: 'Chakan', aliases: [] },
  { area: 'Talegaon', aliases: [] },
];

/** Societies and business houses of the same list. One has an area's name in its own, and lies elsewhere. */
export const knownSocieties: readonly string[] = [
  'Aravali Crest',
  'Ashwamegh Tenements',
  'Banyan Park',
  'Bodakdev Greens',
  'Cedar Court',
  'Crystal Business Hub',
  'Diamond Petals',
  'Gulmohar Apartments',
  'Harmony Skydeck',
  'Indrayani Park',
  'Iris Park Residency',
  'Kesar Vatika',
  'Laxmi Prabha Industrial Estate',
  'Mayur Kunj',
  'Meghdhanush Heights',
  'Motibaug Row Houses',
  'Nandadeep CHS',
  'Navdeep Flats',
  'Orchid Terrace',
  'Palmgrove Floors',
  'Parijat Enclave',
  'Pinnacle Trade Point',
  'Rutu Garden',
  'Sagar Tarang CHS',
  'Saptarang Bungalows',
  'Silverline Towers',
  'Sugandh Row Houses',
  'Sundarvan Villas',
  'Suvarna Kunj',
  'Tapi Darshan Residency',
  'Teakwood County',
  'Trikon Arcade',
  'Tulsivan Residency',
  'Vasant Bahar CHS',
  'Zenith Corporate House',
];
