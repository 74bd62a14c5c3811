import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { acquaint } from './acquaint.ts';

/** What a Meta that was acquainted with the demo office has of it. */
const known = async (url: string) => {
  const ask = async (what: string) =>
    (await (await fetch(`${url}/_control/meta/${what}`)).json()) as { status: string }[];
  const [templates, people] = [await ask('templates'), await ask('customers')];
  return { statuses: templates.map(({ status }) => status).toSorted(), people: people.length };
};

test('the demo office is known from the beginning, stays so over a restart, and is never told twice', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'angan-acquaint-'));
  const begin = async () => {
    const sandbox = await createSandbox({ port: 0, smtpPort: 0, folder });
    await acquaint(sandbox.url);
    return sandbox;
  };
  const first = await begin();
  const before = await known(first.url);
  expect(new Set(before.statuses)).toEqual(
    new Set(['APPROVED', 'DISABLED', 'LIMIT_EXCEEDED', 'PAUSED', 'PENDING', 'REJECTED']),
  );
  expect(before.people).toBeGreaterThan(100);
  await first.close();
  const second = await begin();
  // The reviewer looks only at what was submitted here.
  await fetch(`${second.url}/_control/meta/clock`, {
    method: 'POST',
    body: '{"advance":3600}',
    headers: { 'content-type': 'application/json' },
  });
  expect(await known(second.url)).toEqual(before);
  await fetch(`${second.url}/_control/meta/forget`, { method: 'POST' });
  await second.close();
  const third = await begin();
  expect(await known(third.url)).toEqual(before);
  await third.close();
  await rm(folder, { recursive: true });
});
