import { duplicateCalls, duplicateLimits } from '@angan/contract/contacts/duplicates.ts';
import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { isMobile } from '@angan/domain/mobile.ts';
import { client } from '../core/api/index.ts';
import { keyIn } from './chat-rows.ts';
import type { Target } from './paste-form.ts';

const duplicates = client(duplicateCalls);
const inquiries = client(inquiryCalls);
const properties = client(propertyCalls);

/** Records of one person that are looked at. */
const page_size = 100;

/**
 * What the office has of some numbers: a key (`keyIn`) for each kind of record that somebody with such a number has there. Numbers that are none are left out.
 */
export const keysInOffice = async (phones: readonly string[]): Promise<string[]> => {
  const numbers = [...new Set(phones)].filter(isMobile);
  const keys: string[] = [];
  for (let at = 0; at < numbers.length; at += duplicateLimits.numbers)
    keys.push(...(await keysOf(numbers.slice(at, at + duplicateLimits.numbers))));
  return keys;
};

const keysOf = async (mobile: string[]): Promise<string[]> => {
  const { results } = await duplicates.withNumbers({ query: { mobile } }, { quiet: true });
  // In the order asked: who may not see numbers is sent them masked.
  const holders = results.flatMap(({ contacts }, at) => contacts.map(({ id }) => ({ id, phone: mobile[at]! })));
  if (holders.length === 0) return [];
  const query = { contact: [...new Set(holders.map(({ id }) => id))].join(','), page_size };
  const [wishes, offers] = await Promise.all([
    inquiries.list({ query }, { quiet: true }),
    properties.list({ query }, { quiet: true }),
  ]);
  const keys = (target: Target, rows: readonly RecordKind[]) =>
    rows.flatMap((row) =>
      holders
        .filter(({ id }) => id === row.contact?.id)
        .map(({ phone }) => keyIn(phone, target, { ...row, bhk: [row.bhk ?? []].flat() })),
    );
  return [...keys('Requirement', wishes.results), ...keys('Listing', offers.results)];
};

interface RecordKind {
  contact: { id: number } | null;
  property_type: number;
  deal_type: readonly number[];
  bhk: number | number[] | null;
}
