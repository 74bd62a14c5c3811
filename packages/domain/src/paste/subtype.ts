import { type PropertySubtype, propertySubtypes, type SubtypeGroup } from '../lookups/property-types.ts';
import { type Message, together, words } from './message.ts';
import type { Found } from './types.ts';

/** The words of the trade for each subtype, the longer ones first, since a word is read once. */
const rules: readonly (readonly [PropertySubtype, RegExp])[] = [
  ['Guest House', words('guest\\s?house(?! (?:allowed|ok|purpose))')],
  ['Serviced Apartment', words('serviced? ap(?:art)?(?:ment|t)?s?')],
  ['Builder Floor', words('builder\\s?floors?', 'indep(?:endent)? floors?')],
  ['Penthouse', words('pent\\s?houses?')],
  ['Duplex Flat', words('duplex(?: flats?| apartments?)?(?! ?(?:bung?a|bunglow|villa|row|house|pent|tene|home))')],
  ['Twin Bungalow', words('twin bungalows?', 'twin bungalo')],
  ['Bungalow', words('bung?alow?s?', 'bunglows?', 'banglo[ws]*', 'બંગલો', 'બંગલા', 'बंगला')],
  ['Weekend Home', words('week\\s?end (?:homes?|villas?)')],
  ['Villa', words('villas?', 'વિલા', 'विला')],
  ['Row House', words('row\\s?-?houses?', 'raw house')],
  ['Tenement', words('tenements?', 'tenament', 'ટેનામેન્ટ')],
  ['Farmhouse', words('farm\\s?houses?')],
  [
    'Independent House/Kothi',
    words(
      'independent (?:house|home)',
      'kothi',
      'kothee',
      'makan',
      'मकान',
      'મકાન',
      'कोठी',
      '(?<!(?:club|guest|corporate|business|light|ware|power|trade|in|full|open|packing|post|farm|society|green) ?)house(?! ?(?:no|tax|help|keeping))',
    ),
  ],
  ['Plotted Scheme Plot', words('scheme plots?', 'plotting scheme', 'plotted')],
  ['Weekend/Farm Plot', words('farm plots?', 'weekend plots?')],
  ['Commercial Plot', words('commercial (?:plots?|lands?)', 'comm\\.? plots?')],
  ['Industrial Plot', words('industrial (?:plots?|lands?)', 'gidc plots?')],
  ['Residential Plot', words('resi(?:dential)? n\\.?\\s?a\\.? plots?')],
  ['NA Land', words('n\\.?a\\.? (?:lands?|plots?|jamin)', 'na zameen')],
  [
    'Agricultural/Farm Land',
    words(
      'agri(?:culture|cultural)?\\s?lands?',
      'farm lands?',
      'kheti(?:\\s?ni)?(?: jamin)?',
      'khet',
      'खेत',
      'ખેતીની જમીન',
    ),
  ],
  ['Institutional Land', words('institutional lands?', 'school lands?')],
  [
    'Residential Plot',
    words('resi(?:dential)? n\\.?\\s?a\\.? plots?', 'resi(?:dential)? plots?', 'plots?', 'પ્લોટ', 'प्लॉट'),
  ],
  ['Society Quarter/Chawl Room', words('chawl(?: rooms?)?', 'chali')],
  ['PG/Hostel Bed', words('p\\.?g\\.?', 'hostel(?: beds?)?', 'paying guests?')],
  ['Co-living Room', words('co[\\s-]?living(?: rooms?)?')],
  ['Shared Flat Room', words('flat ?mates?', 'sharing flat', 'shared (?:flat|room)')],
  ['Co-working/Managed Office', words('co[\\s-]?working(?: space)?', 'managed office')],
  ['IT/SEZ Office', words('it office', 'sez office', 'it park office')],
  ['Business Centre Cabin', words('cabin space', 'business cent(?:re|er)')],
  ['Office (bare shell)', words('bare\\s?shell offices?', 'offices? bare\\s?shell')],
  ['Office (warm shell)', words('warm\\s?shell offices?', 'offices? warm\\s?shell')],
  [
    'Office (furnished/ready)',
    words(
      '(?<!(?:post|registrar|box|head|site|home|back|our|my) )offices?(?: space)?(?! ?(?:time|timing|hours?|staff|boy|address|add|no\\b|people|contact|visit))',
      'ofc',
      'ऑफिस',
      'ઓફિસ',
    ),
  ],
  ['Showroom', words('show\\s?rooms?', 'શોરૂમ')],
  ['Mall Unit', words('mall (?:unit|shop)')],
  ['Kiosk/Counter', words('kiosk', 'counter space')],
  ['Restaurant/Cafe Space', words('restaurant(?: space)?', 'cafe(?: space)?', 'qsr space')],
  ['Bank/ATM Space', words('bank (?:premises|space)', '(?<=leased |rented )bank', 'atm(?: space)?')],
  ['Shop', words('shops?', 'dukan', 'dukaan', 'દુકાન', 'दुकान', 'retail(?: space)?')],
  ['Cold Storage', words('cold storage')],
  ['Warehouse/Godown', words('ware\\s?houses?', 'go\\s?downs?', 'godam', 'ગોડાઉન', 'गोदाम')],
  ['Open Yard', words('open yards?')],
  ['Industrial Gala/Unit', words('galas?', 'industrial units?', 'gala unit')],
  ['Industrial Shed', words('(?:industrial )?(?<!(?:car|parking) )sheds?', 'શેડ')],
  ['Factory', words('factor(?:y|ies)', 'फैक्ट्री', 'ફેક્ટરી')],
  ['Hotel/Resort', words('hotels?', 'resorts?')],
  ['Banquet/Party Plot', words('banquet', 'party plots?')],
  ['Hospital/Clinic', words('hospital(?: space)?', 'clinic(?: space)?')],
  ['Flat/Apartment', words('flats?', 'ap(?:art|p)(?:ments?|ts?)', 'apts?', 'apartment', 'फ्लैट', 'ફ્લેટ')],
];

/** Places that others give their way by, and trades that a space may suit. */
const publicPlaces: readonly PropertySubtype[] = [
  'Hotel/Resort',
  'Hospital/Clinic',
  'Bank/ATM Space',
  'Restaurant/Cafe Space',
  'Banquet/Party Plot',
  'Shop',
  'Showroom',
  'Factory',
];
const suits =
  /(?:near|nr|opp|opposite|behind|b\/h|next to|suitable for|ideal for|best for|good for|use as|for)\s?[.,]?\s?(?:[\p{L}]+[\s,/]+){0,3}$/u;

/** What stands after 'near' or before 'in' is a landmark, not what is offered. */
const isLandmark = /(?:near|nr|opp|opposite|behind|b\/h|next to|paase|samne)\s?[.,]?\s?(?:the )?$/;
/** A unit that sells in yards is no plot 'facing' one; a project's plot area is a size. */
const isSize = /^\s?(?:area|size|no\b)/;

/** The subtypes that are named. */
export const readSubtypes = (message: Message): Found<PropertySubtype[]> | undefined => {
  const parts = rules.flatMap(([subtype, rule]) => {
    const matches = [...message.free(rule)].filter((match) => {
      const before = message.before(match, 40);
      const isPublic =
        publicPlaces.includes(subtype) && /^(?:hotel|hospital|clinic|bank|atm|cafe|restaurant)/.test(match[0]);
      return !isLandmark.test(before) && !isSize.test(message.after(match)) && !(isPublic && suits.test(before));
    });
    return matches.map((match) => message.found(subtype, match));
  });
  if (parts.length === 0) return undefined;
  // The plot of a house is its size; only a plot alone is what is offered.
  const others = parts.filter((part) => part.value !== 'Residential Plot');
  const inOrder = [...(others.length > 0 ? others : parts)].sort((a, b) => a.start - b.start);
  return together([...new Set(inOrder.map((part) => part.value))], inOrder);
};

export const groupOf = (subtype: PropertySubtype): SubtypeGroup =>
  propertySubtypes.find((row) => row.property_subtype === subtype)!.group;

export const isCommercialSubtype = (subtype: PropertySubtype): boolean =>
  propertySubtypes.find((row) => row.property_subtype === subtype)!.property_type === 2;
