import type { Entity } from '@angan/domain/entities.ts';
import type { Permission } from '@angan/domain/roles.ts';
import { z } from 'zod';
import { uploadLimits } from '../files/upload.ts';

/**
 * `public`: anyone. `signed-in`: any user. `admin`: the platform's Admin, past the wall, so only for what is of no company.
 * Otherwise a row of the permission matrix.
 */
export type Access = 'public' | 'signed-in' | 'admin' | Permission;

/** One HTTP call as a value. The server registers its route from it, the web its function, OpenAPI its page. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** With a trailing slash; parameters as `:id`. The server answers the path without the slash too. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** What the call does, in a short sentence for the API page. */
  readonly summary: string;
  /** `active`: refused with 403 unless the company's subscription is Active. */
  readonly subscription: 'active' | 'any';
  /**
   * Who may call it while their office is about to be deleted: nobody, unless it says otherwise. What is public or the
   * Admin's is of no office.
   */
  readonly whileDeleting: 'nobody' | 'owner' | 'everybody';
  /**
   * What it is for the platform's support that looks into an office by the Owner's grant. `reading`: as for the Owner, but
   * masked, and refused where it changes anything or hands out a file. `closed`: refused. `leaving`: how a visit ends.
   */
  readonly forSupport: 'reading' | 'closed' | 'leaving';
  /** Whether it changes anything. The few GET calls of the specification that do say so; the others cannot. */
  readonly writes: boolean;
  /**
   * The kinds of record of which its answer is made, its own first: where an event names one of them, the answer is out of
   * date. Each GET says so, `[]` where it shows nothing that changes; so may a POST that answers and changes nothing.
   */
  readonly shows: readonly Entity[];
  /**
   * Whether devices keep its last answers, sealed, to be read where there is no line. Only a GET that changes nothing, and
   * whose answer a mask may hide numbers in.
   */
  readonly kept: boolean;
  /**
   * Whether its handler waits for a third party, which may take its time: then it works in several short transactions
   * with none open between them, so that no connection waits as well.
   */
  readonly inSteps: boolean;
  /**
   * Whether its answer holds phone numbers for those too who see none of others': their own, their office's, one that is
   * revealed to them, or the file that they uploaded. In all other answers every text is masked for them.
   */
  readonly showsNumbers: boolean;
  readonly params: z.ZodType;
  readonly query: z.ZodType;
  readonly body: z.ZodType;
  /** Bytes at most of each file that the body holds. */
  readonly fileBytes: number;
  readonly answer: z.ZodType;
  /** 200 with an answer, 201 when something was made, 204 without a body. */
  readonly status: 200 | 201 | 204 | 303;
}

/**
 * Whether an answer that shows these kinds of record is out of date once one of `entity` changed. People stand by name in
 * nearly every answer (who has it, who made it) and seldom change, so what changes of one of them concerns all answers that
 * show anything.
 */
export const isShownIn = (shows: Call['shows'], entity: Entity): boolean =>
  entity === 'app_user' ? shows.length > 0 : shows.includes(entity);

const defaults = {
  subscription: 'active',
  whileDeleting: 'nobody' as Call['whileDeleting'],
  forSupport: 'reading' as Call['forSupport'],
  inSteps: false as boolean,
  showsNumbers: false as boolean,
  shows: [] as readonly Entity[],
  kept: false as boolean,
  params: z.object({}),
  query: z.object({}),
  body: z.undefined(),
  fileBytes: uploadLimits.fileBytes as number,
  answer: z.undefined(),
  status: 200,
} as const;
type Defaults = typeof defaults;
type Given = Pick<Call, 'path' | 'access' | 'summary'> &
  Partial<Omit<Call, 'method' | 'shows'>> &
  (
    | { readonly method: 'GET'; readonly shows: Call['shows'] }
    | { readonly method: Exclude<Call['method'], 'GET'>; readonly shows?: Call['shows'] }
  );

export const call = <const C extends Given>(given: C) =>
  ({ ...defaults, writes: given.method !== 'GET', ...given }) as unknown as Omit<C, never> &
    Omit<Defaults & { writes: boolean }, keyof C>;

type Read<S extends z.ZodType, D> = D extends 'in' ? z.input<S> : z.output<S>;
type Parts<C extends Call, D> = {
  params: Read<C['params'], D>;
  query: Read<C['query'], D>;
  body: Read<C['body'], D>;
};

/** What a caller passes in. */
export type Sent<C extends Call> = Parts<C, 'in'>;
/** What a handler is given once it is parsed. */
export type Received<C extends Call> = Parts<C, 'out'>;
export type Answer<C extends Call> = z.output<C['answer']>;
/** What a handler returns: the answer before its schema has read it. */
export type Returned<C extends Call> = z.input<C['answer']>;
