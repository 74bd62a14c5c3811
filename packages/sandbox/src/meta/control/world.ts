import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { forget, reset } from '../create.ts';
import { metaFaultSchema } from '../faults.ts';
import { verifyCallback } from '../graph/subscriptions.ts';
import { objectId } from '../ids.ts';
import type { Meta } from '../meta.ts';
import { newApp, newNumber, newToken, newWaba } from '../seed.ts';
import { settingsSchema } from '../settings.ts';
import { numberAt, wabaAt } from './find.ts';

const tier = z.enum(['TIER_250', 'TIER_2K', 'TIER_10K', 'TIER_100K', 'TIER_UNLIMITED']);
const quality = z.enum(['GREEN', 'YELLOW', 'RED', 'UNKNOWN']);

const appBody = z.strictObject({
  id: z.string().optional(),
  secret: z.string().min(8),
  name: z.string().default('Another app'),
});
const wabaBody = z.strictObject({ id: z.string().optional(), name: z.string().default('Another account') });
const wabaChange = z.strictObject({ name: z.string(), verified: z.boolean(), tier }).partial();
const numberBody = z.strictObject({
  id: z.string().optional(),
  waba: z.string().optional(),
  display: z.string().regex(/^\+?[\d ]+$/),
  name: z.string().default('Another number'),
});
const numberChange = z
  .strictObject({
    verified_name: z.string(),
    name_status: z.string(),
    verified: z.boolean(),
    registered: z.boolean(),
    pin: z.string().nullable(),
    quality,
    /** Messages per second; above 80 the number counts as upgraded. */
    throughput: z.number().positive(),
  })
  .partial();
const tokenBody = z.strictObject({
  token: z.string().min(8).optional(),
  app: z.string().optional(),
  wabas: z.array(z.string()).nullable().default(null),
  scopes: z.array(z.string()).optional(),
  /** Sandbox seconds from now; without it it does not expire. */
  expires_in: z.number().optional(),
});

/** Apps, accounts, numbers, tokens, and the switches over everything. */
export function worldRoutes(app: FastifyInstance, meta: Meta): void {
  const path = '/_control/meta';
  app.get(`${path}/seed`, () => ({ ...meta.seed, graphUrl: meta.origin }));
  app.post(`${path}/reset`, (_request, reply) => {
    reset(meta);
    return reply.code(204).send();
  });
  app.post(`${path}/forget`, (_request, reply) => {
    forget(meta);
    return reply.code(204).send();
  });
  app.get(`${path}/settings`, () => meta.settings);
  app.post(`${path}/settings`, (request) => {
    Object.assign(meta.settings, settingsSchema.partial().parse(request.body));
    meta.changed();
    return meta.settings;
  });
  app.get(`${path}/clock`, () => clockOf(meta));
  app.post(`${path}/clock`, (request) => {
    meta.clock.advance(z.strictObject({ advance: z.number().min(0) }).parse(request.body).advance);
    meta.changed();
    return clockOf(meta);
  });
  app.get(`${path}/faults`, () => meta.faults.pending());
  app.post(`${path}/faults`, (request, reply) => {
    meta.faults.add(metaFaultSchema.parse(request.body));
    meta.changed();
    return reply.code(204).send();
  });
  app.delete(`${path}/faults`, (_request, reply) => {
    meta.faults.clear();
    meta.changed();
    return reply.code(204).send();
  });
  objects(app, meta, path);
  appRoutes(app, meta, path);
}

const clockOf = (meta: Meta) => ({
  now: new Date(meta.clock.now()).toISOString(),
  ahead_seconds: Math.round(meta.clock.lead / 1000),
});

function objects(app: FastifyInstance, meta: Meta, path: string): void {
  app.get(`${path}/wabas`, () =>
    [...meta.wabas.values()].map((waba) => ({ ...waba, reached_today: meta.limits.reachedBy(waba, meta.clock.now()) })),
  );
  app.post(`${path}/wabas`, (request, reply) => {
    const { id = objectId(), name } = wabaBody.parse(request.body ?? {});
    meta.wabas.set(id, newWaba(id, name));
    meta.changed();
    return reply.code(201).send(meta.wabas.get(id));
  });
  app.patch(`${path}/wabas/:id`, (request) => {
    const waba = wabaAt(meta, (request.params as { id: string }).id);
    Object.assign(waba, wabaChange.parse(request.body));
    meta.changed();
    return waba;
  });
  app.get(`${path}/numbers`, () => [...meta.numbers.values()]);
  app.post(`${path}/numbers`, (request, reply) => {
    const { id = objectId(), waba, display, name } = numberBody.parse(request.body);
    meta.numbers.set(id, newNumber(id, wabaAt(meta, waba).id, display, name));
    meta.changed();
    return reply.code(201).send(meta.numbers.get(id));
  });
  app.patch(`${path}/numbers/:id`, (request) => {
    const number = numberAt(meta, (request.params as { id: string }).id);
    Object.assign(number, numberChange.parse(request.body));
    meta.changed();
    return number;
  });
  /** Any update about a number or its account, as a webhook: `{field, value}`. */
  app.post(`${path}/numbers/:id/event`, (request, reply) => {
    const number = numberAt(meta, (request.params as { id: string }).id);
    const { field, value } = z
      .strictObject({ field: z.string(), value: z.record(z.string(), z.unknown()) })
      .parse(request.body);
    if (field === 'messages') meta.webhooks.value(number, field, value);
    else meta.webhooks.account(number.waba, field, value);
    return reply.code(204).send();
  });
}

function appRoutes(app: FastifyInstance, meta: Meta, path: string): void {
  app.get(`${path}/apps`, () => [...meta.apps.values()]);
  app.post(`${path}/apps`, (request, reply) => {
    const { id = objectId(), secret, name } = appBody.parse(request.body);
    meta.apps.set(id, newApp(id, secret, name));
    return reply.code(201).send(meta.apps.get(id));
  });
  /** What the developers' dashboard and `subscribed_apps` do together: verifies, then tells this address everything. */
  app.post(`${path}/apps/:id/subscription`, async (request, reply) => {
    const given = z
      .strictObject({
        callback_url: z.url(),
        verify_token: z.string().min(1),
        fields: z.array(z.string()).optional(),
        verify: z.boolean().default(true),
        /** The one account that it hears of; all where none is named. */
        waba: z.string().optional(),
      })
      .parse(request.body);
    const own = meta.apps.get((request.params as { id: string }).id);
    if (!own) return reply.code(404).send({ detail: 'There is no such app.' });
    if (given.verify) await verifyCallback(given.callback_url, given.verify_token);
    const { callback_url, verify_token, fields = EVERYTHING } = given;
    const object = 'whatsapp_business_account';
    own.subscriptions = [
      ...own.subscriptions.filter((one) => one.object !== object),
      { object, callback_url, verify_token, fields },
    ];
    const heard = given.waba === undefined ? [...meta.wabas.values()] : [wabaAt(meta, given.waba)];
    for (const waba of heard) if (!waba.apps.some(({ id }) => id === own.id)) waba.apps.push({ id: own.id });
    meta.changed();
    return reply.code(204).send();
  });
  app.get(`${path}/tokens`, () => [...meta.tokens.values()]);
  app.post(`${path}/tokens`, (request, reply) => {
    const {
      token = `EAA${objectId()}`,
      app: own = meta.seed.appId,
      wabas,
      scopes,
      expires_in,
    } = tokenBody.parse(request.body ?? {});
    const made = newToken(token, own, wabas);
    if (scopes) made.scopes = scopes;
    if (expires_in !== undefined) made.expires_at = meta.clock.now() + expires_in * 1000;
    meta.tokens.set(token, made);
    return reply.code(201).send(made);
  });
  app.delete(`${path}/tokens/:token`, (request, reply) => {
    meta.tokens.delete((request.params as { token: string }).token);
    return reply.code(204).send();
  });
}

const EVERYTHING = [
  'messages',
  'message_template_status_update',
  'template_category_update',
  'message_template_quality_update',
  'message_template_components_update',
  'phone_number_quality_update',
  'phone_number_name_update',
  'account_update',
  'account_alerts',
  'account_review_update',
  'business_capability_update',
  'user_preferences',
  'security',
  'smb_message_echoes',
];
