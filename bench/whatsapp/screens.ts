import { type Case, printRatios } from '../lib/beside-reference.ts';
import type { Asked } from '../lib/load.ts';
import { ports } from './names.ts';
import { words } from './screens-data.ts';
import { inIndia, type World } from './world.ts';

interface Office {
  readonly company: number;
  readonly number: number;
}
interface Options {
  readonly admin: Record<string, string>;
  readonly chats: number;
  readonly long: number;
  readonly seconds: number;
}

/** How fast the list of chats and a long chat open over HTTP, against hand-written statements in the same run. */
export const screenRates = async (world: World, { company }: Office, { admin, chats, long, seconds }: Options) => {
  const chat = await world.count('select min(id) from whatsapp_chat where company_id = $1', [company]);
  await world.run('reference-screens.ts', { FILLED: JSON.stringify({ company, chat, middle: long / 2 }) });
  const origin = `http://127.0.0.1:${ports.product}`;
  const product = (at: string): Asked => ({ url: `${origin}/mgmt/whatsappchat/${at}`, headers: admin });
  const reference = (at: string): Asked => ({ url: `http://127.0.0.1:${ports.reference}/${at}` });
  const messages = `${chat}/messages/?page_size=25`;
  const before = await fetch(`${origin}/mgmt/whatsappchat/${messages}&page=${long / 50}`, { headers: admin });
  const { next } = (await before.json()) as { next: string };
  const middle = `${chat}/messages/${new URL(next).search}`;
  const cases: Case[] = [
    ['Page of 25 chats with total and counts', product('?page_size=25'), reference('chats')],
    ['The unread ones', product('?unread=true&page_size=25'), reference('unread')],
    ...Object.entries({
      'Search, part of a name': words.name,
      'Search, part of a number': words.number,
      'Search, a word that was said': words.said,
      'Search, a word that nobody said': words.nobody,
    }).map(([name, word]): [string, Asked, Asked] => [
      name,
      product(`?search=${word}&page_size=25`),
      reference(`search?word=${word}`),
    ]),
    ['First page of the long chat', product(messages), reference('messages')],
    ['A page in its middle', product(middle), reference('middle')],
  ];
  console.log(`${inIndia(chats)} chats, one of them with ${inIndia(long)} messages; 25 rows a page\n`);
  await printRatios(cases, [1, 8], seconds);
  console.log();
  await world.end('reference-screens');
};
