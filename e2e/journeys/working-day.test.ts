import { demoPassword } from '@angan/contract/demo/logins.ts';
import { expect, test } from 'vitest';
import { minute, minuteComes, nextMinute } from '../lib/minutes.ts';
import { newOffice } from '../lib/new-office.ts';
import { newMobile, newName, office, says, tells, type Wanted } from '../lib/office.ts';
import { deliver, pressShown, pushedTo, shown, subscribesAtSandbox, watchScreen } from '../lib/push.ts';

/** From the lock screen to the next step: a call that is due is told, opened, closed and followed up with five taps. */

const { url, ask, open } = office('working-day');
const phone: Wanted = {
  size: 'phone',
  once: true,
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  before: subscribesAtSandbox,
};

test('a call that is due comes to the lock screen, and five taps later it is done, its next step is planned and Home shows it', {
  timeout: 120_000,
}, async () => {
  // An office of its own: of a full day only the first tasks of tomorrow stand on Home.
  const { email: owner } = await newOffice(url, demoPassword);
  const name = newName('Kamla');
  const inquiry = await ask(owner, '/properties/inquiry/', {
    property_type: 1,
    deal_type: [1],
    contact: { name, mobile_number_1: newMobile() },
  });
  const page = await open(owner, phone);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole('button', { name: /^Alerts/ }).click();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await says(page, 'Alerts come to this device also when Angan is closed.');
  await watchScreen(page);

  // One is reminded ten minutes before it.
  const reminded = nextMinute(10 * minute);
  const { id } = await ask(owner, '/properties/tasks/', {
    inquiry: inquiry.id,
    type: 'Call',
    date_time: new Date(reminded + 10 * minute).toISOString(),
    remind_before: [10],
  });
  await page.goto(new URL('/privacy', page.url()).href);
  const pushed = async () => (await pushedTo(page)).filter((text) => text.includes(name));
  expect(await pushed()).toEqual([]);
  await minuteComes(owner, 'tasks', reminded);
  await expect.poll(pushed).toHaveLength(1);
  const [message] = await pushed();
  await deliver(page, message!);
  await expect.poll(() => shown(page)).toEqual([{ title: 'Task due', body: expect.stringContaining(name) }]);

  let taps = 1;
  await pressShown(page);
  const tap = async (button: string | RegExp, within: 'page' | 'sheet' = 'page') => {
    taps += 1;
    const place = within === 'sheet' ? page.getByRole('dialog') : page;
    await place.getByRole('button', { name: button }).last().click();
  };
  await page.waitForURL(new RegExp(`/tasks\\?.*id=${id}`));
  await tap('Complete');
  await tap('Connected call back', 'sheet');
  await tap('Tomorrow, 11:00 AM', 'sheet');
  await tap('Complete', 'sheet');
  await tells(page, 'Call done');
  expect(taps).toBeLessThanOrEqual(5);

  expect(await ask(owner, `/properties/tasks/${id}/`)).toMatchObject({
    status: 'Completed',
    outcome: 'Connected call back',
  });
  const ahead = await ask(owner, `/properties/tasks/?inquiry=${inquiry.id}&due=tomorrow`);
  expect(ahead.results).toHaveLength(1);

  // The sixth tap opens Home: the next step stands there under tomorrow.
  taps += 1;
  await page.getByRole('complementary', { name: 'Task' }).getByRole('link', { name: 'Home' }).click();
  expect(taps).toBeLessThanOrEqual(6);
  const followUp = page.getByRole('region', { name: 'Tomorrow' }).getByRole('listitem').filter({ hasText: name });
  await followUp.getByText('11:00 AM').waitFor();
  await page.goto(new URL(`/searchInquiry?id=${inquiry.id}`, page.url()).href);
  await page.getByRole('tab', { name: 'Facts' }).click();
  await says(page, 'Call: Connected');
});
