import { randomInt } from 'node:crypto';
import { dayInIndia } from '@angan/domain/dates.ts';
import { onConnection } from '../src/core/database/on-connection.ts';
import { inTransaction, openingForPlatform } from '../src/core/database/transaction.ts';
import { makeSlots } from '../src/demo-bookings/index.ts';
import { codeTo } from './joining.ts';
import type { TestServer } from './support.ts';

/** Makes the slots of the days ahead, as the nightly job does. */
export const withSlots = ({ services }: TestServer) =>
  inTransaction(services.platformPool, openingForPlatform('test'), (client) =>
    makeSlots(onConnection(client), services.now()),
  );

/** Somebody who books, with a number that nobody else in the run has. */
export const aVisitor = () => {
  const mobile = `9${String(randomInt(10 ** 9)).padStart(9, '0')}`;
  return {
    ...{ name: 'Harshad Bhatt', mobile, email: `harshad${mobile}@bhatt.example`, company_name: 'Bhatt Properties' },
    ...{ city: 'Ahmedabad', team_size: '2-5', business: 'Residential', language: 'Gujarati', message: '', source: '' },
  };
};
export type Visitor = ReturnType<typeof aVisitor>;

/** What a stranger asks, from an address of its own each time unless one is named (TRUST_PROXY=1). */
export const visiting = (server: TestServer) => {
  const post = (path: string, body: object, from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`) =>
    server.ask('POST', `/properties/demos/${path}`, undefined, body, { 'x-forwarded-for': from });
  const free = async () => (await server.ask('GET', '/properties/demo_slots/')).body;
  /** Free slots from tomorrow on, in order. */
  const slots = async (): Promise<{ id: number; starts_at: string }[]> =>
    (await free())
      .filter(({ date }: { date: string }) => date > dayInIndia(server.services.now()))
      .flatMap((day: { slots: { is_free: boolean }[] }) => day.slots.filter(({ is_free }) => is_free));
  /** Asks for a slot and types the code; answers what came of it. */
  const book = async (slot: number, visitor: Visitor = aVisitor()) => {
    const asked = await post('', { ...visitor, slot });
    const otp = await codeTo(server, visitor.mobile);
    const answer = await post('confirm/', { id: asked.body.id, mobile: visitor.mobile, otp });
    return { ...answer, id: asked.body.id as number, visitor };
  };
  return { post, free, slots, book };
};
