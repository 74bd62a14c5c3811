import type { PropertySubtype } from '../lookups/property-types.ts';
import { words } from './message.ts';

const [ground, before] = ['(?:lands?|plots?|jamin|jameen|zameen|zamin)', '(?:for|mate|ke liye|suitable for)'];
/** Land by what is to stand on it, told before or after: 'land for warehouse', 'factory plot'. */
const landFor = (purpose: string): RegExp =>
  words(`${ground} ${before} (?:a |an |the )?(?:${purpose})`, `(?:${purpose}) (?:ke liye |mate )?${ground}`);
const purposes: readonly (readonly [PropertySubtype, RegExp])[] = [
  ['Industrial Plot', landFor('factory|industr(?:y|ies|ial)|industrial shed|shed|udyog|manufacturing|midc|gidc|riico')],
  ['Institutional Land', landFor('school|college|hospital|institut(?:e|ion)|institutional|trust')],
  [
    'Commercial Plot',
    landFor('ware ?house|go ?down|godam|petrol pump|hotel|mall|show ?room|logistics|commercial|comm\\.?'),
  ],
];

/** The words of the trade for each subtype, the longer ones first, since a word is read once. */
export const subtypeWords: readonly (readonly [PropertySubtype, RegExp])[] = [
  ...purposes,
  ['Full Commercial Building', words('comm(?:ercial|\\.)? (?:building|bldg|complex)')],
  ['Guest House', words('guest\\s?house(?! (?:allowed|ok|purpose))')],
  ['Serviced Apartment', words('serviced? ap(?:art)?(?:ment|t)?s?')],
  [
    'Builder Floor',
    words(
      'builder\\s?floors?',
      'indep(?:endent)? floors?',
      '(?<=bhk )floors?(?!\\s?[:.\\d-]| (?:no|plan|rise)(?![\\p{L}]))',
    ),
  ],
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
      'ind(?:ependent|epndnt|l|\\.)? (?:house|home)',
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
    words(
      'resi(?:dential)? n\\.?\\s?a\\.? plots?',
      'resi(?:dential)? plots?',
      'plots?',
      '(?:bda|bmrda|e-?khata|corner|\\d{2}\\s?[x*]\\s?\\d{2,3})(?: bda)? sites?',
      'પ્લોટ(?:નો|નું|ની)?',
      'प्लॉट',
      'प्लाट',
    ),
  ],
  ['Society Quarter/Chawl Room', words('chawl(?: rooms?)?', 'chali')],
  ['PG/Hostel Bed', words('p\\.?g\\.?', 'hostel(?: beds?)?', 'paying guests?')],
  ['Co-living Room', words('co[\\s-]?living(?: rooms?)?')],
  ['Shared Flat Room', words('flat ?mates?', 'room ?mates?', 'sharing flat', 'shared (?:flat|room)')],
  ['Co-working/Managed Office', words('co[\\s-]?working(?: space)?', 'managed office')],
  ['IT/SEZ Office', words('it office', 'sez office', 'it park office', 'it space')],
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
  [
    'Bank/ATM Space',
    words(
      'bank (?:premises|space)',
      'bank (?:ke liye|mate|के लिए|માટે) (?:space|jagah|jagya|जगह)',
      '(?<=leased |rented )bank',
      'atm(?: space)?',
    ),
  ],
  ['Shop', words('shops?', 'duka+ne?', 'દુકાન', 'दुकान', 'retail(?: space)?')],
  ['Cold Storage', words('cold storage')],
  ['Warehouse/Godown', words('ware\\s?houses?', 'go\\s?downs?', 'godam', 'ગોડાઉન', 'गोदाम')],
  ['Open Yard', words('open yards?')],
  ['Industrial Gala/Unit', words('galas?', 'industrial units?', 'gala unit')],
  ['Industrial Shed', words('(?:industrial )?(?<!(?:car|parking) )sheds?', 'શેડ')],
  ['Factory', words('factor(?:y|ies)', 'फैक्ट्री', 'ફેક્ટરી')],
  ['Hotel/Resort', words('hotels?', 'resorts?')],
  ['Banquet/Party Plot', words('banquet', 'party plots?')],
  ['Hospital/Clinic', words('hospital(?: space)?', 'clinic(?: space)?')],
  ['Flat/Apartment', words('fla?ts?', 'ap(?:art|p)(?:ments?|ts?)', 'apts?', 'apartment', 'फ्लैट', 'फ्लॅट', 'फ़्लैट', 'ફ્લેટ')],
];
