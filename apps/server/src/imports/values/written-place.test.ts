import { expect, test } from 'vitest';
import { cityNamed } from './places.ts';
import { readWrittenPlace } from './written-place.ts';

const read = (cell: string, city = 'Mumbai') => {
  const { area, society } = readWrittenPlace(cell, cityNamed(city));
  return society === '' ? area : [society, area];
};

test.each([
  ['Sion', 'Sion'],
  ['in Sion', 'Sion'],
  ['Miyapur, NH 9', 'Miyapur'],
  ['Panathur, Outer Ring Road East', 'Panathur'],
  ['Sarjapur Road', 'Sarjapur Road'],
  ['Sarjapur Road, Outer Ring Road East', 'Sarjapur Road'],
  ['2nd Main Road, Indiranagar', 'Indiranagar'],
  ['Phool Bagan, Kankurgachi', 'Kankurgachi'],
  ['Jadavpur, 8B bus stand', 'Jadavpur'],
  ['Near Ruby Hospital, Kasba', 'Kasba'],
  ['1 BHK near Marathahalli', 'Marathahalli'],
  ['3bhk flat for rent in Kondapur', 'Kondapur'],
  ['East of Kailash near Iskcon temple', 'East of Kailash'],
  ['Andheri (W)', 'Andheri West'],
  ['Andheri E', 'Andheri East'],
  ['Miyapur/Hafeezpet', 'Miyapur'],
  ['Ramesh house, Peenya', 'Peenya'],
  ['231/21, Evershine Nagar, Hennur, Bangalore - 560043', 'Hennur'],
  ['H.No 8-3-228, Yousufguda', 'Yousufguda'],
  ['Shastri Nagar, Mira Road', 'Mira Road'],
  ['Block-C, Sector 3, Rohini', 'Rohini Sector 3'],
  ['Salt Lake, Sector-II', 'Salt Lake Sector 2'],
  ['Rohini, Sector 7', 'Rohini Sector 7'],
  ['Anna Nagar, Phase 2', 'Anna Nagar Phase 2'],
  ['Jayanagar, 4th Block', 'Jayanagar 4th Block'],
  ['4th Block, Jayanagar', 'Jayanagar'],
  ['Andheri, West', 'Andheri West'],
  ['New Colony', 'New Colony'],
  ['Chhattarpur Enclave Phase2', 'Chhattarpur Enclave Phase 2'],
])('%s is an area', (cell, area) => expect(read(cell)).toBe(area));

test.each([
  ['Gokul Regency, Thakur Complex', ['Gokul Regency', 'Thakur Complex']],
  ['Brigade Millennium, JP Nagar', ['Brigade Millennium', 'JP Nagar']],
  ['Nirmala Niwas, Sarjapur Road', ['Nirmala Niwas', 'Sarjapur Road']],
  ['Flat no 4B, Sagar Apartment, Garia', ['Sagar Apartment', 'Garia']],
  ['Shree Apartments, Flat No 203, Adyar, Chennai', ['Shree Apartments', 'Adyar']],
  ['Evershine Nagar, Malad West', 'Malad West'],
  ['Seven Bungalows, Andheri West', 'Andheri West'],
])('%s is a society in an area, where its words say so', (cell, said) => expect(read(cell)).toEqual(said));

test.each([
  ...['2 BHK', '700051', 'My Own House', '3 BHK Flat', '2nd Floor', 'Ground Floor', 'Main Road', 'Builder floor'],
  ...['Fully furnished flat', 'Contact owner', 'For Bachelors', 'Call 9876543210', 'B-12', 'A/203', '12', 'Studio'],
  ...['Near Metro Station', 'Opp Bus Stand', 'near the old well', 'Mumbai', 'Mumbai 400067', 'Maharashtra 400067', '-'],
])('%s is no place', (cell) => expect(read(cell)).toBe(''));

test('another city within the city of the row is an area of it, behind an area it is the city', () => {
  const [kolkata, howrah] = ['Kolkata', 'Howrah'].map(cityNamed);
  expect(readWrittenPlace('Howrah', kolkata)).toEqual({ area: 'Howrah', city: kolkata, society: '' });
  expect(readWrittenPlace('Howrah', howrah).area).toBe('');
  expect(readWrittenPlace('Shibpur, Howrah', kolkata)).toEqual({ area: 'Shibpur', city: howrah, society: '' });
});
