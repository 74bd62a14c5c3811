import { createHmac, timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { ids, ports } from './names.ts';

/**
 * What taking webhooks is held against: a bare route that checks the signature and inserts the body, one statement for
 * each. Nothing of what it says is read, and the same may come twice.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE!, max: 20 });
await pool.query(
  'create table if not exists bench_event (id bigint generated always as identity primary key, body text not null)',
);
const app = Fastify();
app.removeAllContentTypeParsers();
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, raw, done) => done(null, raw));
app.post('/', async (request, reply) => {
  const raw = request.body as Buffer;
  const right = createHmac('sha256', ids.appSecret).update(raw).digest();
  const given = Buffer.from(String(request.headers['x-hub-signature-256']).slice(7), 'hex');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return reply.code(401).send();
  await pool.query({ name: 'keep', text: 'insert into bench_event (body) values ($1)', values: [raw.toString()] });
  return 'ok';
});
await app.listen({ port: ports.reference, host: '127.0.0.1' });
process.send?.('ready');
