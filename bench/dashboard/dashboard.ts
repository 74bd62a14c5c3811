import path from 'node:path';
import { fillCommissions } from '../commissions/data.ts';
import { besideReference, type Case, printRatios, secret } from '../lib/beside-reference.ts';
import { ownerOf } from '../lib/session.ts';
import { fill } from '../matching/data.ts';
import { fillTasks } from '../tasks/data.ts';
import { fillPast } from './data.ts';

/**
 * `npm run bench -- dashboard [--quick]`: the three parts of the dashboard in an office with 20,000 properties, 30,000
 * inquiries, 100,000 tasks and 3,000 deals with two commissions each, against hand-written statements in one run. `--quick` takes a tenth of the
 * data and a second a figure: for trying, not for quoting.
 */
const quick = process.argv.includes('--quick');
const part = quick ? 10 : 1;
const size = { properties: 20_000 / part, inquiries: 30_000 / part };
const tasks = 100_000 / part;
const deals = 3000 / part;

await besideReference({
  port: 4420,
  reference: path.join(import.meta.dirname, 'reference.ts'),
  fill: async (database) => {
    const filled = await fill(database, size);
    await fillTasks(database, filled, tasks);
    await fillCommissions(database, filled, deals);
    await fillPast(database, filled.company);
    return filled;
  },
  report: async (filled, urls) => {
    const headers = await ownerOf(urls.database, secret, filled);
    const cases = (['inquiries', 'stock', 'money'] as const).map(
      (name): Case => [
        `Dashboard, ${name}`,
        { url: `${urls.product}/properties/dashboard/${name}/`, headers },
        { url: `${urls.reference}/${name}` },
      ],
    );
    console.log(
      `${size.properties} properties, ${size.inquiries} inquiries, ${tasks} tasks, ${deals} deals in the company\n`,
    );
    await printRatios(cases, [1, 8], quick ? 1 : 3);
  },
});
