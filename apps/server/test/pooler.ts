import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { accountFor, openTo } from '../src/core/database/embedded-account.ts';
import { freePort, portIsFree } from '../src/core/ports.ts';
import { overTcp } from './over-tcp.ts';

/** Debian's PgBouncer, or undefined where it is not installed: apt-get install pgbouncer. */
export const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((file) => existsSync(file));

/** Connections to the database that the pooler shares out, for each role. */
export const shared = 3;

/** PgBouncer in transaction mode before a database, set up as docs/operating.md says. */
export const aPooler = async (databaseUrl: string) => {
  const { hostname, port, username, password } = overTcp(databaseUrl);
  const quiet = () => undefined;
  const account = await accountFor(quiet);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-pooler-'));
  const own = await freePort();
  const users = path.join(folder, 'users.txt');
  const settings = path.join(folder, 'pgbouncer.ini');
  await writeFile(users, `"${username}" "${password}"\n`, { mode: 0o600 });
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${port} auth_user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
auth_query = select usename, passwd from pg_shadow where usename = $1
pool_mode = transaction
default_pool_size = ${shared}
max_client_conn = 200
`,
    { mode: 0o600 },
  );
  if (account) {
    for (const file of [folder, users, settings]) await chown(file, account.uid, account.gid);
    await openTo([folder], account, quiet);
  }
  // It refuses to run as root.
  const child = spawn(pgbouncer!, ['-q', settings], { ...account, cwd: folder, stdio: 'ignore' });
  await expect.poll(() => portIsFree(own)).toBe(false);
  return {
    url: Object.assign(overTcp(databaseUrl), { port: String(own) }).href,
    close: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGINT');
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
