import { afterAll, beforeAll, expect, test } from 'vitest';
import { aWhatsappOffice, somebody, type WhatsappOffice } from '../../../test/whatsapp-office.ts';
import { templatePriceOf } from './template-price.ts';

let office: WhatsappOffice;
beforeAll(async () => {
  office = await aWhatsappOffice();
});
afterAll(() => office.server.close());

const now = new Date('2026-11-22T10:00:00+05:30');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const price = (category: string, person: object = {}, at = now) =>
  office.step((db) =>
    templatePriceOf(db, office.company, {
      person: { wa_id: somebody(), last_incoming_at: null, free_until: null, ...person },
      category,
      now: at,
    }),
  );

test('a template costs what its category costs in the country of the person on that day', async () => {
  expect(await price('MARKETING')).toEqual({ rate: 0.8631, isFree: false, thirdParty: true });
  expect(await price('UTILITY')).toMatchObject({ rate: 0.115, isFree: false });
  expect(await price('MARKETING', { wa_id: '97517123456' })).toEqual({ rate: null, isFree: false, thirdParty: false });
  // Whom only a name is known of counts as being in India.
  expect(await price('MARKETING', { wa_id: null })).toMatchObject({ rate: 0.8631 });
});

test('it is free in the reply window where the price says so, and for who came by an advertisement', async () => {
  const answered = { last_incoming_at: hoursAgo(2) };
  const september = new Date('2026-09-22T10:00:00+05:30');
  const then = { last_incoming_at: '2026-09-22T08:00:00+05:30' };
  expect(await price('UTILITY', then, september)).toMatchObject({ isFree: true });
  expect(await price('UTILITY', answered)).toMatchObject({ isFree: false });
  expect(await price('MARKETING', answered)).toMatchObject({ isFree: false });
  expect(await price('MARKETING', { ...answered, free_until: hoursAgo(-1) })).toMatchObject({ isFree: true });
  expect(await price('MARKETING', { free_until: hoursAgo(1) })).toMatchObject({ isFree: false });
});
