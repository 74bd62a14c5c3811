/** A list of flats to let in six cities, in the columns that public data sets have: no kind of property, no contact. */

const localities: Readonly<Record<string, readonly string[]>> = {
  Kolkata: [
    'Salt Lake City Sector 2',
    'Phool Bagan, Kankurgachi',
    'Keshtopur',
    'Tarulia, Keshtopur',
    'Behala',
    'Dumdum Park',
    'New Alipore',
    'Garia',
  ],
  Mumbai: [
    'in Sion',
    'Gokul Regency Apartment, Thakur Complex',
    'Bandra West',
    'Kandivali East',
    'Lokhandwala, Andheri West',
    'Chembur',
    'Powai',
    'Mira Road',
  ],
  Bangalore: [
    'Sector 2 HSR Layout',
    'Whitefield',
    'K R Puram',
    'BTM 2nd Stage',
    'Electronic City',
    'Marathahalli',
    'JP Nagar Phase 7',
    'Yelahanka',
  ],
  Delhi: [
    'Dwarka Sector 22',
    'Laxmi Nagar',
    'Saket',
    'Chhattarpur',
    'Sector 15 Rohini',
    'Patel Nagar',
    'Vasant Kunj',
    'Uttam Nagar',
  ],
  Chennai: ['Velachery', 'Anna Nagar', 'Iyyapanthangal', 'Porur', 'Medavakkam', 'T Nagar', 'Adyar', 'Tambaram'],
  Hyderabad: [
    'Miyapur, NH 9',
    'Miyapur',
    'Gachibowli',
    'Kondapur',
    'Banjara Hills',
    'Madhapur',
    'Attapur',
    'Kukatpally',
  ],
};
export const rentCities = Object.keys(localities);
/** What stands in the column of places and is none. */
export const noPlaces = ['2 BHK', '700051', 'My Own House'];

const header =
  'Posted On,BHK,Rent,Size,Floor,Area Type,Area Locality,City,Furnishing Status,Tenant Preferred,Bathroom,Point of Contact';
const floors = [
  'Ground out of 2',
  '1 out of 3',
  '2 out of 4',
  'Upper Basement out of 2',
  '12 out of 20',
  'Lower Basement out of 3',
  '3',
];
const types = ['Super Area', 'Carpet Area', 'Built Area'];
const furnishings = ['Unfurnished', 'Semi-Furnished', 'Furnished'];
const tenants = ['Bachelors/Family', 'Family', 'Bachelors'];
/** Rupees a square foot and month: one city is no measure for another. */
const dear: Readonly<Record<string, number>> = {
  Mumbai: 70,
  Delhi: 32,
  Bangalore: 24,
  Hyderabad: 16,
  Chennai: 17,
  Kolkata: 13,
};

export interface RentRow {
  readonly line: string;
  readonly size: number;
  readonly rent: number;
  readonly bhk: number;
  readonly locality: string;
  readonly city: string;
}

const at = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

/** `count` rows, the same each time; one in 150 has no place in the column of places. */
export const rentRows = (count: number): RentRow[] =>
  Array.from({ length: count }, (_, n) => {
    const city = at(rentCities, n);
    const locality = n % 150 === 149 ? at(noPlaces, n) : at(localities[city]!, Math.floor(n / rentCities.length));
    // Each locality has homes of one to four rooms.
    const bhk = 1 + ((n * 7 + Math.floor(n / 48)) % 4);
    const size = bhk * 380 + ((n * 37) % 300) + (n % 400 === 7 ? 9000 : 0);
    const rent = Math.round((Math.min(size, 2600) * dear[city]! * (80 + ((n * 13) % 45))) / 10_000) * 100;
    const day = `2022-0${4 + (n % 4)}-${String(1 + (n % 28)).padStart(2, '0')}`;
    const place = locality.includes(',') ? `"${locality}"` : locality;
    const cells = [
      day,
      bhk,
      rent,
      size,
      at(floors, n),
      at(types, n),
      place,
      city,
      at(furnishings, n),
      at(tenants, n),
      1 + (n % 3),
      at(['Contact Owner', 'Contact Agent'], n),
    ];
    return { line: cells.join(','), size, rent, bhk, locality, city };
  });

export const rentFile = (rows: readonly RentRow[]): string => [header, ...rows.map(({ line }) => line), ''].join('\n');
