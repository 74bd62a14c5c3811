import { expect, test } from 'vitest';
import { apiFault } from './phone-address.ts';

test.each(['https://office.example', 'https://office.example/', 'http://127.0.0.1:4000', 'http://localhost:4000'])(
  'a phone app can be built for %s',
  (api) => {
    expect(apiFault(api)).toBeUndefined();
  },
);

test.each([
  ['office.example', 'is no address of a server'],
  ['https://office.example/app', 'is no address of a server'],
  ['https://someone@office.example', 'is no address of a server'],
  ['http://office.example', 'is not https'],
  ['ftp://localhost', 'is not https'],
])('for %s it cannot, and a sentence says why', (api, why) => {
  expect(apiFault(api)).toContain(why);
});
