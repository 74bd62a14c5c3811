import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { bhkId, dealId, possessionId, subtypeId, typeId } from '../../apps/server/test/listings.ts';
import type { Browser } from './client.ts';
import type { Ledger } from './ledger.ts';

export interface Work {
  readonly browser: Browser;
  readonly ledger: Ledger;
  readonly signal: AbortSignal;
  readonly mobile: () => string;
  readonly area: number;
  readonly usertype: string;
}

const photo = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#8a6' } })
  .jpeg()
  .toBuffer();
const rest = (least: number, most: number, signal: AbortSignal) =>
  pause(least + Math.random() * (most - least), undefined, { signal }).catch(() => undefined);
const oneOf = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]!;

/** Rows of an import. */
export const importRows = 120;

/** What a person does at the desk, again and again, each with the pauses of somebody who reads. */
const tasks: Record<string, (work: Work) => Promise<unknown>> = {
  looksAround: async ({ browser, usertype }) => {
    const contacts = usertype === 'Owner' || usertype === 'Co-Owner' ? 'contacts' : 'view_3digit_contact';
    await Promise.all([
      browser.ask('GET', `/properties/${contacts}/?page_size=25&search=${oneOf(['person', 'run', '98', 'owner'])}`),
      browser.ask('GET', '/properties/property/?page_size=25&ordering=-id'),
      browser.ask('GET', '/properties/property/counts/'),
      browser.ask('GET', '/properties/inquiry/?page_size=25'),
      browser.ask('GET', '/auth/users/me/'),
    ]);
  },
  addsAContact: async ({ browser, ledger, signal, mobile }) => {
    const entry = ledger.open('contact');
    const body = { name: entry.marker, mobile_number_1: mobile(), comment: 'met at the site' };
    await ledger.save(entry, signal, () => browser.ask('POST', '/properties/contacts/', body));
  },
  keepsAContact: async ({ browser, ledger, signal, mobile, usertype }) => {
    if (usertype !== 'Owner' && usertype !== 'Co-Owner') return;
    const entry = ledger.open('contact');
    const body = { name: entry.marker, mobile_number_1: mobile(), comment: '0' };
    const made = await ledger.save(entry, signal, () => browser.ask('POST', '/properties/contacts/', body));
    if (!made?.body?.id) return;
    const path = `/properties/contacts/${made.body.id}/`;
    for (let value = 1; value <= 3 && !signal.aborted; value++) {
      const answer = await browser.ask('PATCH', path, { comment: String(value) });
      if (answer.status === 200) ledger.edits.set(entry.marker, value);
      await rest(100, 600, signal);
    }
    await browser.ask('GET', `${path}timeline/`);
    const note = ledger.open('note');
    const text = { text: note.marker, link: { kind: 'contact', id: made.body.id } };
    await ledger.save(note, signal, () => browser.ask('POST', '/properties/notes/', text));
  },
  takesAListing: async ({ browser, ledger, signal, mobile, area }) => {
    const entry = ledger.open('property');
    const body = {
      property_type: typeId('Residential'),
      property_subtype: subtypeId('Independent House/Kothi'),
      deal_type: [dealId('Sale')],
      contact: { name: entry.marker, mobile_number_1: mobile() },
      area: [area],
      bhk: bhkId(oneOf([2, 3, 4])),
      size: 200 + Math.floor(Math.random() * 200),
      size_unit: 'SqYd',
      size_basis: 'Plot',
      sale_price: 30_000_000 + Math.floor(Math.random() * 40) * 1_000_000,
      possession: possessionId('Ready to move'),
    };
    const made = await ledger.save(entry, signal, () => browser.ask('POST', '/properties/property/', body));
    if (!made?.body?.id) return;
    await browser.ask('GET', `/properties/property/${made.body.id}/matches/?page_size=25`);
    const picture = ledger.open('photo');
    // The key is the browser's own, so that a photo that is sent again on a bad line is not added twice.
    const key = randomUUID();
    await ledger.save(picture, signal, () => {
      const form = new FormData();
      form.set('kind', 'image');
      form.set('caption', picture.marker);
      form.set('upload_key', key);
      form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'house.jpg');
      return browser.ask('POST', `/properties/property/${made.body.id}/files/`, form);
    });
  },
  writesAnInquiry: async ({ browser, ledger, signal, mobile, area }) => {
    const entry = ledger.open('inquiry');
    const body = {
      property_type: typeId('Residential'),
      property_subtype: [subtypeId('Independent House/Kothi')],
      deal_type: [dealId('Sale')],
      contact: { name: entry.marker, mobile_number_1: mobile() },
      area: [area],
      bhk: [bhkId(oneOf([2, 3, 4]))],
      budget_max: 50_000_000,
    };
    const made = await ledger.save(entry, signal, () => browser.ask('POST', '/properties/inquiry/', body));
    if (made?.body?.id) await browser.ask('GET', `/properties/inquiry/${made.body.id}/matches/?page_size=25`);
  },
  bringsAList: async ({ browser, ledger, signal, mobile, usertype }) => {
    if (usertype !== 'Owner' || Math.random() > 0.2) return;
    const entry = ledger.open('import');
    const rows = Array.from({ length: importRows }, (_, n) => `${entry.marker} row ${n},${mobile()}`);
    const file = `Name,Mobile\n${rows.join('\n')}\n`;
    const path = '/properties/datamigration/';
    // A press that came through although the screen said otherwise makes a second upload, which a person would see.
    let id = 0;
    const until = async (status: string) => {
      for (let look = 0; look < 120 && !signal.aborted; look++) {
        const { body } = await browser.ask('GET', `${path}${id}/`);
        if (body?.status === status && !body.working) return true;
        await rest(800, 1200, signal);
      }
      return false;
    };
    const form = new FormData();
    form.set('kind', 'Contacts');
    form.set('file', new Blob([file], { type: 'text/csv' }), 'list.csv');
    const sent = await browser.ask('POST', path, form);
    if (sent.status !== 201) return;
    id = sent.body.id;
    if (!(await until('Uploaded'))) return;
    for (const [step, after] of [
      ['validate', 'Validated'],
      ['run', 'Completed'],
    ] as const) {
      while (!signal.aborted && (await browser.ask('POST', `${path}${id}/${step}/`, {})).status >= 500)
        await rest(1000, 2000, signal);
      if (!(await until(after))) return;
    }
    entry.saved = true;
  },
};

/** What the platform's people do: chats are written to, read, and written to again. */
const platformTasks: Record<string, (work: Work) => Promise<unknown>> = {
  readsChats: async ({ browser }) => {
    const { body } = await browser.ask('GET', '/mgmt/whatsappchat/?page_size=25');
    const chat = body?.results?.[0];
    if (chat) await browser.ask('GET', `/mgmt/whatsappchat/${chat.id}/messages/?page_size=50`);
  },
  writes: async ({ browser, ledger, signal }) => {
    const { body } = await browser.ask('GET', '/mgmt/whatsappchat/?page_size=25');
    const open = (body?.results ?? []) as { id: number }[];
    if (!open.length) return;
    for (let n = 0; n < 4 && !signal.aborted; n++) {
      const entry = ledger.open('message');
      const message = { chat: oneOf(open).id, message_body: entry.marker };
      await ledger.save(entry, signal, () => browser.ask('POST', '/mgmt/whatsappmessage/', message));
      await rest(50, 300, signal);
    }
  },
};

/** One person's day: one task after another until the run ends. */
export const workAllDay = async (work: Work): Promise<void> => {
  const mine = Object.values(work.usertype === 'Admin' ? platformTasks : tasks);
  while (!work.signal.aborted) {
    await oneOf(mine)(work);
    await rest(300, 1800, work.signal);
  }
};
