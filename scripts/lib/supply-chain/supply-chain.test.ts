import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { namedHosts, refusedScripts } from './install-scripts.ts';
import { refusedLicences } from './licences.ts';
import { readLock } from './lock.ts';

const root = resolve(import.meta.dirname, '../../..');
const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const a = (given: object) => ({ path: 'node_modules/a', name: 'a', version: '1.0.0', license: 'MIT', ...given });

it('what the lock brings in has licences and scripts that are allowed, and no address of a registry', () => {
  const packages = readLock(root);
  expect(packages.length).toBeGreaterThan(300);
  expect(refusedLicences(packages)).toEqual([]);
  expect(refusedScripts(packages, allowScripts)).toEqual([]);
  expect(namedHosts(packages)).toEqual([]);
});

it.each([
  ['GPL-3.0-only', 'a 1.0.0 has the licence GPL-3.0-only, which is not allowed.'],
  ['MIT AND AGPL-3.0-or-later', 'a 1.0.0 has the licence MIT AND AGPL-3.0-or-later, which is not allowed.'],
  ['SEE LICENSE IN LICENSE.md', 'a 1.0.0 has the licence SEE LICENSE IN LICENSE.md, which is not allowed.'],
  ['UNLICENSED', 'a 1.0.0 has the licence UNLICENSED, which is not allowed.'],
  [undefined, 'a 1.0.0 names no licence.'],
])('the licence %s is refused', (license, sentence) => {
  expect(refusedLicences([a({ license })])).toEqual([sentence]);
});

it.each(['MIT OR GPL-3.0-only', '(MIT AND Zlib)', 'Apache-2.0'])('the licence %s is taken', (license) => {
  expect(refusedLicences([a({ license })])).toEqual([]);
});

it('a script at the installation that nobody allowed is refused, and an address of a registry', () => {
  const scripted = a({ hasInstallScript: true, resolved: 'https://npm.example/a.tgz' });
  expect(refusedScripts([scripted], { b: true, a: false })).toHaveLength(1);
  expect(refusedScripts([scripted], { a: true })).toEqual([]);
  expect(namedHosts([scripted])).toEqual(['a 1.0.0 has the address of a registry in package-lock.json.']);
});

const locked = readLock(root);
/** A registry that is asked for advisories, by npm's own protocol. */
const asked: string[][] = [];
let answer: { status: number; body: object } = { status: 405, body: {} };
const registry = createServer(async (request, response) => {
  const sent = await buffer(request);
  const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
  if (request.url?.endsWith('/advisories/bulk')) asked.push(Object.keys(JSON.parse(String(text))));
  // npm also asks which versions there are of what an advisory speaks of, and of what depends on it.
  const name = decodeURIComponent(request.url!.slice(1));
  const versions = locked
    .filter((one) => one.name === name)
    .map(({ version }) => [version, { name, version, dist: {} }]);
  const packument = { name, versions: Object.fromEntries(versions) };
  const told = request.method === 'GET' ? packument : answer.body;
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(told));
});
registry.listen(0, '127.0.0.1');
await once(registry, 'listening');
const folder = mkdtempSync(join(tmpdir(), 'angan-supply-'));
afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true, force: true });
});
const command = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(root, 'scripts/commands/supply-chain.ts'), folder, ...args], {
    env: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
      npm_config_fetch_retries: '0',
    },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }) as { code: number; stdout: string; stderr: string },
  );
const kept = (name: string) => readFileSync(join(folder, name), 'utf8');

it('writes a bill of materials, and says where no registry tells of advisories', async () => {
  const { code, stdout, stderr } = await command();
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('gave no answer about advisories (405): nothing is known of them');
  const bill = JSON.parse(kept('bom.cdx.json'));
  expect([bill.bomFormat, bill.specVersion]).toEqual(['CycloneDX', expect.stringMatching(/^1\.\d$/)]);
  expect(bill.components.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['fastify', 'react']),
  );
  expect(kept('licences.csv')).toContain('\nfastify,');
  expect(kept('install-scripts.csv')).toMatch(/^node,[\d.]+,true$/m);
  expect((await command('--require-audit')).code).toBe(1);
});

it('fails at a grave advisory of the registry, and reads one that has none', async () => {
  answer = { status: 200, body: {} };
  expect(await command('--require-audit')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('No package has an advisory.'),
  });
  expect(asked.at(-1)).toContain('fastify');
  answer.body = {
    fastify: [
      {
        id: 1,
        url: 'https://advisories.example/1',
        title: 'A hole',
        severity: 'high',
        vulnerable_versions: '<99',
        cwe: [],
        cvss: { score: 8, vectorString: null },
      },
    ],
  };
  const { code, stderr } = await command();
  expect(code).toBe(1);
  expect(stderr).toContain('fastify * has an advisory that is high');
});
