import path from 'node:path';
import { besideReference, type Case, printRatios, secret } from '../lib/beside-reference.ts';
import type { Asked } from '../lib/load.ts';
import { ownerOf } from '../lib/session.ts';
import { fill, type Size, words } from './data.ts';

/**
 * `npm run bench -- contacts [--quick]`: the calls of contacts against hand-written references, in one run, at 1 and at
 * 16 connections. `--quick` takes a tenth of the data and a second a figure: for trying, not for quoting.
 */
const quick = process.argv.includes('--quick');
/** `--only WORD`: the cases whose name has the word. */
const chosen = process.argv.includes('--only')
  ? (process.argv[process.argv.indexOf('--only') + 1] ?? '').toLowerCase()
  : '';
const tenth = process.argv.includes('--tenth');
const size: Size =
  quick || tenth
    ? { companies: 20, contacts: 100_000, largest: 10_000 }
    : { companies: 200, contacts: 1_000_000, largest: 100_000 };
const seconds = quick ? 1 : 3;

await besideReference({
  port: 4790,
  reference: path.join(import.meta.dirname, 'reference.ts'),
  fill: (database) => fill(database, size),
  report: async (filled, urls) => {
    const headers = await ownerOf(urls.database, secret, filled);
    const product = (at: string): Asked => ({ url: `${urls.product}/properties/contacts/${at}`, headers });
    const groups = (at: string) => `${urls.product}/properties/contactgroup/${at}`;
    const reference = (at: string): Asked => ({ url: `${urls.reference}/${at}` });
    const created = {
      method: 'POST',
      body: JSON.stringify({ name: 'Mehul Trivedi', mobile_number_1: '9824011768', comment: 'Ready flat' }),
    } as const;
    const json = { 'content-type': 'application/json' };
    const next = await pageForty(product('').url, headers);
    const cases: Case[] = [
      ['Page of 25 with total, to the exact count', product(''), reference('page-exact')],
      ['Page of 25 with total, to the counter', product(''), reference('page-counter')],
      ['Page 40 by next links', { url: next, headers }, reference('page-40')],
      [
        'Search, part of a name or comment, middling',
        product(`?search=${words.middling}`),
        reference('search-middling'),
      ],
      ['Search, part of a number', product('?search=47016'), reference('search-number')],
      ['Search, common word, counted to 1,000', product(`?search=${words.common}`), reference('search-common')],
      ['Search, a word nobody has', product(`?search=${words.nobody}`), reference('search-nobody')],
      ['A group of a tenth', product(`?contactgroup=${filled.group}`), reference('group')],
      ['A group by rule of four tenths', product(`?contactgroup=${filled.rule}`), reference('rule')],
      ['How many are in each group', { url: groups('usage/'), headers }, reference('usage')],
      ['One record', product(`${filled.one}/`), reference('one')],
      [
        'Create',
        { ...product(''), ...created, headers: { ...headers, ...json } },
        { ...reference('create'), ...created, headers: json },
      ],
    ];
    console.log(
      `${size.contacts.toLocaleString('en-IN')} contacts in ${size.companies} companies, ${size.largest.toLocaleString('en-IN')} in the one that is asked\n`,
    );
    await printRatios(
      cases.filter(([name]) => name.toLowerCase().includes(chosen)),
      [1, 16],
      seconds,
    );
  },
});

/** Follows next from the first page, as a person who scrolls does. */
async function pageForty(url: string, headers: Record<string, string>) {
  let at = url;
  for (let page = 1; page < 40; page++) {
    const { next } = (await (await fetch(at, { headers })).json()) as { next: string };
    at = next;
  }
  return at;
}
