import { expect, test } from 'vitest';
import { maskAddressesIn, maskedTextForSupport } from './mask-for-support.ts';
import { may, permissions, scopeOf, scopeOfSupport } from './roles.ts';
import { familiesOf } from './support.ts';

test('support reaches nowhere where the Owner does not, and sees no numbers', () => {
  for (const permission of permissions)
    expect([scopeOf('Owner', permission), 'masked', 'none']).toContain(scopeOfSupport(permission));
  for (const permission of ['contact:number', 'inquiry:number', 'property:owner_number'] as const)
    expect(scopeOfSupport(permission)).toBe('masked');
  const reveals = permissions.filter((one) => /:(?:reveal|export|vault|erase)$/.test(one) && may('Owner', one));
  expect(reveals.length).toBeGreaterThan(3);
  for (const permission of [...reveals, 'settings:edit', 'full_export:view'] as const)
    expect(scopeOfSupport(permission)).toBe('none');
  expect(scopeOfSupport('deal:view')).toBe('all');
});

test('kinds of record are told by their families, each once', () => {
  expect(familiesOf(['contact', 'contact_merge', 'area', 'property'])).toEqual(['Contacts', 'Properties']);
  expect(familiesOf(['area', 'plan'])).toEqual([]);
});

test.each([
  ['Write to ganesh.patel+home@gmail.com, please', 'Write to *******, please'],
  ['UPI 9824011768@okhdfc or ganesh@ybl', 'UPI ******* or *******'],
  ['गणेश@उदाहरण.भारत', '*******'],
  ['mailto:ganesh%40patel.test?subject=Hello', 'mailto:*******?subject=Hello'],
  ['Rate @ 5,000 a sq ft', 'Rate @ 5,000 a sq ft'],
  ['@@@', '@@@'],
])('%s', (text, masked) => expect(maskAddressesIn(text)).toBe(masked));

test.each([
  ['Ganesh, 98240 11768 or ganesh@patel.test', 'Ganesh, *******768 or *******'],
  ['HL26 98240/11768', 'HL26 *******'],
  ['https://angan.test/s/7KQ2MXNB4RTV9A opens', 'https://angan.test/s/******* opens'],
  ['3 BHK in ORCHIDHEIGHTSB, 1,25,00,000', '3 BHK in ORCHIDHEIGHTSB, 1,25,00,000'],
])('support reads of: %s', (text, masked) => expect(maskedTextForSupport(text)).toBe(masked));
