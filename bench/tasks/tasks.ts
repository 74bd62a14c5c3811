import path from 'node:path';
import { ownerPool } from '../../apps/server/src/core/database/pool.ts';
import { besideReference, type Case, printRatios, secret } from '../lib/beside-reference.ts';
import type { Asked } from '../lib/load.ts';
import { signIn } from '../lib/session.ts';
import { fill } from '../matching/data.ts';
import { fillTasks } from './data.ts';

/**
 * `npm run bench -- tasks [--quick]`: a person's day among 100,000 tasks of an office, against hand-written references, in
 * one run, at 1 and at 8 connections. `--quick` takes a tenth of the data and a second a figure: for trying, not for quoting.
 */
const quick = process.argv.includes('--quick');
const tasks = quick ? 10_000 : 100_000;
const seconds = quick ? 1 : 3;

await besideReference({
  port: 4390,
  reference: path.join(import.meta.dirname, 'reference.ts'),
  fill: async (database) => {
    const filled = await fill(database, { properties: 2000, inquiries: 2000 });
    await fillTasks(database, filled, tasks);
    return filled;
  },
  report: async ({ company, user }, urls) => {
    const owner = ownerPool(urls.database);
    const headers = await signIn(owner, secret, company, 'Co-Owner');
    await owner.end();
    const product = (at: string): Asked => ({ url: `${urls.product}/properties/tasks/${at}`, headers });
    const reference = (at: string): Asked => ({ url: `${urls.reference}/${at}` });
    const mine = `assigned_to=${user}`;
    const cases: Case[] = [
      ['Today of a person', product(`?${mine}&due=today`), reference('today')],
      ['Overdue of a person', product(`?${mine}&due=overdue`), reference('overdue')],
      ['All of a person, the first 25', product(`?${mine}`), reference('all')],
      ['Counts of the bands', product(`counts/?${mine}`), reference('counts')],
    ];
    console.log(`${tasks.toLocaleString('en-IN')} tasks in the company that is asked\n`);
    await printRatios(cases, [1, 8], seconds);
  },
});
