/**
 * An invented file in the shape of a portal's export of houses: forty rows of the city's kinds of sizes, prices, floors
 * and gaps, among them those that cannot be brought in. Written here, and of nobody's listings.
 */
export const portalHeaders = [
  ...['property_name', 'link', 'society', 'price', 'rate', 'area', 'areaWithType', 'bedRoom', 'bathroom', 'balcony'],
  ...['additionalRoom', 'address', 'noOfFloor', 'facing', 'agePossession', 'nearbyLocations', 'description'],
  ...['furnishDetails', 'features', 'rating', 'property_id'],
] as const;
type Row = Record<(typeof portalHeaders)[number], string>;

const facings = ['North-East', 'East', '', 'West', 'South-West'];
const ages = ['0 to 1 Year Old', '1 to 5 Year Old', '10+ Year Old', 'undefined', 'Within 6 months', 'Jun 2027'];
const societies = ['Banyan Meadows4.2 ★', '', 'Cedar Terraces', 'nul'];

/** A house of 300 square yards in Sector 201 and on, number `n`. */
const house = (n: number, given: Partial<Row> = {}): Row => {
  const beds = 3 + (n % 4);
  const yards = 300 + n * 5;
  const crore = Number(((yards * 9 * 20_000) / 10_000_000).toFixed(2));
  return {
    property_name: `${beds} Bedroom House for sale in Sector ${201 + (n % 6)} Gurgaon`,
    link: `https://www.99acres.com/${beds}-bhk-independent-house-for-sale-in-gurgaon-spid-T${1000 + n}`,
    society: societies[n % 4]!,
    price: `${crore} Crore`,
    rate: '₹ 20,000/sq.ft.',
    area: `(${Math.round((yards * 9) / 10.764)} sq.m.) Plot Area`,
    areaWithType: `Plot area ${yards}(${((yards * 9) / 10.764).toFixed(2)} sq.m.)`,
    bedRoom: `${beds} Bedrooms`,
    bathroom: `${beds + 1} Bathrooms`,
    balcony: n % 3 === 0 ? 'No Balcony' : '3+ Balconies',
    additionalRoom: 'Servant Room,Pooja Room,Others',
    address: `${n}, Sector ${201 + (n % 6)} Gurgaon, Gurgaon, Haryana`,
    noOfFloor: '3 Floors',
    facing: facings[n % 5]!,
    agePossession: ages[n % 6]!,
    nearbyLocations: "['A school', 'A bank']",
    description: 'An invented house, "quoted", with a comma.',
    furnishDetails: "['3 Fan', '1 Stove', '2 AC', 'No Bed', 'No Sofa']",
    features: "['Feng Shui / Vaastu Compliant', 'Swimming Pool', 'Park', \"Children's Moon Base\"]",
    rating: "['Safety4 out of 5']",
    property_id: `T${1000 + n}`,
    ...given,
  };
};

const empty = { price: '', rate: '', areaWithType: '', bedRoom: '', bathroom: '', balcony: '', noOfFloor: '' };

/** The rows by what a person would say of them. */
export const portalRows: readonly Row[] = [
  ...Array.from({ length: 28 }, (_, n) => house(n)),
  house(28, {
    price: '84 Lac',
    rate: '₹ 20,000/sq.ft.',
    area: '(39 sq.m.) Plot Area',
    areaWithType: 'Plot area 420(39.02 sq.m.)',
    bedRoom: '2 Bedrooms',
  }),
  house(29, {
    areaWithType:
      'Plot area 300(250.84 sq.m.)Built Up area: 400 sq.yards (334.45 sq.m.)Carpet area: 330 sq.yards (275.92 sq.m.)',
    area: '(251 sq.m.) Plot Area',
    price: '5.4 Crore',
  }),
  house(30, { price: 'Price on Request', rate: '' }),
  house(31, { price: '', rate: '' }),
  // Feet where yards are meant.
  house(32, {
    areaWithType: 'Plot area 300(27.87 sq.m.)',
    area: '(28 sq.m.) Plot Area',
    bedRoom: '2 Bedrooms',
    rate: '₹ 1,80,000/sq.ft.',
    price: '5.4 Crore',
  }),
  house(33, { area: '(900 sq.m.) Plot Area' }),
  house(34, { noOfFloor: '31 Floors' }),
  house(35, { property_id: '' }),
  house(36, { ...empty, area: '(149-200 sq.m.) Built-up Area' }),
  house(37, { property_name: '4 Bedroom House for sale in Near the old well' }),
  house(38, { price: 'call me on sunday' }),
  house(39, { property_name: 'Spaceship for sale in Sector 201 Gurgaon' }),
];

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
export const portalFile = (rows: readonly Row[] = portalRows): string =>
  [portalHeaders.join(','), ...rows.map((row) => portalHeaders.map((name) => cell(row[name])).join(','))].join('\n');
