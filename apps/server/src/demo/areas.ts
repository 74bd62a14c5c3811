import { type Word, wordOf } from './names/scripts.ts';

export interface DemoArea {
  readonly area: string;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** What homes cost there beside the city's middle, 1. */
  readonly tier: number;
  readonly word: Word;
}

/** Area, zone of the city's corporation, latitude, longitude (the middle, to about 200 m), tier, Devanagari. */
const rows: readonly (readonly [string, string, number, number, number, string])[] = [
  ['Bopal', 'South West', 23.0338, 72.4634, 1, 'बोपल'],
  ['South Bopal', 'South West', 23.0207, 72.47, 1, 'साउथ_बोपल'],
  ['Shela', 'South West', 22.9992, 72.4585, 1, 'शेला'],
  ['Ghuma', 'South West', 23.0345, 72.441, 0.8, 'घुमा'],
  ['Ambli', 'North West', 23.0336, 72.4855, 1.7, 'आंबली'],
  ['Sindhu Bhavan Road', 'North West', 23.0398, 72.4978, 2, 'सिंधु_भवन_रोड'],
  ['Bodakdev', 'North West', 23.041, 72.512, 1.6, 'बोडकदेव'],
  ['Thaltej', 'North West', 23.0497, 72.5043, 1.5, 'थलतेज'],
  ['Shilaj', 'North West', 23.059, 72.473, 1.3, 'शिलज'],
  ['Hebatpur', 'North West', 23.064, 72.496, 1.2, 'हेबतपुर'],
  ['Science City Road', 'North West', 23.0729, 72.517, 1.1, 'साइंस_सिटी_रोड સાયન્સ_સિટી_રોડ'],
  ['Sola', 'North West', 23.07, 72.526, 1, 'सोला'],
  ['Bhadaj', 'North West', 23.09, 72.499, 0.9, 'भाडज'],
  ['Gota', 'North West', 23.1013, 72.5406, 0.9, 'गोता'],
  ['Jagatpur', 'North West', 23.111, 72.545, 0.9, 'जगतपुर'],
  ['Vaishnodevi Circle', 'North West', 23.136, 72.543, 0.9, 'वैष्णोदेवी_सर्कल વૈષ્ણોદેવી_સર્કલ'],
  ['Ghatlodia', 'North West', 23.069, 72.541, 0.8, 'घाटलोडिया'],
  ['Chandlodia', 'North West', 23.088, 72.552, 0.7, 'चांदलोडिया'],
  ['Gurukul', 'North West', 23.0477, 72.532, 1.2, 'गुरुकुल'],
  ['Drive-in Road', 'North West', 23.048, 72.526, 1.3, 'ड्राइव-इन_रोड ડ્રાઇવ-ઇન_રોડ'],
  ['Memnagar', 'North West', 23.051, 72.536, 1.1, 'मेमनगर'],
  ['Vastrapur', 'West', 23.0387, 72.5291, 1.4, 'वस्त्रापुर'],
  ['Satellite', 'West', 23.03, 72.517, 1.4, 'सेटेलाइट'],
  ['Jodhpur', 'South West', 23.0175, 72.522, 1.2, 'जोधपुर'],
  ['Prahladnagar', 'South West', 23.012, 72.5108, 1.4, 'प्रह्लादनगर પ્રહલાદનગર'],
  ['SG Highway', 'North West', 23.0256, 72.507, 1.5, 'एस.जी._हाईवे એસ.જી._હાઇવે'],
  ['Makarba', 'South West', 22.998, 72.5, 1, 'मकरबा'],
  ['Vejalpur', 'South West', 23.003, 72.518, 0.8, 'वेजलपुर'],
  ['Juhapura', 'South West', 22.9974, 72.5262, 0.7, 'जुहापुरा'],
  ['Sarkhej', 'South West', 22.9834, 72.5008, 0.7, 'सरखेज'],
  ['Jivraj Park', 'West', 23.004, 72.534, 0.9, 'जीवराज_पार्क'],
  ['Ambawadi', 'West', 23.021, 72.547, 1.4, 'आंबावाड़ी'],
  ['Paldi', 'West', 23.0116, 72.5627, 1.2, 'पालडी'],
  ['Vasna', 'West', 23.001, 72.548, 0.8, 'वासणा'],
  ['Ellisbridge', 'West', 23.024, 72.564, 1.3, 'एलिसब्रिज'],
  ['CG Road', 'West', 23.029, 72.559, 1.5, 'सी.जी._रोड'],
  ['Navrangpura', 'West', 23.0365, 72.5611, 1.4, 'नवरंगपुरा'],
  ['Naranpura', 'West', 23.0543, 72.5536, 1.1, 'नारणपुरा'],
  ['Ashram Road', 'West', 23.037, 72.571, 1.2, 'आश्रम_रोड'],
  ['Sabarmati', 'West', 23.084, 72.587, 0.8, 'साबरमती'],
  ['Ranip', 'West', 23.078, 72.57, 0.8, 'राणीप'],
  ['Chandkheda', 'West', 23.109, 72.585, 0.8, 'चांदखेड़ा'],
  ['Motera', 'West', 23.099, 72.596, 0.9, 'मोटेरा'],
  ['Shahibaug', 'Central', 23.058, 72.593, 1.2, 'शाहीबाग'],
  ['Nikol', 'East', 23.05, 72.668, 0.7, 'निकोल'],
  ['Naroda', 'North', 23.0686, 72.6536, 0.7, 'नरोडा'],
  ['Bapunagar', 'North', 23.037, 72.626, 0.6, 'बापूनगर બાપુનગર'],
  ['Vastral', 'East', 23.001, 72.664, 0.6, 'वस्त्राल'],
  ['Maninagar', 'South', 22.9961, 72.6021, 0.9, 'मणिनगर'],
  ['Isanpur', 'South', 22.977, 72.602, 0.7, 'इसनपुर'],
];

export const areas: readonly DemoArea[] = rows.map(([area, zone, latitude, longitude, tier, written]) => ({
  area,
  zone,
  latitude,
  longitude,
  tier,
  word: wordOf(`${area.replaceAll(' ', '_')} ${written}`),
}));

export const areaNamed = (name: string): DemoArea => {
  const found = areas.find((one) => one.area === name);
  if (!found) throw new Error(`No such area: ${name}`);
  return found;
};

/** Roads of offices and shops, where nobody looks for a home. */
const businessOnly = ['SG Highway', 'CG Road', 'Ashram Road'];

/** Where customers look for homes: half of them in the new west, where the office has its desk. */
export const demand: readonly (readonly [string, number])[] = areas
  .filter(({ area }) => !businessOnly.includes(area))
  .map(({ area, zone, tier }) => {
    if (['Bopal', 'South Bopal', 'Shela'].includes(area)) return [area, 16] as const;
    if (['Prahladnagar', 'Satellite', 'Thaltej', 'Bodakdev', 'Ambli', 'Ghuma', 'Gota'].includes(area)) return [area, 6];
    return [area, zone.includes('West') && tier >= 1 ? 3 : 1.2];
  });

/** Where people look for offices and shops. */
export const businessDemand: readonly (readonly [string, number])[] = [
  ['SG Highway', 24],
  ['Prahladnagar', 18],
  ['Sindhu Bhavan Road', 14],
  ['CG Road', 12],
  ['Thaltej', 9],
  ['Ashram Road', 7],
  ['Bopal', 6],
  ['Navrangpura', 6],
  ['Science City Road', 4],
];
