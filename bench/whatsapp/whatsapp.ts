import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../apps/server/src/core/database/embedded.ts';
import { migrate } from '../../apps/server/src/core/database/migrate.ts';
import { ownerPool } from '../../apps/server/src/core/database/pool.ts';
import { signIn } from '../lib/session.ts';
import { fill } from './data.ts';
import { secret } from './names.ts';
import { sendRate, webhookRates } from './rates.ts';
import { screenRates } from './screens.ts';
import { fillContacts, fillScreens } from './screens-data.ts';
import { broadcastUnderWay } from './under-way.ts';
import { newWorld } from './world.ts';

/**
 * `npm run bench -- whatsapp [--quick] [--only PART]`, PART being rates, screens or broadcast: how many webhooks a second
 * are taken and messages sent, how fast chats open, and how fast screens stay while 100,000 messages go out, against
 * Meta's stand-in. Product, worker, database, stand-in and benchmark share the machine.
 */
const quick = process.argv.includes('--quick');
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
const asked = (part: string) => only === undefined || only === part;
const people = 5000;
const sent = 20_000;
const events = quick ? 10_000 : 60_000;
const messages = quick ? 3000 : 20_000;
const chats = quick ? 10_000 : 50_000;
const long = quick ? 4000 : 20_000;
const recipients = quick ? 5000 : 100_000;
const seconds = quick ? 1 : 3;

const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-bench-'));
const database = await startEmbedded({ dataDir: folder, log: () => undefined });
const owner = ownerPool(database.url);
const world = newWorld(database.url, folder, owner);
try {
  await migrate(database.url, secret);
  const filled = { ...(await fill(database.url, { people, sent })), people, sent };
  const admin = await signIn(owner, secret, filled.company, 'Admin');
  await world.run('../lib/product.ts');
  if (asked('rates')) {
    await world.run('worker.ts');
    await world.run('reference.ts');
    await webhookRates(world, filled, events);
    await world.run('sandbox.ts');
    await sendRate(world, filled, messages);
    for (const name of ['worker', 'reference', 'sandbox']) await world.end(name);
  }
  if (asked('screens') || asked('broadcast')) await fillScreens(owner, filled, { chats, long });
  if (asked('screens')) await screenRates(world, filled, { admin, chats, long, seconds });
  if (asked('broadcast')) {
    const broker = await fillContacts(owner, filled.company, recipients);
    const brokerage = await signIn(owner, secret, broker, 'Owner');
    await broadcastUnderWay(world, filled, { admin, brokerage, recipients });
  }
} catch (error) {
  // Said before the database stops: what that does to open connections would be all one sees.
  console.error(error);
  process.exitCode = 1;
} finally {
  world.endAll();
  await owner.end();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
