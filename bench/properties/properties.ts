import path from 'node:path';
import { besideReference, type Case, printRatios, secret } from '../lib/beside-reference.ts';
import type { Asked } from '../lib/load.ts';
import { ownerOf } from '../lib/session.ts';
import { fill, type Size } from './data.ts';

/**
 * `npm run bench -- properties [--quick]`: lists with filters and the counts per value over 200,000 properties of one
 * company, against hand-written references, in one run, at 1 and at 8 connections. `--quick` takes a tenth of the data
 * and a second a figure: for trying, not for quoting.
 */
const quick = process.argv.includes('--quick');
const size: Size = quick
  ? { companies: 5, largest: 20_000, others: 1000 }
  : { companies: 10, largest: 200_000, others: 5000 };
const seconds = quick ? 1 : 3;

await besideReference({
  port: 4380,
  reference: path.join(import.meta.dirname, 'reference.ts'),
  fill: (database) => fill(database, size),
  report: async (filled, urls) => {
    const headers = await ownerOf(urls.database, secret, filled);
    const product = (at: string): Asked => ({ url: `${urls.product}/properties/property/${at}`, headers });
    const reference = (at: string): Asked => ({ url: `${urls.reference}/${at}` });
    const four = `status=Available&bhk=4,5&sale_price__gte=5000000&sale_price__lte=9000000&area=${filled.areas.join(',')}`;
    const rare = 'facing=East&bathrooms__gte=4&amenities=7,19,31&sale_price__lte=6000000';
    const cases: Case[] = [
      ['Page of 25 with total', product(''), reference('all')],
      ['Four filters that many pass', product(`?${four}`), reference('four')],
      ['Four filters that hardly any pass', product(`?${rare}`), reference('rare')],
      [
        'Counts per value of six fields under four filters',
        product(`counts/?${four}&by=status,bhk,area,furniture,facing,deal_type`),
        reference('counts'),
      ],
    ];
    console.log(`${size.largest.toLocaleString('en-IN')} properties in the company that is asked\n`);
    await printRatios(cases, [1, 8], seconds);
  },
});
