import { expect, test } from 'vitest';
import { parseMessage } from './parse.ts';

const read = (contact: string) => {
  const { fields, unread } = parseMessage(`2 bhk flat for rent 22k. ${contact}`);
  return { phones: fields.phones?.value, unread: unread.map(({ text }) => text).join(' ') };
};

test.each([
  '98250 12345',
  '+91 98250 12345',
  '+91-9825012345',
  '(+91) 98250-12345',
  '0 98250 12345',
  '098250 12345',
  'Mob.9825012345',
  '98 25 01 23 45',
  '982 501 2345',
  '9825 012345',
  '98250 - 12345',
  '0091 98250 12345',
  '15,00,000 98250 12345',
  'G+4 98250 12345',
  '+ 98250 12345',
  '9️⃣8️⃣2️⃣5️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣',
])('%s is a mobile number', (text) => {
  expect(read(`call ${text}`).phones).toEqual(['9825012345']);
});

test.each([
  '079-26463381',
  '079 4000 1234',
  '0731 255 6677',
  '+91 80 4123 4567',
  '+1 647 555 0123',
  'call +44 7911 123456',
  '+65 9123 4567',
  '+977 98412 34567',
  '+971 50 123 4567',
  'landline 79400 01234',
])('%s is none, and stays to be read', (text) => {
  const { phones, unread } = read(`Office: ${text}`);
  expect(phones).toBeUndefined();
  expect(unread).toContain(text.slice(-4));
});
