/** Properties as an office keeps them: every one in a society and unit of its own, three to an owner. */
export const propertyHeaders = [
  'Owner',
  'Mobile',
  'Type',
  'For',
  'Locality',
  'Society',
  'Wing',
  'Flat No',
  'BHK',
  'Size',
  'Price',
  'Furnishing',
  'Facing',
  'Remarks',
] as const;

const facings = ['East', 'West', 'North', 'South'];
const furnishing = ['FF', 'SF', 'UF'];

export interface BenchProperty {
  readonly mobile: string;
  readonly area: number;
  readonly society: number;
  readonly unit: string;
  readonly lakhs: number;
  readonly facing: string;
  readonly cells: readonly string[];
}

/** `count` rows; `series` keeps the numbers of one list apart from those of another. */
export const propertiesOf = (count: number, series: number): BenchProperty[] =>
  Array.from({ length: count }, (_, n) => {
    const mobile = `9${series}${String(Math.floor(n / 3)).padStart(8, '0')}`;
    const [area, society, unit, lakhs] = [n % 60, n % 240, String(n), 60 + (n % 90)];
    const facing = facings[n % 4]!;
    return {
      mobile,
      area,
      society,
      unit,
      lakhs,
      facing,
      cells: [
        `Owner ${Math.floor(n / 3)}`,
        mobile,
        'Flat',
        'Sale',
        `Area ${area}`,
        `Society ${society}`,
        'B',
        unit,
        '3 BHK',
        '1,650 sqft',
        `${lakhs} L`,
        furnishing[n % 3]!,
        facing,
        n % 5 === 0 ? 'Key with the watchman' : '',
      ],
    };
  });

export const propertyCsv = (rows: readonly BenchProperty[]): string =>
  [propertyHeaders, ...rows.map((row) => row.cells)]
    .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
    .join('\r\n');
