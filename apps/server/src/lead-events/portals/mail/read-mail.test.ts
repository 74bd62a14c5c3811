import { expect, test } from 'vitest';
import { readMail } from './read-mail.ts';

test.each([
  [
    'From: response@99acres.com\nSubject: Response on your 3 BHK\n\nName: Kinjal Soni\nMobile: +91-9800000011\nEmail: kinjal@example.com\nProperty: 3 BHK flat for Sale in Bopal\nMessage: budget 90 lakh',
    '99acres',
    { name: 'Kinjal Soni', phone: '+91-9800000011', email: 'kinjal@example.com', message: 'budget 90 lakh' },
  ],
  [
    'From: leads@magicbricks.com\n\nName - Arif Kazi\nMobile - 98000 00012\nInterested in: Office 900 sqft, Navrangpura',
    'MagicBricks',
    { name: 'Arif Kazi', phone: '98000 00012', label: 'Office 900 sqft, Navrangpura' },
  ],
  [
    'Subject: Devang Purohit has shown interest in your property on Magicbricks\nCall 9800000013',
    'MagicBricks',
    { name: 'Devang Purohit', phone: '9800000013' },
  ],
  [
    '<table><tr><td>Name:</td><td>Parth &amp; Co</td></tr><tr><td>Mobile:</td><td>9800000014</td></tr></table><p>Housing.com</p>',
    'Housing',
    { name: 'Parth & Co', phone: '9800000014' },
  ],
  ['Name:\nHetal Vora\nPhone:\n9800000015\n', undefined, { name: 'Hetal Vora', phone: '9800000015' }],
])('%s', (text, source, lead) => {
  expect(readMail(text)).toMatchObject({ source, lead });
});

test('a portal’s own address is nobody’s, and a text without a person has none', () => {
  expect(readMail('Mail from response@99acres.com').lead).toMatchObject({ phone: '', email: '', name: '' });
  expect(readMail('a@b.co and 9800000016').lead.external_ref).toBe(readMail('a@b.co and 9800000016').lead.external_ref);
});

test('an address in angle brackets is no tag, and a portal that was forwarded is told by it', () => {
  const read = readMail('From: Housing <no-reply@housing.com>\nName: A\nReply to: A <a@example.com>');
  expect(read).toMatchObject({ source: 'Housing', lead: { name: 'A', email: 'a@example.com' } });
});
