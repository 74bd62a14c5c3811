import path from 'node:path';
import { ownerPool } from '../../apps/server/src/core/database/pool.ts';
import { besideReference, type Case, printRatios, secret } from '../lib/beside-reference.ts';
import { ownerOf, signIn } from '../lib/session.ts';
import { fill } from '../matching/data.ts';
import { fillTasks } from '../tasks/data.ts';
import { fillNews } from './data.ts';

/**
 * `npm run bench -- home [--quick]`: the first call of the day in an office with 20,000 properties and 10,000 inquiries, for
 * its Owner and for somebody of Residential Only, against hand-written statements in one run. `--quick` takes a tenth of
 * the data and a second a figure: for trying, not for quoting.
 */
const quick = process.argv.includes('--quick');
const size = quick ? { properties: 2000, inquiries: 1000 } : { properties: 20_000, inquiries: 10_000 };
const tasks = quick ? 2000 : 20_000;

await besideReference({
  port: 4400,
  reference: path.join(import.meta.dirname, 'reference.ts'),
  fill: async (database) => {
    const filled = await fill(database, size);
    await fillTasks(database, filled, tasks);
    await fillNews(database, filled.company);
    return filled;
  },
  report: async (filled, urls) => {
    const owner = ownerPool(urls.database);
    const residential = await signIn(owner, secret, filled.company, 'Residential Only');
    await owner.end();
    const url = `${urls.product}/properties/home/`;
    const reference = { url: `${urls.reference}/home` };
    const cases: Case[] = [
      ['Home of the Owner', { url, headers: await ownerOf(urls.database, secret, filled) }, reference],
      ['Home of Residential Only', { url, headers: residential }, reference],
    ];
    console.log(`${size.properties} properties, ${size.inquiries} inquiries, ${tasks} tasks in the company\n`);
    await printRatios(cases, [1, 8], quick ? 1 : 3);
  },
});
