import { type DealType, dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { type PropertySubtype, type PropertyTypeName, propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { latinDigits } from '../contacts/numbers.ts';
import { listIn } from './lists.ts';
import { longestValue } from './longest.ts';
import { type Aliases, pick, plainWord } from './pick.ts';

const names = propertySubtypes.map((row) => row.property_subtype);
/** Words of the trade for our subtypes, in plain form. */
const words: Aliases<PropertySubtype> = {
  flat: 'Flat/Apartment',
  flats: 'Flat/Apartment',
  apartment: 'Flat/Apartment',
  apartments: 'Flat/Apartment',
  'residential apartment': 'Flat/Apartment',
  'multistorey apartment': 'Flat/Apartment',
  'high rise apartment': 'Flat/Apartment',
  'independent floor': 'Builder Floor',
  floor: 'Builder Floor',
  duplex: 'Duplex Flat',
  studio: 'Studio/1 RK',
  'studio apartment': 'Studio/1 RK',
  '1 rk': 'Studio/1 RK',
  rowhouse: 'Row House',
  house: 'Independent House/Kothi',
  'independent house': 'Independent House/Kothi',
  'independent house villa': 'Independent House/Kothi',
  'residential house': 'Independent House/Kothi',
  kothi: 'Independent House/Kothi',
  'farm house': 'Farmhouse',
  plot: 'Residential Plot',
  land: 'Residential Plot',
  'residential land': 'Residential Plot',
  'plot land': 'Residential Plot',
  pg: 'PG/Hostel Bed',
  hostel: 'PG/Hostel Bed',
  'paying guest': 'PG/Hostel Bed',
  office: 'Office (furnished/ready)',
  'office space': 'Office (furnished/ready)',
  'commercial office': 'Office (furnished/ready)',
  'commercial office space': 'Office (furnished/ready)',
  'bare shell office': 'Office (bare shell)',
  'co working': 'Co-working/Managed Office',
  'commercial shop': 'Shop',
  shops: 'Shop',
  dukan: 'Shop',
  'commercial showroom': 'Showroom',
  warehouse: 'Warehouse/Godown',
  godown: 'Warehouse/Godown',
  shed: 'Industrial Shed',
  'industrial land': 'Industrial Plot',
  'commercial land': 'Commercial Plot',
  'agricultural land': 'Agricultural/Farm Land',
  'farm land': 'Agricultural/Farm Land',
  'agriculture land': 'Agricultural/Farm Land',
  hotel: 'Hotel/Resort',
  clinic: 'Hospital/Clinic',
  'residential land plot': 'Residential Plot',
  'land plot': 'Residential Plot',
  'multi storey apartment': 'Flat/Apartment',
  'builder floor apartment': 'Builder Floor',
  ફ્લેટ: 'Flat/Apartment',
  ફલેટ: 'Flat/Apartment',
  એપાર્ટમેન્ટ: 'Flat/Apartment',
  બંગલો: 'Bungalow',
  બંગલા: 'Bungalow',
  વિલા: 'Villa',
  ટેનામેન્ટ: 'Tenement',
  'રો હાઉસ': 'Row House',
  મકાન: 'Independent House/Kothi',
  પ્લોટ: 'Residential Plot',
  દુકાન: 'Shop',
  ઓફિસ: 'Office (furnished/ready)',
  ગોડાઉન: 'Warehouse/Godown',
  'ખેતીની જમીન': 'Agricultural/Farm Land',
  फ्लैट: 'Flat/Apartment',
  अपार्टमेंट: 'Flat/Apartment',
  बंगला: 'Bungalow',
  विला: 'Villa',
  मकान: 'Independent House/Kothi',
  कोठी: 'Independent House/Kothi',
  प्लॉट: 'Residential Plot',
  दुकान: 'Shop',
  ऑफिस: 'Office (furnished/ready)',
  कार्यालय: 'Office (furnished/ready)',
  गोदाम: 'Warehouse/Godown',
  'खेती की जमीन': 'Agricultural/Farm Land',
};

const byShort = new Map(propertySubtypes.map((row) => [plainWord(row.short), row.property_subtype]));

/** The subtype that a word means; undefined for other words. */
export const readSubtype = (text: string): PropertySubtype | undefined =>
  pick(names, text, words) ?? byShort.get(plainWord(text).replace(/s$/, ''));

/**
 * The subtype of words in which more is said: '2 BHK Flat', '4 BHK Apartment in Sector 63', 'Commercial Shop for rent'. It
 * stands last before the place and the deal, so the longest end that is one is meant.
 */
export const subtypeIn = (text: string): PropertySubtype | undefined => {
  const whole = readSubtype(text);
  if (whole || text.length > longestValue) return whole;
  const named = plainWord(latinDigits(text).replace(rooms, ' ')).split(' ');
  const end = named.findIndex((word) => word === 'in' || word === 'at' || word === 'for' || word === 'on');
  // Most names have three words: those before are rooms and praise.
  const words = named.slice(0, end === -1 ? undefined : end).slice(-mostWords);
  return words.map((_, at) => readSubtype(words.slice(at).join(' '))).find((one) => one !== undefined);
};
const mostWords = 5;
/** They may stand on either side of the subtype. */
const rooms = /\d{1,2}(?:\.5)?(?:\s?\+\s?1)?\s?(?:bedrooms?|bhk|बीएचके|બીએચકે)/i;

export const subtypeRow = (name: PropertySubtype) => propertySubtypes.find((row) => row.property_subtype === name)!;

const types = ['Residential', 'Commercial'] as const;

/** 'Residential', 'commercial property', 'resi' */
export const readPropertyType = (text: string): PropertyTypeName | undefined =>
  pick(types, text.replace(/\bpropert(?:y|ies)\b/i, ''), {
    resi: 'Residential',
    res: 'Residential',
    comm: 'Commercial',
    com: 'Commercial',
    industrial: 'Commercial',
  });

const deals = dealTypes.map((row) => row.deal_type);
const dealWords: Aliases<DealType> = {
  sell: 'Sale',
  selling: 'Sale',
  resale: 'Sale',
  buy: 'Sale',
  buying: 'Sale',
  purchase: 'Sale',
  'for sale': 'Sale',
  'on sale': 'Sale',
  vechan: 'Sale',
  bechna: 'Sale',
  rental: 'Rent',
  'on rent': 'Rent',
  'for rent': 'Rent',
  rented: 'Rent',
  let: 'Rent',
  'to let': 'Rent',
  bhada: 'Rent',
  વેચાણ: 'Sale',
  વેચવાનું: 'Sale',
  बिक्री: 'Sale',
  बेचना: 'Sale',
  ભાડું: 'Rent',
  ભાડે: 'Rent',
  ભાડુ: 'Rent',
  किराया: 'Rent',
  किराये: 'Rent',
  भाड़ा: 'Rent',
  kiraya: 'Rent',
  leasing: 'Lease',
  'on lease': 'Lease',
  'for lease': 'Lease',
  new: 'New booking',
  booking: 'New booking',
  'pre rented': 'Pre-leased',
  preleased: 'Pre-leased',
  investment: 'Pre-leased',
  jv: 'Joint venture',
};

/** 'Sale/Rent' as deal types; the entries that are none stand beside them. */
export const readDeals = (text: string): { deals: number[]; others: string[] } => {
  const found = new Set<number>();
  const others: string[] = [];
  for (const entry of listIn(text)) {
    const name = pick(deals, entry, dealWords);
    if (name) found.add(dealTypes.find((row) => row.deal_type === name)!.id);
    else others.push(plainWord(entry) === '' ? '' : entry);
  }
  return { deals: [...found], others: others.filter(Boolean) };
};
