import path from 'node:path';
import { ownerPool } from '../../apps/server/src/core/database/pool.ts';
import { besideReference, type Case, printRatios, secret } from '../lib/beside-reference.ts';
import type { Asked } from '../lib/load.ts';
import { signIn } from '../lib/session.ts';
import { fill } from '../matching/data.ts';
import { fillDeals } from './data.ts';

/**
 * `npm run bench -- deals [--quick]`: the list and the board of 3,000 deals, against hand-written references, in one run, at
 * 1 and at 8 connections. `--quick` takes a tenth of the data and a second a figure: for trying, not for quoting.
 */
const quick = process.argv.includes('--quick');
const deals = quick ? 300 : 3000;
const seconds = quick ? 1 : 3;

await besideReference({
  port: 4392,
  reference: path.join(import.meta.dirname, 'reference.ts'),
  fill: async (database) => {
    const filled = await fill(database, { properties: 2000, inquiries: 2000 });
    await fillDeals(database, filled, deals);
    return filled;
  },
  report: async ({ company }, urls) => {
    const owner = ownerPool(urls.database);
    const headers = await signIn(owner, secret, company, 'Owner');
    await owner.end();
    const product = (at: string): Asked => ({ url: `${urls.product}/properties/deals/${at}`, headers });
    const reference = (at: string): Asked => ({ url: `${urls.reference}/${at}` });
    const cases: Case[] = [
      ['The first 25', product(''), reference('first')],
      ['The board of sales', product('board/'), reference('board')],
    ];
    console.log(`${deals.toLocaleString('en-IN')} deals in the company that is asked\n`);
    await printRatios(cases, [1, 8], seconds);
  },
});
