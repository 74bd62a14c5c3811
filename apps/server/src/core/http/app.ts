import { randomUUID } from 'node:crypto';
import type { Call } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { refusalOf } from '../database/database-errors.ts';
import { methodNotAllowed, notFound, Refusal } from '../errors.ts';
import { answerApps } from './app-origins.ts';
import { compressAnswers } from './compress.ts';
import { endConnections } from './end-connections.ts';
import { readJson } from './read-json.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call;
  }
}

interface Outside {
  /** Where pictures may come from besides us, as the map's do. */
  readonly pictures?: readonly string[];
  /** Where the payment page and its script come from. */
  readonly payments?: readonly string[];
  /** Scripts that stand in a page of ours, by their hashes: 'sha256-…'. */
  readonly scripts?: readonly string[];
  /** Whether the outside reaches us by it. */
  readonly https?: boolean;
  /** Where the phone app's pages come from; what they ask for is answered as if it were ours. */
  readonly apps?: readonly string[];
}

/**
 * The HTTP server before any route: parsing, headers, errors in Django REST Framework's shapes.
 */
export const newApp = async (
  options: Pick<FastifyServerOptions, 'loggerInstance' | 'logger' | 'trustProxy'>,
  { pictures = [], payments = [], scripts = [], https = false, apps = [] }: Outside = {},
): Promise<FastifyInstance> => {
  const app = Fastify({
    ...options,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    bodyLimit: 1024 * 1024,
    // Ids of our own: one that a stranger chose could be doubled, or forge lines of the log and the trail.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
  }) as unknown as FastifyInstance;
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, readJson(text as string));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
  // Of fields alone, without files: kept small, since each of its bytes may be a field.
  await app.register(formbody, { bodyLimit: 128 * 1024 });
  await app.register(multipart);
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts.map((hash) => `'${hash}'`), ...payments],
        frameSrc: ["'self'", ...payments],
        // Mantine sets sizes as style attributes; scripts stay strict.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...pictures],
        connectSrc: ["'self'", ...payments],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    frameguard: { action: 'deny' },
    // A bank's page that the checkout opens talks back to it, which 'same-origin' forbids.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Pictures of the app are asked for from where it is.
    crossOriginResourcePolicy: { policy: apps.length > 0 ? 'cross-origin' : 'same-origin' },
    strictTransportSecurity: https && { maxAge: 365 * 86_400, includeSubDomains: false },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Answers belong to a session. What may be kept says so itself: the app's files, pictures by link.
    reply.header('cache-control', 'no-store');
  });
  answerApps(app, apps);
  app.addHook('onResponse', async (request, reply) => {
    // The path without its query: a search may hold somebody's number.
    const path = request.url.split('?', 1)[0];
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
  compressAnswers(app);
  endConnections(app);
  answerErrors(app);
  answerUnknownPaths(app);
  return app;
};

const answerErrors = (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal =
      error instanceof Refusal
        ? error
        : (refusalOf(error, request.body, request.query) ?? frameworkRefusal(error, request.headers['content-type']));
    if (refusal) return reply.code(refusal.status).headers(refusal.headers).send(refusal.body);
    request.log.error({ err: error }, 'failed');
    return reply.code(500).send({ error: drf.serverError });
  });
};

/** What Fastify itself refuses, before a handler runs. */
const frameworkRefusal = (error: FastifyError, mediaType = ''): Refusal | undefined => {
  const detail = (text: string) => ({ detail: text, details: text });
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal(415, detail(drf.mediaType(mediaType)));
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal(413, detail('The request is too large.'));
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal(error.statusCode, detail(error.message));
  return undefined;
};

/** A known path with another method is 405 with what it allows; an unknown one 404, both as JSON. */
const answerUnknownPaths = (app: FastifyInstance) => {
  const known: { matches: RegExp; method: string }[] = [];
  app.decorate('undeclared', [] as string[]);
  app.decorate('declared', [] as Call[]);
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!config?.call) {
      app.undeclared.push(
        ...[method]
          .flat()
          .filter((one) => one !== 'HEAD')
          .map((one) => `${one} ${url}`),
      );
      return;
    }
    app.declared.push(config.call);
    const matches = new RegExp(`^${url.replaceAll(/:[a-z_]+/g, '[^/]+').replace(/\/$/, '')}/?$`);
    for (const one of [method].flat()) if (one !== 'HEAD') known.push({ matches, method: one });
  });
  app.decorate('refuseUnknown', (path: string, method: string) => {
    const allowed = [...new Set(known.filter((route) => route.matches.test(path)).map((route) => route.method))];
    return allowed.length ? methodNotAllowed(method, allowed) : notFound();
  });
};

declare module 'fastify' {
  interface FastifyInstance {
    refuseUnknown(path: string, method: string): Refusal;
    /** Routes that no call of the contract declares; a test keeps their list short. */
    undeclared: string[];
    declared: Call[];
  }
}
