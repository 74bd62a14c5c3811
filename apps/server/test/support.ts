import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import type { Usertype } from '@angan/domain/roles.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { inject } from 'vitest';
import { newCompany, newUser, platformCompany } from '../src/company/index.ts';
import { newClient } from '../src/core/database/client.ts';
import { ownerPool } from '../src/core/database/pool.ts';
import type { Door } from '../src/core/http/serve.ts';
import { newTokens } from '../src/core/http/tokens.ts';
import type { RunningJob } from '../src/core/jobs/job.ts';
import { startWorker, type Worker } from '../src/core/jobs/worker.ts';
import { listenToChanges } from '../src/core/live/changes.ts';
import { newLog } from '../src/core/log.ts';
import { newChannels } from '../src/core/outbox/index.ts';
import { newServices } from '../src/core/services.ts';
import { readSettings } from '../src/core/settings.ts';
import { allJobs } from '../src/jobs.ts';
import { newTerm } from '../src/plans/index.ts';
import { newServer } from '../src/server.ts';
import { testSecret } from './global-setup.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
export interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what the wire holds, and asserts it
  body: any;
  headers: Record<string, unknown>;
}

/**
 * The real server on a database of its own, reached over HTTP by `ask`. `owner` sees past the wall, to arrange and to
 * look. `serveMore` adds calls of a test's own. The clock can be moved with `clock.now`. Jobs lie in the queue until `work` is called. Call `close` in afterAll.
 */
export const aServer = async (env: NodeJS.ProcessEnv = {}, serveMore?: (door: Door) => void) => {
  const clusterUrl = inject('databaseUrl');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  // Copying files is some three times as quick as going through the log, which nobody needs here.
  await onCluster(clusterUrl, `create database ${name} template angan_template strategy file_copy`);
  const databaseUrl = Object.assign(new URL(clusterUrl), { pathname: `/${name}` }).href;
  const settings = readSettings({
    DEMO: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: path.join(os.tmpdir(), name),
    SECRET_KEY: testSecret,
    PUBLIC_URL: 'http://angan.test',
    // Each has a connection, and to open one costs as much as a hundred questions.
    JOBS_AT_ONCE: '3',
    ...env,
  });
  const clock = { now: () => new Date() };
  const lines: string[] = [];
  const log = newLog(env.LOG_LEVEL ?? 'silent', { write: (line) => lines.push(line) });
  const services = newServices(databaseUrl, settings, { now: () => clock.now(), connections: 5 });
  const channels = newChannels(settings);
  let worker: Worker | undefined;
  const owner = ownerPool(databaseUrl);
  const changes = await listenToChanges(databaseUrl, log);
  const app = await newServer(services, changes, log);
  // Tokens are read by the real clock: where the moved one is behind it, they would be over as they are made.
  const tokens = newTokens(settings.secretKey, () => new Date(Math.max(Date.now(), clock.now().getTime())));
  serveMore?.({ app, services, tokens });
  await app.ready();
  return {
    app,
    owner,
    changes,
    services,
    databaseUrl,
    clock,
    lines,
    tokens,
    ask: asker(app),
    /** Runs the product's jobs and `more` from here on, until `close` or the `stop` that it answers. */
    work: async (...more: RunningJob[]) => {
      worker = await startWorker(databaseUrl, services, [...allJobs(channels), ...more], log);
      return worker;
    },
    close: async () => {
      await app.close();
      await worker?.stop();
      channels.close();
      await changes.stop();
      await services.end();
      await owner.end();
      await onCluster(clusterUrl, `drop database ${name} with (force)`);
      await rm(settings.dataDir, { recursive: true, force: true });
    },
  };
};
export type TestServer = Awaited<ReturnType<typeof aServer>>;

const onCluster = async (url: string, statement: string) => {
  const client = newClient(url);
  await client.connect();
  await client.query(statement);
  await client.end();
};

const asker =
  (app: FastifyInstance) =>
  async (
    method: Method,
    url: string,
    token?: string,
    payload?: InjectOptions['payload'],
    headers: Record<string, string> = {},
  ): Promise<Answered> => {
    const response = await app.inject({
      method,
      url: url.replace('http://angan.test', ''),
      headers: { ...(token ? { authorization: `JWT ${token}` } : {}), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      body: isJson && response.body ? response.json() : response.body,
      headers: response.headers,
    };
  };

/** A person with a session: signed in by a row, not by typing a password. */
export interface Person {
  id: number;
  device: number;
  token: string;
  refresh: string;
}

/**
 * A company of its own for a test, with one person of each role asked for; or the platform's, of which there is one.
 * Nothing has to be cleaned up after it.
 */
export const aCompany = async (
  server: Pick<TestServer, 'owner' | 'tokens'>,
  { is_platform, ...given }: { subscription_status?: 'Active' | 'Expired'; plan?: string; is_platform?: boolean } = {},
) => {
  const id = is_platform ? await platformCompany(server.owner) : await founded(server.owner, given);
  return { id, person: (usertype: Usertype) => aPerson(server, id, usertype) };
};

/** A company with a term without an end, or one that ended long ago. */
const founded = async (
  owner: TestServer['owner'],
  { subscription_status, plan = 'office' }: { subscription_status?: 'Active' | 'Expired'; plan?: string },
) => {
  const id = await newCompany(owner, { company_name: `Company ${randomUUID()}` });
  const ends_on = subscription_status === 'Expired' ? addDays(dayInIndia(), -30) : null;
  await newTerm(owner, id, { plan, kind: 'Complimentary', started_on: addDays(dayInIndia(), -60), ends_on });
  return id;
};

export const aPerson = async (
  { owner, tokens }: Pick<TestServer, 'owner' | 'tokens'>,
  company: number,
  usertype: Usertype,
): Promise<Person> => {
  const email = `${randomUUID()}@angan.test`;
  const id = await newUser(owner, company, {
    usertype,
    email,
    first_name: usertype,
    last_name: 'Test',
    password_hash: 'none',
  });
  const made = await owner.query<{ id: number }>(
    `insert into user_device (company_id, user_id, device_id) values ($1, $2, $3) returning id`,
    [company, id, email],
  );
  const device = made.rows[0]!.id;
  const refresh = tokens.refresh(id, device);
  await owner.query(`update user_device set refresh_hash = sha256(convert_to($1, 'UTF8')) where id = $2`, [
    refresh,
    device,
  ]);
  const { rows } = await owner.query<{ subscription_status: string }>(
    'select subscription_of(c) as subscription_status from company c where id = $1',
    [company],
  );
  const facts = { company_id: company, usertype, subscription_status: rows[0]!.subscription_status };
  return { id, device, token: tokens.access(id, device, facts), refresh };
};

/** A form with files as a browser would send it: a list repeats its key, `files` are by field. */
export const aForm = (
  fields: Record<string, string | readonly string[]>,
  files: Record<string, { name: string; content: Buffer }>,
) => {
  const boundary = `form-${randomUUID()}`;
  const head = (field: string, more = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${more}\r\n`;
  const payload = Buffer.concat([
    ...Object.entries(fields).flatMap(([field, value]) =>
      [value].flat().map((one) => Buffer.from(`${head(field)}\r\n${one}\r\n`)),
    ),
    ...Object.entries(files).flatMap(([field, { name, content }]) => [
      Buffer.from(`${head(field, `; filename="${name}"`)}content-type: image/jpeg\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
};
