import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { demoPassword } from '@angan/contract/demo/logins.ts';
import { noteCalls } from '@angan/contract/notes/notes.ts';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { sessionOf } from '../lib/browser.ts';
import { newOffice } from '../lib/new-office.ts';
import { newMobile, office } from '../lib/office.ts';
import { lines, Phone } from '../lib/street/phone.ts';

/**
 * A day of saves on two phones of one person, with a line that drops as it likes, apps that are killed and clocks that jump,
 * against the real server: what was saved is there, once each, and nothing else.
 */

const writes = 300;
const after = (milliseconds: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), milliseconds));

const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('line' as const), line: fc.constantFrom(...lines) }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('send' as const) }) },
  // At some moment after it began to send.
  { weight: 1, arbitrary: fc.record({ act: fc.constant('kill' as const), after: fc.integer({ min: 0, max: 30 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('clock' as const), hours: fc.integer({ min: -30, max: 30 }) }) },
);
const day = fc.array(
  fc.record({
    phone: fc.constantFrom(0, 1),
    what: fc.constantFrom('note', 'contact'),
    /** Milliseconds after which the app is killed in the middle of the save. */
    killedAfter: fc.option(fc.integer({ min: 0, max: 30 }), { freq: 9 }),
    acts: fc.array(act, { maxLength: 2 }),
  }),
  { minLength: writes, maxLength: writes },
);

const { url, ask } = office('street-days');

/** All rows of a list, as the office reads them. */
const all = async (owner: string, path: string): Promise<Record<string, unknown>[]> => {
  const { results, next } = await ask(owner, path);
  return next ? [...results, ...(await all(owner, next))] : results;
};

test('a day of 300 saves ends with exactly those 300', async () => {
  await fc.assert(
    fc.asyncProperty(day, async (steps) => {
      const owner = (await newOffice(url, demoPassword)).email;
      const subjects: number[] = [];
      for (let at = 0; at < 5; at += 1) {
        const { id } = await ask(owner, contactCalls.create.path, {
          name: 'Whom it is about',
          mobile_number_1: newMobile(),
        });
        subjects.push(id);
      }
      const phones = ['one', 'two'].map(
        (name) => new Phone(url, () => sessionOf(inject('productUrl'), owner, `street-${name}`)),
      );
      for (const phone of phones) await phone.start();
      const texts: string[] = [];
      const numbers: string[] = [];
      for (const [at, { phone: which, what, killedAfter, acts }] of steps.entries()) {
        const phone = phones[which]!;
        const restart = async () => {
          await phone.kill();
          await phone.start();
        };
        const text = `Note ${at}`;
        const number = newMobile();
        if (what === 'note') texts.push(text);
        else numbers.push(number);
        const save = () =>
          what === 'note'
            ? phone.save(noteCalls.create, { text, link: { kind: 'contact', id: subjects[at % subjects.length]! } })
            : phone.save(contactCalls.create, { name: `Contact ${at}`, mobile_number_1: number });
        const saved = save().then(() => true);
        if (killedAfter === null) await saved;
        else if (!(await Promise.race([saved, after(killedAfter)]))) {
          // Nobody said that it was saved: its writer opens the app, finds the form as it was, and saves once more.
          await restart();
          await save();
        }
        for (const one of acts) {
          if (one.act === 'line') phone.setLine(one.line);
          else if (one.act === 'clock') phone.moveClock(one.hours);
          else if (one.act === 'send') await phone.send();
          else {
            void phone.send();
            await after(one.after);
            await restart();
          }
        }
      }
      for (const phone of phones) {
        phone.setLine('up');
        // One that is under way with the old line is over first.
        await expect
          .poll(async () => {
            await phone.send();
            return phone.waiting();
          })
          .toEqual([]);
        // What tells a save again that was under way says nothing of it.
        for (const number of numbers) expect(phone.texts.join(' ')).not.toContain(number);
        await phone.kill();
      }
      // The list of a record ends at a hundred.
      const notes = await Promise.all(
        subjects.map((id) => all(owner, `/properties/notes/?link_kind=contact&link_id=${id}`)),
      );
      expect(
        notes
          .flat()
          .map(({ text }) => text)
          .toSorted(),
      ).toEqual(texts.toSorted());
      const contacts = await all(owner, '/properties/contacts/?page_size=100');
      const found = contacts
        .filter(({ id }) => !subjects.includes(id as number))
        .map(({ mobile_number_1 }) => mobile_number_1);
      expect(found.toSorted()).toEqual(numbers.toSorted());
      expect(texts.length + numbers.length).toBe(writes);
    }),
    // A day that fails is told as it was: to make it smaller takes hundreds of days.
    { numRuns: 1, endOnFailure: true },
  );
});
