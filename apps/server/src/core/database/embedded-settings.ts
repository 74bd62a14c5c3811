import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file that the cluster's own postgresql.conf ends with; written anew at every start, so that it follows the code. */
export const SETTINGS_FILE = 'angan.conf';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // No socket: its path has a length limit that deep folders exceed, and loopback TCP serves all platforms.
  unix_socket_directories: '',
  max_connections: 60,
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: 1.1,
  jit: 'off',
  // One machine, no replica: the log needs only what recovery needs.
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '1GB',
  autovacuum_naptime: '15s',
  log_min_messages: 'warning',
  log_timezone: 'UTC',
};

/** For tests: nothing of it outlives a crash, and several servers work on it at once. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 200,
  // Each of many small databases would be visited as often.
  autovacuum_naptime: '1min',
};
/** The longest path of a socket on macOS, without its end; Linux takes three letters more. */
const SOCKET_PATH = 103 - '/.s.PGSQL.65535'.length;

/** A socket in the server's folder, where its path is short enough. */
const socketOf = (folder: string) =>
  process.platform !== 'win32' && folder.length <= SOCKET_PATH && /^[\w./-]+$/.test(folder)
    ? { unix_socket_directories: folder }
    : {};

/** Writes the server's settings into the cluster's folder; a running server takes them at its next reload or start. */
export async function writeSettings(folder: string, { fast = false, bySocket = false }): Promise<void> {
  const settings = { ...SETTINGS, ...(fast && FAST), ...(bySocket && socketOf(folder)) };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`);
  await writeFile(join(folder, SETTINGS_FILE), `${lines.join('\n')}\n`, { mode: 0o644 });
}
