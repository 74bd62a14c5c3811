/** Areas and societies of an office that works in many cities, besides those of the other messages. */
import type { KnownArea } from '../labels.ts';

const plain =
  'Dwarka|Rohini|Lajpat Nagar|Vasant Kunj|Saket|Karol Bagh|Laxmi Nagar|Indirapuram|Vaishali|Janakpuri|Pitampura|' +
  'Noida Extension|Sector 62|Sector 137|Sector 150|Sector 76|Whitefield|Koramangala|HSR Layout|Indiranagar|Marathahalli|' +
  'Bellandur|Sarjapur Road|Electronic City|JP Nagar|Jayanagar|Hebbal|Yelahanka|Devanahalli|BTM Layout|KR Puram|' +
  'Gachibowli|Kondapur|Madhapur|Hitech City|Miyapur|Banjara Hills|Jubilee Hills|Manikonda|Shamshabad|Shadnagar|' +
  'Kompally|Uppal|Tellapur|Jagatpura|Malviya Nagar|Tonk Road|Ajmer Road|Sitapura|Raja Park|Danapur|Phulwari Sharif|' +
  'Bihta|Saguna More|Rajendra Nagar|New Town|Rajarhat|Behala|Garia|Ballygunge|Jadavpur|Tollygunge|Howrah|EM Bypass|' +
  'Dum Dum|Velachery|Anna Nagar|Adyar|Porur|Tambaram|Medavakkam|Sholinganallur|Guindy|ECR|Perungudi|Udhna|Dindoli|' +
  'Bhestan|Hazira|Palsana|Sargasan|Kudasan|Dahegam|Dombivli|Kalyan West|Ulwe|Airoli|Ghansoli|Moshi|Mundhwa|Mahape';

export const groupAreas: readonly KnownArea[] = [
  ...plain.split('|').map((area) => ({ area, aliases: [] })),
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
];
