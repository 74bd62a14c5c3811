import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const years = z.coerce.number().int().min(1).max(100);
const flag = z.stringbool();
const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);

/** Every setting there is, with its default. docs/configuration.md is the same table in prose. */
const schema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(4000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: z.url().optional(),
  DEMO: flag.optional(),
  SANDBOX_PORT: port.optional(),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  PUBLIC_URL: z.url().optional(),
  SECRET_KEY: z.string().min(32).optional(),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().default('Angan <no-reply@angan.example>'),
  SMS_URL: z.url().optional(),
  SMS_KEY: z.string().optional(),
  SMS_CODE_TEMPLATE: z.string().default('angan_code'),
  S3_URL: z.url().optional(),
  S3_BUCKET: z.string().optional(),
  S3_KEY: z.string().optional(),
  S3_SECRET: z.string().optional(),
  SIGN_INS_PER_ADDRESS: z.coerce.number().int().min(1).default(100),
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/[^/]+\/.*\{z\}.*\{x\}.*\{y\}/, 'an address with {z}, {x} and {y} in it')
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
  META_URL: z.url().optional(),
  META_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'a version such as v25.0')
    .default('v25.0'),
  META_APP_ID: z.string().optional(),
  META_APP_SECRET: z.string().optional(),
  META_VERIFY_TOKEN: z.string().optional(),
  META_WABA_ID: z.string().optional(),
  META_PHONE_NUMBER_ID: z.string().optional(),
  META_TOKEN: z.string().optional(),
  AI_URL: z.url().optional(),
  AI_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  KEEP_AUDIT_YEARS: years.default(5),
  KEEP_VIEWED_YEARS: years.default(3),
  KEEP_ALERT_YEARS: years.default(1),
  KEEP_MESSAGE_YEARS: years.default(1),
  OLD_TRAILS: z.enum(['export', 'drop']).default('export'),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Settings = ReturnType<typeof readSettings>;

/** Reads the settings from the environment once. Throws a StartError that names every wrong one. */
export const readSettings = (env: NodeJS.ProcessEnv) => {
  const parsed = schema.safeParse(
    Object.fromEntries(Object.entries(env).map(([name, value]) => [name, blankIsUnset(value)])),
  );
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const given = parsed.data;
  const production = given.NODE_ENV === 'production';
  const demo = given.DEMO ?? !production;
  const loopback = ['127.0.0.1', 'localhost', '::1'].includes(given.HOST);
  if (demo && !loopback && given.DEMO !== true)
    throw new StartError(
      `The demo office has known passwords, so it is not served on ${given.HOST}. Set DEMO=0, or DEMO=1 if you mean it.`,
    );
  if (Boolean(given.S3_URL) !== Boolean(given.S3_BUCKET))
    throw new StartError(
      'Files go to an S3-compatible store where S3_URL and S3_BUCKET are set: set both, or neither.',
    );
  if (Boolean(given.AI_URL) !== Boolean(given.AI_MODEL))
    throw new StartError('A model writes drafts where AI_URL and AI_MODEL are set: set both, or neither.');
  const sandboxPort = given.SANDBOX_PORT ?? (production ? undefined : given.PORT + 1);
  const dataDir = path.resolve(given.DATA_DIR);
  return {
    production,
    demo,
    port: given.PORT,
    host: given.HOST,
    dataDir,
    databaseUrl: given.DATABASE_URL,
    role: given.ROLE,
    publicUrl: given.PUBLIC_URL?.replace(/\/$/, '') ?? `http://${given.HOST}:${given.PORT}`,
    sandboxPort,
    secretKey: given.SECRET_KEY ?? keptSecret(dataDir),
    smtpUrl: given.SMTP_URL ?? (sandboxPort ? `smtp://127.0.0.1:${sandboxPort + 1}` : undefined),
    mailFrom: given.MAIL_FROM,
    smsUrl: given.SMS_URL ?? (sandboxPort ? `http://127.0.0.1:${sandboxPort}` : undefined),
    smsKey: given.SMS_KEY ?? 'sandbox',
    smsCodeTemplate: given.SMS_CODE_TEMPLATE,
    /** Where people read the mails and SMS that reach nobody; none as soon as one of the two goes out for real. */
    sandboxUrl: sandboxPort && !given.SMTP_URL && !given.SMS_URL ? `http://127.0.0.1:${sandboxPort}` : undefined,
    s3:
      given.S3_URL && given.S3_BUCKET
        ? { url: given.S3_URL, bucket: given.S3_BUCKET, key: given.S3_KEY ?? '', secret: given.S3_SECRET ?? '' }
        : undefined,
    /** Sign-ins from one address in ten minutes; an office shares one. */
    signInsPerAddress: given.SIGN_INS_PER_ADDRESS,
    /** Pictures of the map; none: properties are shown on a plain plot. */
    tiles: given.MAP_TILES_URL ? { url: given.MAP_TILES_URL, attribution: given.MAP_TILES_ATTRIBUTION } : undefined,
    meta: metaOf(given, sandboxPort),
    /** A model that writes drafts, by the OpenAI protocol; none: drafts are built from patterns. */
    ai:
      given.AI_URL && given.AI_MODEL
        ? { url: given.AI_URL.replace(/\/(v1\/?)?$/, ''), key: given.AI_KEY ?? '', model: given.AI_MODEL }
        : undefined,
    /** How long the trails are kept, in years, and what becomes of what is older. */
    keep: {
      auditYears: given.KEEP_AUDIT_YEARS,
      viewedYears: given.KEEP_VIEWED_YEARS,
      alertYears: given.KEEP_ALERT_YEARS,
      messageYears: given.KEEP_MESSAGE_YEARS,
      old: given.OLD_TRAILS,
    },
    trustProxy: given.TRUST_PROXY,
    logLevel: given.LOG_LEVEL,
  };
};

/**
 * Meta's app, and the first number, which is connected at the start where all of it is set. As long as META_URL is not,
 * a sandbox that runs plays Meta's part, with an app and a number of its own.
 */
const metaOf = (given: z.infer<typeof schema>, sandboxPort: number | undefined) => {
  const sandboxed = Boolean(sandboxPort) && !given.META_URL;
  const or = (value: string | undefined, sandbox: string) => value ?? (sandboxed ? sandbox : undefined);
  const url = given.META_URL ?? (sandboxed ? `http://127.0.0.1:${sandboxPort}` : 'https://graph.facebook.com');
  return {
    url: url.replace(/\/$/, ''),
    version: given.META_VERSION,
    appId: or(given.META_APP_ID, '1450010002600001'),
    appSecret: or(given.META_APP_SECRET, 'sandbox-app-secret'),
    verifyToken: or(given.META_VERIFY_TOKEN, 'sandbox-verify'),
    wabaId: or(given.META_WABA_ID, '1450010002600002'),
    phoneNumberId: or(given.META_PHONE_NUMBER_ID, '1450010002600003'),
    token: or(given.META_TOKEN, 'EAASandboxSystemUserToken'),
  };
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
