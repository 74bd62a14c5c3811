import { t } from '@lingui/core/macro';

const columns = ['Type', 'For', 'City', 'Locality', 'BHK', 'Size', 'Price', 'Rent', 'Furnishing', 'Floor', 'Remark'];
/** What brokers list most, for sale and for rent, at prices of a large city: without city and locality. */
const homes = [
  ['Flat', 'Sale', '2', '1150 sqft', '78 L', '', 'Unfurnished', '4 of 12'],
  ['Flat', 'Sale', '3', '1650 sqft', '1.15 Cr', '', 'Semi-furnished', '7 of 14'],
  ['Flat', 'Sale', '2', '1080 sqft', '72 L', '', 'Semi-furnished', '2 of 7'],
  ['Flat', 'Sale', '1', '640 sqft', '42 L', '', 'Unfurnished', '1 of 5'],
  ['Flat', 'Sale', '4', '2450 sqft', '2.1 Cr', '', 'Furnished', '11 of 14'],
  ['Bungalow', 'Sale', '4', '2800 sqft', '3.4 Cr', '', 'Unfurnished', ''],
  ['Flat', 'Rent', '2', '1120 sqft', '', '28000', 'Semi-furnished', '5 of 10'],
  ['Flat', 'Rent', '3', '1580 sqft', '', '42000', 'Furnished', '9 of 12'],
  ['Flat', 'Rent', '1', '610 sqft', '', '16000', 'Unfurnished', '3 of 4'],
  ['Shop', 'Sale', '', '320 sqft', '65 L', '', '', '0 of 3'],
  ['Office', 'Rent', '', '900 sqft', '', '55000', 'Furnished', '4 of 6'],
  ['Shop', 'Rent', '', '250 sqft', '', '24000', '', '0 of 2'],
] as const;
export const sampleCount = homes.length;

/** A list as an office keeps it, of homes that nobody owns, spread over these localities of a city, of which there is one at least. */
export const sampleList = (city: string, localities: readonly string[]): File => {
  const remark = t`Made up, to try Angan with`;
  const rows = homes.map(([type, deal, ...rest], at) => [
    ...[type, deal, city, localities[at % localities.length]],
    ...[...rest, remark],
  ]);
  const lines = [columns, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(','));
  return new File([lines.join('\r\n')], `${t`Sample list`}.csv`, { type: 'text/csv' });
};
