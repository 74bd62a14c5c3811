import { reminderLetterTexts } from '@angan/contract/commissions/reminder-letters.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMailbox, type Mailbox } from '../../test/a-mailbox.ts';
import { atInIndia } from '../../test/at-in-india.ts';
import { aLetterOffice, rulesOf } from '../../test/letters.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { aPerson, aServer, type TestServer } from '../../test/support.ts';

/** Reminder letters that go by themselves, by the job of each morning. */

let server: TestServer;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await aMailbox();
  server = await aServer({ SMTP_URL: mailbox.url });
  await server.work();
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const path = '/properties/reminder_letters/';
const anOffice = () => aLetterOffice(server, mailbox);

test('an office begins without them; the Owner has them go, each later than the one before', async () => {
  const office = await anOffice();
  const coOwner = await aPerson(server, office.company.id, 'Co-Owner');
  const get = async () => (await server.ask('GET', path, office.owner.token)).body;
  const put = (body: object, as = office.owner) => server.ask('PUT', path, as.token, body);
  expect(await get()).toEqual(rulesOf([false, false, false]));
  expect((await put(rulesOf([true, true, true]), coOwner)).status).toBe(403);
  expect((await put(rulesOf([true, true, true]), office.staff)).status).toBe(403);
  expect((await server.ask('GET', path, office.staff.token)).status).toBe(403);
  const [first, second, third] = rulesOf([true, true, true]).letters;
  for (const letters of [
    [first, { ...second, days: 10 }, third],
    [second, first, third],
    [first, first, third],
  ])
    expect((await put({ letters })).body).toEqual({ letters: [reminderLetterTexts.order] });
  expect((await put({ letters: [first, second] })).status).toBe(400);
  const own = { letters: [first, { ...second, days: 20, is_on: false }, third] };
  expect((await put(own)).body).toEqual(own);
  expect(await get()).toEqual(own);
  const other = await anOffice();
  expect((await server.ask('GET', path, other.owner.token)).body).toEqual(rulesOf([false, false, false]));
});

test('each letter goes once on its day, on the history and with its papers, and after the last nothing', async () => {
  const office = await anOffice();
  const due = await office.invoiced();
  expect(await office.morning(9)).toBeUndefined();
  await office.setLetters(true, true, true);
  expect((await due.read()).next_letter).toEqual({ letter: 1, on: office.day(10), stop: null });
  await office.morning(9);
  expect(due.mails()).toEqual([]);

  const again = await office.morning(10);
  const [mail] = due.mails();
  expect(mail?.text).toContain('Please pay by');
  expect(mail?.attachments).toHaveLength(2);
  const [letter, invoice] = await Promise.all(mail!.attachments.map(({ content }) => pdfText(content)));
  expect(letter).toContain('1,20,000.00');
  const whole = await due.read();
  expect(invoice).toContain(whole.invoice_no);
  expect(whole.reminders).toMatchObject([
    { about: 'Payment', tone: 'Friendly', channel: 'E-mail', is_automatic: true, by_name: '' },
  ]);
  expect(whole.next_letter).toEqual({ letter: 2, on: office.day(23), stop: null });
  expect((await office.told()).map(({ sentence }) => sentence.key)).toEqual(['letterWent']);
  // Run once more, and twice at once.
  await again!();
  await Promise.all([again!(), again!()]);
  await office.morning(11);
  expect(due.mails()).toHaveLength(1);
  expect(await office.told()).toHaveLength(1);

  await office.morning(23);
  expect(due.mails()[1]?.text).toContain('We asked before');
  await office.send('POST', `commissions/${due.id}/receipts/`, office.owner, {
    ...{ date: office.day(23), amount: 20_000, mode: 'NEFT' },
  });
  await office.morning(45);
  expect(due.mails()[2]?.text).toMatch(/1,00,000\.00.*last reminder/s);
  await office.morning(60);
  await office.morning(200);
  expect(due.mails()).toHaveLength(3);
  expect((await due.read()).next_letter).toBeNull();
  expect(await due.rows()).toEqual(['1 Sent', '2 Sent', '3 Sent']);
});

test('of several that are due the highest goes alone, and a letter by a person counts', async () => {
  const office = await anOffice();
  await office.setLetters(true, true, false);
  const [late, asked] = [await office.invoiced(), await office.invoiced()];
  await office.onDay(12);
  await office.send('POST', `commissions/${asked.id}/letter/`, office.owner, {
    ...{ about: 'Payment', tone: 'Friendly', language: 'English', channel: 'WhatsApp' },
  });
  await office.morning(14);
  expect(await late.rows()).toEqual(['1 Sent']);
  expect(asked.mails()).toEqual([]);
  const third = await office.invoiced();
  await office.morning(30);
  expect([await late.rows(), await asked.rows(), await third.rows()]).toEqual([
    ['1 Sent', '2 Sent'],
    ['2 Sent'],
    ['2 Sent'],
  ]);
  await office.morning(90);
  expect([late, asked, third].map((one) => one.mails().length)).toEqual([2, 1, 1]);
});

test('disputed, written off, paid and switched off get none', async () => {
  const office = await anOffice();
  await office.setLetters(true, false, false);
  const [disputed, gone, paid] = [await office.invoiced(), await office.invoiced(), await office.invoiced()];
  const move = (id: number, to: string, note = 'As they say') =>
    office.send('POST', `commissions/${id}/move/`, office.owner, { to, note });
  await move(disputed.id, 'Disputed');
  await move(gone.id, 'Written Off');
  await office.send('POST', `commissions/${paid.id}/receipts/`, office.owner, {
    ...{ date: office.day(0), amount: 120_000, mode: 'NEFT' },
  });
  await office.morning(10);
  const all = [disputed, gone, paid];
  expect(all.flatMap((one) => one.mails())).toEqual([]);
  expect(await Promise.all(all.map(async (one) => (await one.read()).next_letter))).toEqual([null, null, null]);
  expect(await office.told()).toEqual([]);
  await move(disputed.id, 'Invoiced');
  await office.setLetters(false, false, false);
  expect(await office.morning(11)).toBeUndefined();
  expect(disputed.mails()).toEqual([]);
  await office.setLetters(true, false, false);
  await office.morning(12);
  expect(disputed.mails()).toHaveLength(1);
});

test('without an address it waits for a person, told once; who is not to be contacted gets none', async () => {
  const office = await anOffice();
  await office.setLetters(true, false, false);
  const [unknown, quiet] = [await office.invoiced({ email: '' }), await office.invoiced({ do_not_contact: true })];
  expect((await unknown.read()).next_letter.stop).toBe('No address');
  expect((await quiet.read()).next_letter.stop).toBe('Do not contact');
  const again = await office.morning(10);
  await again!();
  await office.morning(11);
  expect((await office.told()).map(({ sentence, key }) => [sentence.key, key.includes(` ${unknown.id} `)])).toEqual([
    ['letterWaits', true],
  ]);
  await office.send('PATCH', `contacts/${unknown.payer}/`, office.owner, { email: unknown.email });
  await office.morning(12);
  expect([unknown.mails().length, quiet.mails().length]).toEqual([1, 0]);
});

test('a letter that somebody holds does not go, and goes after all when they let it', async () => {
  const office = await anOffice();
  await office.setLetters(true, true, false);
  const due = await office.invoiced();
  const hold = (letter: number, is_held: boolean) =>
    server.ask('POST', `/properties/commissions/${due.id}/letter/hold/`, office.owner.token, { letter, is_held });
  expect((await hold(1, true)).body).toMatchObject({
    held_letters: [1],
    next_letter: { letter: 2, on: office.day(23) },
  });
  expect((await hold(1, true)).status).toBe(200);
  await office.morning(10);
  expect(due.mails()).toEqual([]);
  expect((await hold(1, false)).body).toMatchObject({ held_letters: [], next_letter: { letter: 1 } });
  await office.morning(11);
  expect(due.mails()).toHaveLength(1);
  expect((await hold(1, true)).body).toEqual({ non_field_errors: [commissionTexts.letterGone] });
  expect((await hold(1, false)).status).toBe(200);
  expect(await due.rows()).toEqual(['1 Sent']);
  expect((await hold(4, true)).status).toBe(400);
  const staff = await server.ask('POST', `/properties/commissions/${due.id}/letter/hold/`, office.staff.token, {
    ...{ letter: 2, is_held: true },
  });
  expect(staff.status).toBe(403);
});

test('nothing goes at night, nor on the weekly off; the next working day makes up for it', async () => {
  const office = await anOffice();
  await office.setLetters(true, false, false);
  const due = await office.invoiced();
  await office.onDay(10);
  await office.run('watch days');
  await office.moveTo(atInIndia('19:00', office.day(10)));
  await office.run('reminder letters');
  expect(due.mails()).toEqual([]);
  const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'Asia/Kolkata' });
  const off = weekday.format(atInIndia('12:00', office.day(11)));
  await server.owner.query('update company set weekly_off = $2 where id = $1', [office.company.id, [off]]);
  expect((await due.read()).next_letter.on).toBe(office.day(12));
  await office.morning(11);
  expect(due.mails()).toEqual([]);
  await office.morning(12);
  expect(due.mails()).toHaveLength(1);
});

test('one that fails stops no other, and an office whose subscription is over sends none', async () => {
  const office = await anOffice();
  await office.setLetters(true, false, false);
  const [broken, fine] = [await office.invoiced(), await office.invoiced()];
  await server.owner.query(`update invoice set content = '[]' where commission = $1`, [broken.id]);
  await office.onDay(10);
  await office.run('watch days');
  await office.run('reminder letters').catch(() => undefined);
  await expect.poll(() => fine.mails().length).toBe(1);
  expect([broken.mails().length, await broken.rows(), (await broken.read()).reminders]).toEqual([0, [], []]);

  const over = await anOffice();
  await over.setLetters(true, false, false);
  const unsent = await over.invoiced();
  await server.owner.query('update company set suspended_at = now() where id = $1', [over.company.id]);
  await over.onDay(10);
  await over.run('watch days');
  expect(unsent.mails()).toEqual([]);
  expect(await unsent.rows()).toEqual([]);
});
