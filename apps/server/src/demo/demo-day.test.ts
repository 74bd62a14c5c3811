import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServer, type TestServer } from '../../test/support.ts';
import { seedDemo } from './seed-demo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

test('the Owner has a day to work through, whatever the hour of the first start', async () => {
  const now = new Date();
  await seedDemo(server.owner, server.services.store, now, { info: () => undefined } as never);
  const login = await server.ask('POST', '/auth/jwt/create/', undefined, {
    username: 'owner@angan.demo',
    password: 'angan-demo-2026',
  });
  const token = login.body.access;
  const me = (await server.ask('GET', '/auth/users/me/', token)).body.id;
  const counts = (await server.ask('GET', `/properties/tasks/counts/?assigned_to=${me}`, token)).body;
  expect(counts).toEqual({ overdue: 3, today: 6, today_done: 1, tomorrow: 4, later: expect.any(Number) });
  expect(counts.later).toBeGreaterThanOrEqual(3);
  const { results } = (await server.ask('GET', `/properties/tasks/?assigned_to=${me}&due=today`, token)).body;
  for (const task of results) expect([task.title, task.contact !== null]).toEqual([task.type, true]);
  // What is due is told of, also in an office that nobody has written a task in.
  const jobs = await server.owner.query(
    `select 1 from graphile_worker._private_jobs where key like '%:remind of tasks%'`,
  );
  expect(jobs.rowCount).toBeGreaterThan(20);
});
