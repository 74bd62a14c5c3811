import { ownerPool } from '../../apps/server/src/core/database/pool.ts';
import { newLog } from '../../apps/server/src/core/log.ts';
import { newServices } from '../../apps/server/src/core/services.ts';
import { readSettings } from '../../apps/server/src/core/settings.ts';
import { startLeads } from '../../apps/server/src/lead-events/index.ts';
import { createSandbox } from '../../packages/sandbox/src/sandbox.ts';
import { besideReference, secret } from '../lib/beside-reference.ts';
import { ownersTokens } from '../lib/session.ts';
import { fill } from '../matching/data.ts';
import { byHand } from './by-hand.ts';
import { connect, pushed } from './office.ts';
import { pullAll } from './offices.ts';
import { atPace, inOneGo } from './pushing.ts';
import { onTheScreen } from './shown.ts';

/**
 * `npm run bench -- leads [--quick] [--only office|offices]`: how soon an office with 20,000 properties has its leads as
 * inquiries, at the pace of more than 10,000 an hour and in one go, beside making the same inquiries by the calls of the
 * form; how soon they stand on a phone that has the list open (build the web app first); and how long one worker takes to ask the portals of 1,000 offices, which are due every ten minutes.
 */
const quick = process.argv.includes('--quick');
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
const port = 4140;
const aims = { anHour: 10_000, seenMs: 2000, roundSeconds: 600 };

const sandboxPort = port + 1;
const settings = readSettings({
  ...{ DEMO: '0', PORT: String(port), SANDBOX_PORT: String(sandboxPort), SECRET_KEY: secret },
  LOG_LEVEL: 'warn',
});
const missed: string[] = [];

await besideReference({
  port,
  fill: (database) => fill(database, { properties: quick ? 2000 : 20_000, inquiries: quick ? 500 : 5000 }),
  report: async (filled, { product, database }) => {
    const sandbox = await createSandbox({ port: sandboxPort, smtpPort: sandboxPort + 1 });
    const services = newServices(database, settings);
    const owner = ownerPool(database);
    const log = newLog('warn');
    try {
      const { company } = filled;
      await connect(services, owner, company);
      const worker = await startLeads(database, services, log);
      try {
        if (only !== 'offices') {
          const tokens = await ownersTokens(database, secret, filled);
          await inAnOffice({ product, owner, company, tokens });
        }
        if (only !== 'office') await inAllOffices({ services, owner, sandbox: sandbox.url });
      } finally {
        await worker.stop();
      }
    } finally {
      await owner.end();
      await services.end();
      await sandbox.close();
    }
    for (const one of missed) console.error(`\n${one}`);
    if (missed.length > 0) process.exitCode = 1;
  },
});

interface Office {
  readonly product: string;
  readonly owner: ReturnType<typeof ownerPool>;
  readonly company: number;
  readonly tokens: { readonly access: string; readonly refresh: string };
}

async function inAnOffice({ product, owner, company, tokens }: Office): Promise<void> {
  const push = pushed(product);
  const headers = { authorization: `JWT ${tokens.access}` };
  const list = `${product}/properties/lead_events/`;
  const paced = await atPace({ push, owner, company, list, headers, seconds: quick ? 10 : 60, aSecond: 3 });
  console.log(`Leads pushed by a portal, three a second\n`);
  console.log('| | p50 ms | p99 ms | longest ms |\n| --- | --- | --- | --- |');
  for (const [name, { p50, p99, longest }] of Object.entries({
    'answered, and so kept': paced.answered,
    'an inquiry of the office': paced.read,
    'the list of leads, asked 20 times a second': paced.listed,
  }))
    console.log(`| ${name} | ${p50.toFixed(0)} | ${p99.toFixed(0)} | ${longest.toFixed(0)} |`);
  const shown = await onTheScreen({ product, ...tokens, push, count: quick ? 5 : 30 });
  console.log(
    `| on the screen of a phone | ${shown.p50.toFixed(0)} | ${shown.p99.toFixed(0)} | ${shown.longest.toFixed(0)} |`,
  );
  if (Math.max(paced.read.p99, shown.p99) > aims.seenMs) missed.push(`Some leads took longer than ${aims.seenMs} ms.`);

  const count = quick ? 100 : 1000;
  const hands = { product, headers, area: paced.area, count };
  // A B B A, so that a machine that drifts does so for both.
  const one = await inOneGo({ push, owner, company, count });
  const two = await byHand(hands);
  const three = await byHand(hands);
  const four = await inOneGo({ push, owner, company, count });
  const leads = (2 * count) / (one + four);
  const typed = (2 * count) / (two + three);
  console.log(`\n${count} leads in one go, and as many inquiries by the calls of the form, one after the other\n`);
  console.log('| | a second | an hour |\n| --- | --- | --- |');
  console.log(`| leads, from the first push to the last inquiry | ${leads.toFixed(1)} | ${Math.round(leads * 3600)} |`);
  console.log(`| inquiries with their contacts by the form | ${typed.toFixed(1)} | ${Math.round(typed * 3600)} |`);
  console.log(`| ratio | ${(leads / typed).toFixed(2)} | |`);
  if (leads * 3600 < aims.anHour) missed.push(`Fewer than ${aims.anHour} leads an hour.`);
}

async function inAllOffices(world: Parameters<typeof pullAll>[0]): Promise<void> {
  const offices = quick ? 50 : 1000;
  const { seconds, leads, lost } = await pullAll(world, offices);
  console.log(`\n${offices} offices asked at their portals by one worker, two leads each\n`);
  console.log('| | |\n| --- | --- |');
  console.log(`| seconds from all being due to all being asked | ${seconds.toFixed(0)} |`);
  console.log(`| share of ten minutes | ${(seconds / aims.roundSeconds).toFixed(2)} |`);
  console.log(`| leads kept, and lost or doubled | ${leads}, ${lost} |`);
  if (seconds > aims.roundSeconds) missed.push('A round takes longer than ten minutes.');
  if (lost > 0) missed.push('Leads were lost or doubled.');
}
