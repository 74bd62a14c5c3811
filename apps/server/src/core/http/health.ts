import type { Door } from './serve.ts';

/** `/healthz`: the process lives, and what kind of server it is to try out. `/readyz`: the database answers; migrations are done before the server listens. */
export const serveHealth = ({ app, services }: Door): void => {
  const { demo, sandboxUrl } = services.settings;
  app.get('/healthz', async () => ({ status: 'ok', demo, ...(sandboxUrl && { sandbox: sandboxUrl }) }));
  app.get('/readyz', async (request, reply) => {
    try {
      await services.pool.query('select 1 from property_type limit 1');
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
};
