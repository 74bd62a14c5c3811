import { expect, test } from 'vitest';
import { newMobile, newName, office } from '../lib/office.ts';

/** One clock for all: journeys that are run at another moment would prove nothing with one that stayed behind. */

const { ask, open, session, url } = office('clock');
const owner = 'owner@angan.demo';
/** Far above what any slow machine needs between two looks, far below the smallest move that is worth a run. */
const apart = 5 * 60_000;

test('the journey, the server, the database and the browser agree on the time', async () => {
  const { access } = await session(owner);
  const now = Date.now();
  const answer = await fetch(`${url}/auth/users/me/`, { headers: { authorization: `JWT ${access}` } });
  const made = await ask(owner, '/properties/contacts/', { name: newName('Clock'), mobile_number_1: newMobile() });
  const page = await open(owner);
  const clocks = {
    server: Date.parse(answer.headers.get('date')!),
    database: Date.parse(made.created_date),
    browser: await page.evaluate(() => Date.now()),
  };
  for (const [whose, clock] of Object.entries(clocks)) expect.soft(Math.abs(clock - now), whose).toBeLessThan(apart);
});
