import { type Permission, type Scope, scopeOf, scopeOfSupport, type Usertype } from '@angan/domain/roles.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from './database/schema.gen.ts';
import type { BlobStore } from './files/blob-store.ts';
import type { FileLinks } from './files/file-links.ts';
import type { Settings } from './settings.ts';

/** Who calls. `scope` tells how far a row of the permission matrix reaches for them. */
export interface Actor {
  readonly userId: number;
  readonly companyId: number;
  readonly deviceId: number;
  readonly usertype: Usertype;
  readonly subscriptionStatus: string;
  /** Of the platform's support, who sees the office as the Owner whose `userId` this is: the visit, and when it ends. */
  readonly support?: SupportSession | undefined;
  scope(permission: Permission): Scope;
}

/** A visit of the platform's support. `until` is in seconds since 1970. */
export interface SupportSession {
  readonly visit: number;
  readonly until: number;
}

/** What the process has once; every handler reaches it through its context. */
export interface Services {
  readonly settings: Settings;
  readonly pool: pg.Pool;
  /** For the platform's people: sees all companies. */
  readonly platformPool: pg.Pool;
  /** A few connections for what must be written apart from the request's transaction; none of them waits for `pool`. */
  readonly apartPool: pg.Pool;
  readonly store: BlobStore;
  readonly links: FileLinks;
  readonly now: () => Date;
}

/** The request as far as handlers may know it. `url` has path and query, for the links of lists. */
export interface RequestInfo {
  readonly id: string;
  readonly url: string;
  readonly ip: string;
  /** Who asks, as limits count them. */
  readonly asker: string;
  readonly userAgent: string;
}

/** Everything a handler may reach. `db` is one transaction, bound to the actor's company by the database itself. */
export interface Context<A extends Actor | undefined = Actor> {
  readonly actor: A;
  readonly db: Kysely<DB>;
  /**
   * The same transaction for statements whose best plan does not hang on their values, such as one row by its key: they
   * are planned once a connection, which is most of what they cost. Their text must not vary (no `in` list of any length).
   */
  readonly steady: Kysely<DB>;
  readonly services: Services;
  readonly request: RequestInfo;
  readonly log: FastifyBaseLogger;
}

/**
 * What a handler reaches whose call is answered in steps (Call.inSteps): everything but a transaction. Each step is one,
 * bound to the actor's company as that of any request, and committed before it returns. What a step wrote stays, whatever
 * comes of those after it.
 */
export interface SteppedContext extends Omit<Context, 'db' | 'steady'> {
  step<T>(work: (context: Context) => Promise<T>): Promise<T>;
}

export const newActor = (
  row: {
    user_id: number;
    company_id: number;
    usertype: string;
    subscription_status: string;
    support_visit?: number | null;
    support_until?: number | null;
  },
  deviceId: number,
): Actor => {
  const usertype = row.usertype as Usertype;
  const visit = row.support_visit ?? undefined;
  const support = visit === undefined ? undefined : { visit, until: row.support_until ?? 0 };
  return {
    userId: row.user_id,
    companyId: row.company_id,
    deviceId,
    usertype,
    subscriptionStatus: row.subscription_status,
    support,
    scope: (permission) => (support ? scopeOfSupport(permission) : scopeOf(usertype, permission)),
  };
};
