/** Areas and societies of an office that works in many cities, besides those of the other messages. */
import type { KnownArea } from '../labels.ts';

const plain =
  'Dwarka|Rohini|Lajpat Nagar|Vasant Kunj|Saket|Karol Bagh|Laxmi Nagar|Indirapuram|Vaishali|Janakpuri|Pitampura|' +
  'Noida Extension|Sector 62|Sector 137|Sector 150|Sector 76|Whitefield|Koramangala|HSR Layout|Marathahalli|' +
  'Bellandur|Sarjapur Road|Electronic City|JP Nagar|Jayanagar|Hebbal|Yelahanka|Devanahalli|BTM Layout|KR Puram|' +
  'Gachibowli|Kondapur|Madhapur|Hitech City|Miyapur|Banjara Hills|Jubilee Hills|Manikonda|Shamshabad|Shadnagar|' +
  'Kompally|Uppal|Tellapur|Jagatpura|Malviya Nagar|Tonk Road|Ajmer Road|Sitapura|Raja Park|Danapur|Phulwari Sharif|' +
  'Bihta|Saguna More|Rajendra Nagar|New Town|Rajarhat|Behala|Garia|Ballygunge|Jadavpur|Tollygunge|Howrah|EM Bypass|' +
  'Dum Dum|Velachery|Anna Nagar|Adyar|Porur|Tambaram|Medavakkam|Sholinganallur|Guindy|ECR|Perungudi|Udhna|Dindoli|' +
  'Bhestan|Hazira|Palsana|Sargasan|Kudasan|Dahegam|Dombivli|Kalyan West|Ulwe|Airoli|Ghansoli|Moshi|Mundhwa|Mahape';

/** Of the messages of a16 to a21 and b16 to b21. */
const more =
  'Versova|Khar West|Jogeshwari West|Goregaon West|Juhu|Girgaon|Dahisar East|Matunga|Virar West|Sion|Wadala|Prabhadevi|' +
  'Bhandup West|Vikhroli|Badlapur|Banashankari|Kengeri|Rajajinagar|Hennur|Thanisandra|Malleshwaram|Punjabi Bagh|' +
  'Model Town|Sector 168|Paschim Vihar|Chattarpur|Defence Colony|Uttam Nagar|Green Park|Raj Nagar Extension|Narsingi|' +
  'Kokapet|Nallagandla|LB Nagar|Sadashivpet|Bachupally|Shankarpally|Begumpet|Madhurawada|Punawale|Charholi|' +
  'Magarpatta|Dharampeth|Kalyani Nagar|Manish Nagar|Raysan|Koba|Hebatpur|Mavdi|Barasat|Lake Town|Kasba|Baguiati|' +
  'Bhowanipore|Park Street|Chromepet|Guduvanchery|Pallikaranai|Nungambakkam|Thoraipakkam|Navalur|Vijay Nagar|' +
  'Super Corridor|Hazratganj|Chinhat|Faizabad Road|Sirsi Road|Bani Park|Bhawarkua|Nipania|Ghod Dod Road|Pratap Nagar|' +
  'Nirman Nagar|Vidhyadhar Nagar|Gopalpura|Muhana|Secunderabad|Zirakpur|Kharar|' +
  'Kakkanad|Edappally|Assagao|Porvorim|Panchkula|Gangapur Road';

/** Of the messages of b22 to b25. */
const newer =
  'Thakur Village|Nalasopara West|Kolshet Road|Majiwada|Seawoods|Mulund East|Tathawade|Pashan|Rajouri Garden|Naraina|' +
  'Crossings Republik|Jhotwara|Sushant Golf City|Gomti Nagar Extension|Ambawadi|Jahangirpura|Bhimrad|Sevasi|' +
  'Kalawad Road|Nana Mava Road|Kanakapura Road|Varthur|Hoodi|Nizampet|Kollur|Puppalaguda|Maheshwaram|Madhyamgram|' +
  'Naktala|Gariahat|Sudama Nagar|Palasia|Wardha Road';

export const groupAreas: readonly KnownArea[] = [
  ...`${plain}|${more}|${newer}`.split('|').map((area) => ({ area, aliases: [] })),
  { area: 'Greater Kailash 1', aliases: ['GK 1', 'GK1'] },
  { area: 'Kukatpally', aliases: ['KPHB'] },
  { area: 'Vaishali Nagar', aliases: ['वैशाली नगर'] },
  { area: 'Mansarovar', aliases: ['मानसरोवर'] },
  { area: 'C Scheme', aliases: ['C-Scheme'] },
  { area: 'Sanganer', aliases: ['सांगानेर'] },
  { area: 'Boring Road', aliases: ['बोरिंग रोड'] },
  { area: 'Kankarbagh', aliases: ['कंकड़बाग'] },
  { area: 'Bailey Road', aliases: ['बेली रोड'] },
  { area: 'Salt Lake', aliases: ['Saltlake'] },
  { area: 'T Nagar', aliases: ['T. Nagar'] },
  { area: 'OMR', aliases: ['Old Mahabalipuram Road'] },
  { area: 'Singanpore', aliases: ['સિંગણપોર'] },
  { area: 'Yogi Chowk', aliases: ['યોગી ચોક'] },
  { area: 'Sarthana', aliases: ['સરથાણા'] },
  { area: 'Bapunagar', aliases: ['બાપુનગર'] },
  { area: 'Isanpur', aliases: ['ઇસનપુર'] },
  { area: 'Amraiwadi', aliases: ['અમરાઈવાડી'] },
  { area: 'Chinchwad', aliases: ['चिंचवड'] },
  { area: 'Hadapsar', aliases: ['हडपसर'] },
  { area: 'Katraj', aliases: ['कात्रज'] },
  { area: 'Dhayari', aliases: ['धायरी'] },
  { area: 'Nigdi', aliases: ['निगडी'] },
  { area: 'Warje', aliases: ['वारजे'] },
  { area: 'Dhanori', aliases: ['धानोरी'] },
  { area: 'Gomti Nagar', aliases: ['गोमती नगर'] },
  { area: 'Indiranagar', aliases: ['इंदिरा नगर'] },
  { area: 'Aliganj', aliases: ['अलीगंज'] },
  { area: 'Kamothe', aliases: ['कामोठे'] },
  { area: 'Kharadi', aliases: ['खराडी'] },
  { area: 'Pimple Nilakh', aliases: ['पिंपळे निलख'] },
  { area: 'Kalwar Road', aliases: ['कालवाड़ रोड'] },
  { area: 'Jankipuram', aliases: ['जानकीपुरम'] },
  { area: 'Chharodi', aliases: ['છારોડી'] },
  { area: 'SG Highway', aliases: ['એસજી હાઈવે'] },
  { area: 'Amroli', aliases: ['અમરોલી'] },
  { area: 'Metoda', aliases: ['Metoda GIDC'] },
  { area: 'Bicholi Mardana', aliases: ['बिचौली मर्दाना'] },
  { area: 'Besa', aliases: ['बेसा'] },
];

export const groupSocieties: readonly string[] = [
  'Amrapath Towers',
  'Nilgiri Heights',
  'Kaveri Residency',
  'Godavari Enclave',
  'Suncity Pearl',
  'Royal Crown CHS',
  'Ganga Vihar Apartments',
  'Maple Arcade',
  'Shyam Sarovar',
  'Neelkanth Avenue',
  'Sai Prerna CHS',
  'Tulip Meadows',
];
