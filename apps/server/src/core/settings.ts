import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readTrustedProxies } from './http/trusted-proxies.ts';
import { operatorOf, operatorSettings, supplierOf } from './operator-settings.ts';
import { phoneAppOf, phoneAppSettings } from './phone-app-settings.ts';
import { isLoopback, metaOf, portalsOf, providerSettings, razorpayOf } from './provider-settings.ts';
import { readServiceAccount } from './push/service-account.ts';
import { readNames } from './setting-names.ts';
import { smsSettings, smsTemplatesOf } from './sms-settings.ts';
import { StartError } from './start-error.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const years = z.coerce.number().int().min(1).max(100);
/** 0: for ever. */
const yearsOrEver = z.coerce.number().int().min(0).max(100).default(0);
const flag = z.stringbool();

/** Every setting there is, with its default. docs/configuration.md is the same table in prose. */
const schema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(4000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: z.url().optional(),
  DATABASE_DIRECT_URL: z.url().optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).default(20),
  DATABASE_PLATFORM_CONNECTIONS: z.coerce.number().int().min(2).default(4),
  DATABASE_PREPARED: flag.optional(),
  JOBS_AT_ONCE: z.coerce.number().int().min(1).default(8),
  DEMO: flag.optional(),
  SANDBOX_PORT: port.optional(),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  PUBLIC_URL: z.url().optional(),
  SECRET_KEY: z.string().min(32).optional(),
  SECRET_KEY_BEFORE: z.string().optional(),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().default('Angan <no-reply@angan.example>'),
  MAIL_IN_PORT: port.optional(),
  MAIL_IN_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]{3,190}$/i, 'a domain such as leads.example.com')
    .optional(),
  SMS_URL: z.url().optional(),
  SMS_KEY: z.string().optional(),
  ...smsSettings,
  S3_URL: z.url().optional(),
  S3_BUCKET: z.string().optional(),
  S3_KEY: z.string().optional(),
  S3_SECRET: z.string().optional(),
  SIGN_INS_PER_ADDRESS: z.coerce.number().int().min(1).default(100),
  DEVICE_LIMITS: flag.default(true),
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/[^/]+\/.*\{z\}.*\{x\}.*\{y\}/, 'an address with {z}, {x} and {y} in it')
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
  ...providerSettings,
  AI_PROVIDER: z.enum(['none', 'openai-compatible']).optional(),
  AI_BASE_URL: z.url().optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'a public key of P-256 in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'a private key of P-256 in base64url')
    .optional(),
  FCM_SERVICE_ACCOUNT: z.string().transform(readServiceAccount).optional(),
  FCM_URL: z.url().default('https://fcm.googleapis.com'),
  KEEP_AUDIT_YEARS: years.default(5),
  KEEP_VIEWED_YEARS: years.default(3),
  KEEP_ALERT_YEARS: years.default(1),
  KEEP_MESSAGE_YEARS: years.default(1),
  KEEP_MOVE_YEARS: yearsOrEver,
  KEEP_SHARE_YEARS: yearsOrEver,
  KEEP_WHATSAPP_YEARS: yearsOrEver,
  OLD_TRAILS: z.enum(['export', 'drop']).default('export'),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((text, context) => {
      const proxies = readTrustedProxies(text);
      if (proxies === undefined) context.addIssue('a number of proxies, or their addresses with commas between them');
      return proxies ?? false;
    }),
  ...operatorSettings,
  ...phoneAppSettings,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Settings = ReturnType<typeof readSettings>;

/** Reads the settings from the environment once. Throws a StartError that names every wrong one. */
export const readSettings = (env: NodeJS.ProcessEnv) => {
  const { given: named, warnings } = readNames(env, Object.keys(schema.shape));
  const parsed = schema.safeParse(named);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const given = parsed.data;
  const production = given.NODE_ENV === 'production';
  const demo = given.DEMO ?? !production;
  if (demo && production)
    throw new StartError('The demo office has known passwords, so it is not served in production. Set DEMO=0.');
  const reachedAt = [given.HOST, given.PUBLIC_URL && new URL(given.PUBLIC_URL).hostname].find(
    (host) => host && !isLoopback(host),
  );
  if (demo && reachedAt && given.DEMO !== true)
    throw new StartError(
      `The demo office has known passwords, so it is not served on ${reachedAt}. Set DEMO=0, or DEMO=1 if you mean it.`,
    );
  if (given.DATABASE_DIRECT_URL && !given.DATABASE_URL)
    throw new StartError('DATABASE_DIRECT_URL is the way around a pooler that DATABASE_URL leads to: set both.');
  if (Boolean(given.S3_URL) !== Boolean(given.S3_BUCKET))
    throw new StartError(
      'Files go to an S3-compatible store where S3_URL and S3_BUCKET are set: set both, or neither.',
    );
  if (Boolean(given.VAPID_PUBLIC_KEY) !== Boolean(given.VAPID_PRIVATE_KEY))
    throw new StartError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are one pair: set both, or neither.');
  const sandboxPort = given.SANDBOX_PORT ?? (production ? undefined : given.PORT + 1);
  const dataDir = path.resolve(given.DATA_DIR);
  return {
    production,
    demo,
    /** Whether others than this machine reach us, as far as the settings tell. */
    isReached: reachedAt !== undefined,
    port: given.PORT,
    host: given.HOST,
    dataDir,
    databaseUrl: given.DATABASE_URL,
    /** The database itself, where DATABASE_URL leads to a pooler: for LISTEN, locks, the queue and migrations. */
    databaseDirectUrl: given.DATABASE_DIRECT_URL ?? given.DATABASE_URL,
    /** At most so many at a time: for requests and jobs, and for the platform's people and webhooks. */
    connections: { app: given.DATABASE_CONNECTIONS, platform: given.DATABASE_PLATFORM_CONNECTIONS },
    /** Whether a connection keeps prepared statements from one transaction to the next, as no pooler of old does. */
    preparedStatements: given.DATABASE_PREPARED ?? given.DATABASE_DIRECT_URL === undefined,
    jobsAtOnce: given.JOBS_AT_ONCE,
    role: given.ROLE,
    publicUrl: given.PUBLIC_URL?.replace(/\/$/, '') ?? `http://${given.HOST}:${given.PORT}`,
    sandboxPort,
    secretKey: given.SECRET_KEY ?? keptSecret(dataDir),
    secretKeyBefore: given.SECRET_KEY_BEFORE,
    smtpUrl: given.SMTP_URL ?? (sandboxPort ? `smtp://127.0.0.1:${sandboxPort + 1}` : undefined),
    mailFrom: given.MAIL_FROM,
    /** Where mails about enquiries come in; none: offices have no address to forward them to. */
    mailIn: mailInOf(given, sandboxPort),
    smsUrl: given.SMS_URL ?? (sandboxPort ? `http://127.0.0.1:${sandboxPort}` : undefined),
    smsKey: given.SMS_KEY ?? 'sandbox',
    /** By text and language the id of what the operator has registered. */
    smsTemplates: smsTemplatesOf(given, sandboxPort !== undefined && !given.SMS_URL),
    /** Where people read the mails and SMS that reach nobody; none as soon as one of the two goes out for real. */
    sandboxUrl: sandboxPort && !given.SMTP_URL && !given.SMS_URL ? `http://127.0.0.1:${sandboxPort}` : undefined,
    s3:
      given.S3_URL && given.S3_BUCKET
        ? { url: given.S3_URL, bucket: given.S3_BUCKET, key: given.S3_KEY ?? '', secret: given.S3_SECRET ?? '' }
        : undefined,
    /** Sign-ins from one address in ten minutes; an office shares one. */
    signInsPerAddress: given.SIGN_INS_PER_ADDRESS,
    /** Whether a person is signed in on as many devices as the plan says, or on any number. */
    deviceLimits: given.DEVICE_LIMITS,
    /** Pictures of the map; none: properties are shown on a plain plot. */
    tiles: given.MAP_TILES_URL ? { url: given.MAP_TILES_URL, attribution: given.MAP_TILES_ATTRIBUTION } : undefined,
    meta: metaOf(given, sandboxPort),
    /** Who takes offices' payments; none: nothing can be bought. */
    razorpay: razorpayOf(given, sandboxPort),
    /** Where portals are asked for leads. */
    portals: portalsOf(given, sandboxPort),
    ai: aiOf(given, env, warnings),
    /** The pair by which push services know us, where it is not the one that is made and kept in the database. */
    vapid:
      given.VAPID_PUBLIC_KEY && given.VAPID_PRIVATE_KEY
        ? { publicKey: given.VAPID_PUBLIC_KEY, privateKey: given.VAPID_PRIVATE_KEY }
        : undefined,
    /** By whom the phone app is pushed to, and over which address; none: no phone is taken as a device. */
    fcm: given.FCM_SERVICE_ACCOUNT && { ...given.FCM_SERVICE_ACCOUNT, url: given.FCM_URL },
    /** How long the trails are kept, in years (moves, shares and WhatsApp: 0 for ever), and what becomes of what is older. */
    keep: {
      auditYears: given.KEEP_AUDIT_YEARS,
      viewedYears: given.KEEP_VIEWED_YEARS,
      alertYears: given.KEEP_ALERT_YEARS,
      messageYears: given.KEEP_MESSAGE_YEARS,
      moveYears: given.KEEP_MOVE_YEARS,
      shareYears: given.KEEP_SHARE_YEARS,
      whatsappYears: given.KEEP_WHATSAPP_YEARS,
      old: given.OLD_TRAILS,
    },
    /** Who runs this server, for its public pages. */
    operator: operatorOf(given, demo),
    /** The same as a seller, for its invoices. */
    supplier: supplierOf(given, demo),
    /** The app in the stores: where its pages come from, and by what the phones' makers know it. */
    phoneApp: phoneAppOf(given),
    trustProxy: given.TRUST_PROXY,
    logLevel: given.LOG_LEVEL,
    /** What the settings say that is probably not meant, as sentences for whoever started us. */
    warnings,
  };
};

/**
 * A model that writes drafts, by the OpenAI protocol; undefined: drafts are built from patterns. Before there was
 * AI_PROVIDER, the address alone switched it on, and under its former name it still does.
 */
const aiOf = (given: z.infer<typeof schema>, env: NodeJS.ProcessEnv, warnings: string[]) => {
  const provider = given.AI_PROVIDER ?? (env.AI_URL ? 'openai-compatible' : 'none');
  const { AI_BASE_URL: url, AI_MODEL: model } = given;
  if (provider === 'none') {
    if (!given.AI_PROVIDER && url)
      warnings.push('AI_BASE_URL is set and AI_PROVIDER is not, so no model is asked. Set it to openai-compatible.');
    return undefined;
  }
  if (!url || !model) throw new StartError(`AI_PROVIDER=${provider} needs AI_BASE_URL and AI_MODEL: set both.`);
  return { url: url.replace(/\/(v1\/?)?$/, ''), key: given.AI_API_KEY ?? '', model };
};

/**
 * The port on which we are a mail server, and the domain of our addresses. Where a sandbox runs, it writes to the port
 * after those of its own; that one may be taken by something else, and nothing depends on it.
 */
const mailInOf = (given: z.infer<typeof schema>, sandboxPort: number | undefined) => {
  const port = given.MAIL_IN_PORT ?? (sandboxPort && sandboxPort + 2);
  const named = given.PUBLIC_URL && new URL(given.PUBLIC_URL).hostname;
  const domain = given.MAIL_IN_DOMAIN ?? (named && !isLoopback(named) ? named : 'angan.localhost');
  return port ? { port, domain, isImplied: given.MAIL_IN_PORT === undefined } : undefined;
};

/** The key that signs tokens and derives the database password: made once, kept readable for its owner alone. */
const keptSecret = (dataDir: string) => {
  const file = path.join(dataDir, 'secret-key');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(48).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
};
