import path from 'node:path';
import { ownerPool } from '../../apps/server/src/core/database/pool.ts';
import { besideReference, type Case, printRatios, secret } from '../lib/beside-reference.ts';
import type { Asked } from '../lib/load.ts';
import { signIn } from '../lib/session.ts';
import { fill } from '../matching/data.ts';
import { fillCommissions } from './data.ts';

/**
 * `npm run bench -- commissions [--quick]`: the dues of an office with 3,000 deals and 6,000 commissions, against
 * hand-written references, in one run. `--quick` takes a tenth of the data and a second a figure.
 */
const quick = process.argv.includes('--quick');
const deals = quick ? 300 : 3_000;
const seconds = quick ? 1 : 3;

await besideReference({
  port: 4397,
  reference: path.join(import.meta.dirname, 'reference.ts'),
  fill: async (database) => {
    const filled = await fill(database, { properties: 1000, inquiries: 1000 });
    await fillCommissions(database, filled, deals);
    return filled;
  },
  report: async ({ company }, urls) => {
    const owner = ownerPool(urls.database);
    const headers = await signIn(owner, secret, company, 'Co-Owner');
    await owner.end();
    const product = (at: string): Asked => ({ url: `${urls.product}/properties/${at}`, headers });
    const reference = (at: string): Asked => ({ url: `${urls.reference}/${at}` });
    const cases: Case[] = [
      ['Dues, the longest late first', product('commissions/?is_due=true'), reference('dues')],
      ['Dues by age', product('commission_dues/'), reference('ages')],
    ];
    console.log(`${(deals * 2).toLocaleString('en-IN')} commissions in the company that is asked\n`);
    await printRatios(cases, [1, 8], seconds);
  },
});
