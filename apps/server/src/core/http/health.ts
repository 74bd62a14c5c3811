import type { Door } from './serve.ts';

/** `/healthz`: the process lives. `/readyz`: the database answers; migrations are done before the server listens. */
export const serveHealth = ({ app, services }: Door): void => {
  app.get('/healthz', async () => ({ status: 'ok', demo: services.settings.demo }));
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
