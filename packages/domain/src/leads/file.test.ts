import { expect, test } from 'vitest';
import { adSourceOf, adTargetOf, leadIdIn } from './file.ts';

test('headers of ad exports mean what the platform means by them', () => {
  expect(adTargetOf('id')).toBe('Id');
  expect(adTargetOf('created time')).toBe('Date');
  expect(adTargetOf('ad name')).toBe('Campaign');
  expect(adTargetOf('gclid')).toBe('Nothing');
  expect(adTargetOf('mobile')).toBeUndefined();
});

test.each([
  ['l:1202150000000001', '1202150000000001'],
  [' TeSt-00000001 ', 'TeSt-00000001'],
  // A serial number, and what a spreadsheet left of a long one.
  ['17', ''],
  ['1.20215E+16', ''],
  ['1,20215E+16', ''],
  ['120215000000007', '120215000000007'],
  ['1202150000000010', ''],
])('the id %j names a lead elsewhere too as %j', (cell, id) => {
  expect(leadIdIn(cell)).toBe(id);
});

test('a file says by its headers which platform wrote it', () => {
  const told = (header: string, ...samples: string[]) => ({ header, samples });
  expect(adSourceOf([told('full name'), told('gclid', 'Cj0')])).toBe('Google Ads');
  expect(adSourceOf([told('is organic'), told('platform', 'ig')])).toBe('Instagram');
  expect(adSourceOf([told('is organic'), told('platform', 'ig', 'fb')])).toBe('Facebook');
  expect(adSourceOf([told('adset name', 'Shela')])).toBe('Facebook');
  expect(adSourceOf([told('name'), told('platform', 'ig'), told('mobile')])).toBeUndefined();
});
