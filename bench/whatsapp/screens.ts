import { type Asked, compare } from '../lib/load.ts';
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
  const cases: [string, Asked, Asked][] = [
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
  console.log(
    '| call | connections | requests/s | p50 ms | p99 ms | reference/s | p50 ms | p99 ms | ratio |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const [name, ours, theirs] of cases)
    for (const connections of [1, 8]) {
      const { product: p, reference: r } = await compare(ours, theirs, connections, seconds);
      const figures = [p.rate, p.p50, p.p99, r.rate, r.p50, r.p99].map((n) =>
        n >= 100 ? Math.round(n) : Number(n.toFixed(1)),
      );
      console.log(`| ${name} | ${connections} | ${figures.join(' | ')} | ${(p.rate / r.rate).toFixed(2)} |`);
    }
  console.log();
  await world.end('reference-screens');
};
