import { areaNamed } from './areas.ts';

/** What a society is made of; its units are numbered accordingly. */
export type Building = 'flats' | 'houses' | 'offices' | 'shops';
export interface DemoSociety {
  readonly society_name: string;
  readonly area: string;
  readonly building: Building;
  readonly address: string;
}

/** Per area: name, building, where it stands. All invented. */
const rows: Readonly<Record<string, readonly (readonly [string, Building, string])[]>> = {
  Bopal: [
    ['Tulsikunj Residency', 'flats', 'Behind the vegetable market, Bopal'],
    ['Vrajdham Greens', 'flats', 'Near the BRTS stop, Bopal'],
    ['Kesarvan Bungalows', 'houses', 'Off Bopal Ghuma Road'],
    ['Samruddh Arcade', 'shops', 'Bopal Char Rasta'],
  ],
  'South Bopal': [
    ['Sun Vista', 'flats', '18 m TP Road, South Bopal'],
    ['Aarohi Crest', 'flats', 'Opp. the town hall plot, South Bopal'],
    ['Pushpadhara Heights', 'flats', 'Near the lake garden, South Bopal'],
    ['Anandvan Villas', 'houses', 'Behind the school road, South Bopal'],
  ],
  Shela: [
    ['Shantivan Row House', 'houses', 'Shela village road'],
    ['Meghraj Skyline', 'flats', '30 m ring road, Shela'],
    ['Neelgagan Parkview', 'flats', 'Next to the club road, Shela'],
    ['Rutu Meadows', 'houses', 'Shela Sanand Road'],
  ],
  Ghuma: [
    ['Divyajyot Flats', 'flats', 'Ghuma gam road'],
    ['Harikunj Tenements', 'houses', 'Near the water tank, Ghuma'],
  ],
  Ambli: [
    ['Chandan Estate Villas', 'houses', 'Ambli Bopal Road'],
    ['Vasundhara Courtyard', 'flats', 'Iscon Ambli Road'],
  ],
  'Sindhu Bhavan Road': [
    ['Mayurpankh Towers', 'flats', 'Sindhu Bhavan Road'],
    ['Trishul Business Hub', 'offices', 'Sindhu Bhavan Road'],
    ['Chinar High Street', 'shops', 'Sindhu Bhavan Road'],
  ],
  Bodakdev: [
    ['Rajvansh Enclave', 'flats', 'Judges Bungalow Road'],
    ['Suryaketu Heights', 'flats', 'Behind the community hall, Bodakdev'],
  ],
  Thaltej: [
    ['Palm Court', 'flats', 'Thaltej Shilaj Road'],
    ['Yashkiran Bungalows', 'houses', 'Near the gam lake, Thaltej'],
    ['Dhruvtara Corporate', 'offices', 'Thaltej Cross Road'],
  ],
  Shilaj: [['Malhar Farm Villas', 'houses', 'Shilaj Rancharda Road']],
  Hebatpur: [['Aakruti Elegance', 'flats', 'Hebatpur Road']],
  'Science City Road': [
    ['Saptarang Heights', 'flats', 'Science City Road'],
    ['Vedantika Homes', 'flats', 'Off Science City Road'],
  ],
  Sola: [['Umiyadeep Flats', 'flats', 'Sola Bhagvat Road']],
  Gota: [
    ['Nandigram Avenue', 'flats', 'Gota Vandematram Road'],
    ['Silver Banyan', 'flats', 'Near Gota flyover'],
  ],
  Jagatpur: [['Amrakunj Township', 'flats', 'Jagatpur Road']],
  'Vaishnodevi Circle': [['Skyline Vrundavan', 'flats', 'S P Ring Road']],
  Ghatlodia: [['Mangalmurti Flats', 'flats', 'Prabhat Chowk, Ghatlodia']],
  Chandlodia: [['Jaldhara Tenements', 'houses', 'Chandlodia']],
  Gurukul: [['Swastik Manor', 'flats', 'Gurukul Road']],
  Memnagar: [['Vivekdeep Apartment', 'flats', 'Memnagar Fire Station lane']],
  Vastrapur: [
    ['Sarovar Terrace', 'flats', 'Lake road, Vastrapur'],
    ['Alpha Square Offices', 'offices', 'Vastrapur Char Rasta'],
  ],
  Satellite: [
    ['Kadambari Apartment', 'flats', 'Jodhpur Satellite Road'],
    ['Shyamsundar Row House', 'houses', 'Ramdev Nagar side, Satellite'],
  ],
  Jodhpur: [['Ashirvad Palms', 'flats', 'Jodhpur gam road']],
  Prahladnagar: [
    ['Orchid Heights', 'flats', 'Garden road, Prahladnagar'],
    ['Corporate Kalash', 'offices', '100 ft Road, Prahladnagar'],
  ],
  'SG Highway': [
    ['Zenith Pavilion', 'offices', 'SG Highway service road'],
    ['Westpoint Mansarovar', 'shops', 'SG Highway'],
  ],
  Makarba: [['Riverstone Residency', 'flats', 'Makarba Road']],
  Vejalpur: [['Shrinath Darshan Flats', 'flats', 'Vejalpur']],
  Juhapura: [['Gulmohar Twin Bungalows', 'houses', 'Behind the petrol pump, Juhapura']],
  Sarkhej: [['Roza View Apartment', 'flats', 'Sarkhej']],
  Ambawadi: [['Manichandra Flats', 'flats', 'Nehru Nagar lane, Ambawadi']],
  Paldi: [['Parshwa Kutir', 'flats', 'Derasar lane, Paldi']],
  Vasna: [['Sumeru Apartment', 'flats', 'Vasna']],
  Ellisbridge: [['Bhadra Darshan', 'flats', 'Near the old bridge, Ellisbridge']],
  'CG Road': [['Panchtirth Chambers', 'offices', 'CG Road']],
  Navrangpura: [
    ['Stadium Vihar', 'flats', 'Stadium Road, Navrangpura'],
    ['Dinar House', 'offices', 'Navrangpura'],
  ],
  Naranpura: [['Sarvodaya Kunj', 'flats', 'Ankur Road, Naranpura']],
  'Ashram Road': [['Sabarkanth Trade Centre', 'offices', 'Ashram Road']],
  Chandkheda: [
    ['Tapovan Homes', 'flats', 'New CG Road, Chandkheda'],
    ['Gayatri Upvan', 'houses', 'Chandkheda'],
  ],
  Motera: [['Stadium Greens', 'flats', 'Motera']],
  Shahibaug: [['Hanumanbaug Flats', 'flats', 'Camp Road, Shahibaug']],
  Nikol: [['Radhe Skyview', 'flats', 'Nikol Naroda Road']],
  Naroda: [['Shivdhara Row House', 'houses', 'Naroda']],
  Vastral: [['Karnavati Dreams', 'flats', 'Vastral Ring Road']],
  Maninagar: [['Jawahar Kunj', 'flats', 'Bhairavnath Road, Maninagar']],
};

export const societies: readonly DemoSociety[] = Object.entries(rows).flatMap(([name, list]) => {
  const { area } = areaNamed(name);
  return list.map(([society_name, building, address]) => ({ society_name, area, building, address }));
});
