import { execFileSync } from 'node:child_process';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../../apps/server/src/core/database/embedded.ts';
import { accountFor } from '../../apps/server/src/core/database/embedded-account.ts';
import { findBinaries, start, stop } from '../../apps/server/src/core/database/embedded-cluster.ts';
import { freePort } from '../../apps/server/src/core/ports.ts';

/** A way to a port of this machine on which what comes back arrives so many milliseconds later: a standby elsewhere. */
const slowWayTo = async (port: number, delayMs: number) => {
  const server = net.createServer((near) => {
    const far = net.connect(port, '127.0.0.1');
    far.setNoDelay(true);
    near.setNoDelay(true);
    const close = () => {
      near.destroy();
      far.destroy();
    };
    for (const end of [near, far]) end.on('error', close).on('close', close);
    far.on('data', (part) => near.write(part));
    near.on('data', (part) => setTimeout(() => far.write(part), delayMs));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
};

const ask = async (url: string, ...statements: string[]) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements.slice(0, -1)) await client.query(statement);
    return (await client.query(statements.at(-1)!)).rows;
  } finally {
    await client.end();
  }
};

/**
 * A PostgreSQL and a synchronous standby of it, whose word that it has a commit on its disk comes `delayMs` late. Both are
 * the embedded one; the standby begins as a copy of the first one's files, since there is no pg_basebackup among them.
 */
export const aReplicatedDatabase = async (folder: string, delayMs: number) => {
  const dataDir = path.join(folder, 'primary');
  const begin = () => startEmbedded({ dataDir, log: () => undefined });
  const settings = { wal_level: 'replica', max_wal_senders: '4', wal_keep_size: '1GB' };
  let primary = await begin();
  await ask(primary.url, ...Object.entries(settings).map(([name, value]) => `alter system set ${name} = '${value}'`));
  // Once through with the new level, for the copy to begin there.
  await primary.stop();
  primary = await begin();
  await primary.stop();

  const standby = {
    folder: path.join(folder, 'standby'),
    binaries: await findBinaries(),
    account: await accountFor(() => undefined),
  };
  execFileSync('cp', ['-a', path.join(dataDir, 'postgres', 'cluster'), standby.folder]);
  primary = await begin();
  const { port, password } = new URL(primary.url);
  const way = await slowWayTo(Number(port), delayMs);
  await writeFile(path.join(standby.folder, 'standby.signal'), '');
  await rm(path.join(standby.folder, 'postmaster.pid'), { force: true });
  await appendFile(
    path.join(standby.folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${way.port} user=postgres password=${password} application_name=standby'\n`,
  );
  if (!(await start(standby, await freePort()))) throw new Error('The standby did not start.');
  await ask(primary.url, `alter system set synchronous_standby_names = 'standby'`, 'select pg_reload_conf()');
  for (;;) {
    const [row] = await ask(primary.url, 'select sync_state from pg_stat_replication');
    if (row?.sync_state === 'sync') break;
    await pause(100);
  }
  return {
    url: primary.url,
    stop: async () => {
      await ask(primary.url, `alter system reset synchronous_standby_names`, 'select pg_reload_conf()');
      await stop(standby);
      way.close();
      await primary.stop();
    },
  };
};
