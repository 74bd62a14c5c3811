import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The columns of a portal's export; a row of it as it stands. */
export const listingColumns = [
  ...['property_name', 'link', 'society', 'price', 'rate', 'area', 'areaWithType', 'bedRoom', 'bathroom', 'balcony'],
  ...['additionalRoom', 'address', 'noOfFloor', 'facing', 'agePossession', 'description', 'furnishDetails', 'features'],
  'property_id',
] as const;
export type ListingRow = Record<(typeof listingColumns)[number], string>;

/** An invented listing as a portal would export it; `given` goes before it. */
export const aListing = (id: string, given: Partial<ListingRow> = {}): ListingRow => ({
  property_name: '4 Bedroom House for sale in Sector 201 Gurgaon',
  link: `https://www.99acres.com/4-bhk-independent-house-for-sale-in-sector-201-gurgaon-2700-sq-ft-spid-${id}`,
  society: 'Banyan Meadows4.2 ★',
  price: '5.4 Crore',
  rate: '₹ 20,000/sq.ft.',
  area: '(251 sq.m.) Plot Area',
  areaWithType: 'Plot area 300(250.84 sq.m.)',
  bedRoom: '4 Bedrooms',
  bathroom: '5 Bathrooms',
  balcony: '3+ Balconies',
  additionalRoom: 'Servant Room,Pooja Room,Others',
  address: '12, Sector 201 Gurgaon, Gurgaon, Haryana',
  noOfFloor: '3 Floors',
  facing: 'North-East',
  agePossession: '0 to 1 Year Old',
  description: 'An invented house, "quoted", with a comma.',
  furnishDetails: "['3 Fan', '1 Stove', '2 AC', 'No Bed', 'No Sofa']",
  features: "['Feng Shui / Vaastu Compliant', 'Swimming Pool', 'Park', \"Children's Moon Base\"]",
  property_id: id,
  ...given,
});

/** Writes rows as a CSV file below `folder`; answers the file's path. */
export const aListingsFile = async (folder: string, rows: readonly ListingRow[]): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${randomUUID()}.csv`);
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = [
    listingColumns.join(','),
    ...rows.map((row) => listingColumns.map((name) => cell(row[name])).join(',')),
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
};
