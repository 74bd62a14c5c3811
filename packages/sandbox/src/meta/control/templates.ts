import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { GraphError } from '../errors.ts';
import { handleFault } from '../graph/uploads.ts';
import { endPacing } from '../messages/send.ts';
import type { Meta } from '../meta.ts';
import { checkDraft } from '../templates/check.ts';
import { requireShortBody } from '../templates/check-body.ts';
import * as lifecycle from '../templates/lifecycle.ts';
import { newTemplate } from '../templates/new-template.ts';
import { categoryTaken, reviewed } from '../templates/review.ts';
import * as rules from '../templates/rules.ts';
import { templateAt, wabaAt } from './find.ts';

const category = z.enum(['MARKETING', 'UTILITY', 'AUTHENTICATION']);

/** What somebody at Meta decides about a template; one of these. */
const decision = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('review') }),
  z.strictObject({ do: z.literal('approve') }),
  z.strictObject({
    do: z.literal('reject'),
    reason: z
      .enum(['ABUSIVE_CONTENT', 'INVALID_FORMAT', 'PROMOTIONAL', 'TAG_CONTENT_MISMATCH', 'SCAM', 'INCORRECT_CATEGORY'])
      .default('INVALID_FORMAT'),
    text: z.string().optional(),
    recommendation: z.string().optional(),
  }),
  z.strictObject({ do: z.literal('pause'), by: z.enum(['quality', 'pacing']).default('quality') }),
  z.strictObject({ do: z.literal('unpause') }),
  z.strictObject({ do: z.literal('disable') }),
  z.strictObject({ do: z.literal('quality'), quality: z.enum(['GREEN', 'YELLOW', 'RED', 'UNKNOWN']) }),
  /** `notice` tells it a day before, as Meta does. */
  z.strictObject({ do: z.literal('category'), category, notice: z.boolean().default(false) }),
  z.strictObject({
    do: z.literal('event'),
    event: z.enum([
      'ARCHIVED',
      'UNARCHIVED',
      'FLAGGED',
      'REINSTATED',
      'LOCKED',
      'IN_APPEAL',
      'LIMIT_EXCEEDED',
      'PENDING_DELETION',
    ]),
  }),
  z.strictObject({ do: z.literal('delete') }),
  /** So many messages go out, the rest is held for its quality to be assessed. */
  z.strictObject({ do: z.literal('pace'), first: z.int().min(0) }),
  z.strictObject({ do: z.literal('end-pacing'), outcome: z.enum(['release', 'drop']) }),
]);
export type Decision = z.input<typeof decision>;

export function decide(meta: Meta, params: unknown, given: Decision): unknown {
  const template = templateAt(meta, params);
  const wanted = decision.parse(given);
  switch (wanted.do) {
    case 'review':
      lifecycle.review(meta, template);
      break;
    case 'approve':
      lifecycle.approve(meta, template);
      break;
    case 'reject': {
      const { reason, text, recommendation } = wanted;
      const info = text === undefined ? undefined : { text, recommendation: recommendation ?? '' };
      lifecycle.reject(meta, template, reason, info);
      break;
    }
    case 'pause':
      lifecycle.pause(meta, template, wanted.by);
      break;
    case 'unpause':
      lifecycle.unpause(meta, template);
      break;
    case 'disable':
      lifecycle.disable(meta, template);
      break;
    case 'quality':
      lifecycle.setQuality(meta, template, wanted.quality);
      break;
    case 'category':
      (wanted.notice ? lifecycle.announceCategory : lifecycle.changeCategory)(meta, template, wanted.category);
      break;
    case 'event':
      lifecycle.event(meta, template, wanted.event);
      break;
    case 'delete':
      lifecycle.remove(meta, template);
      break;
    case 'pace':
      template.pacing = { left: wanted.first, held: [] };
      break;
    case 'end-pacing':
      return { held: endPacing(meta, template, wanted.outcome) };
  }
  return template;
}

/** How a template stands at Meta already; the rest is the body of the call that creates one. */
const standing = z.looseObject({
  id: z.string().regex(/^\d+$/),
  status: z.enum(['APPROVED', 'PENDING', 'REJECTED', 'PAUSED', 'DISABLED', 'LIMIT_EXCEEDED', 'ARCHIVED']),
  quality: z.enum(['GREEN', 'YELLOW', 'RED', 'UNKNOWN']).default('UNKNOWN'),
  rejected_reason: z.string().default('NONE'),
  /** The account that has it; the first where none is named. */
  waba: z.string().optional(),
  odd: z.record(z.string(), z.unknown()).optional(),
});

/** Puts a template there as if it had been for long: no webhook tells of it, and one that waits does so for a person. */
function plant(meta: Meta, body: unknown): unknown {
  const { id, status, quality, rejected_reason, odd, waba: of, ...given } = standing.parse(body);
  const draft = checkDraft(given, () => null);
  const waba = wabaAt(meta, of).id;
  const optedOut = given.cta_url_link_tracking_opted_out === true;
  const template = newTemplate(draft, { id, waba, category: draft.category, optedOut, now: meta.clock.now() });
  meta.templates.add({ ...template, status, quality, rejected_reason, ...(odd && { odd }) });
  meta.changed();
  return meta.templates.byId.get(id);
}

const asText = (value: unknown): unknown =>
  value instanceof RegExp
    ? String(value)
    : value instanceof Map
      ? [...value].map(([key, one]) => [key, String(one)])
      : value;

/** What the rules say of a template, without filing it: the refusal of the create call, or the reviewer's. */
function judge(meta: Meta, body: Record<string, unknown>): unknown {
  try {
    const draft = checkDraft(body, (handle, format) => (body.any_handle ? null : handleFault(meta, handle, format)));
    if (meta.settings.short_bodies || body.short_bodies === true) requireShortBody(draft.components, draft.category);
    const taken = categoryTaken(draft.category, draft.components, meta.settings);
    const finding = reviewed({ ...draft, category: taken }, [], meta.settings);
    return { refused: null, category: taken, rejected: finding };
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    const { subcode, userTitle, userMessage } = error.parts;
    return {
      refused: { subcode: subcode ?? null, title: userTitle ?? null, message: userMessage ?? error.message },
      category: null,
      rejected: null,
    };
  }
}

/** Meta's reviewer, and its rules. */
export function templateRoutes(app: FastifyInstance, meta: Meta): void {
  const path = '/_control/meta/templates';
  app.get(path, (request) => {
    const { waba } = z.object({ waba: z.string().optional() }).parse(request.query);
    return waba === undefined ? [...meta.templates.byId.values()] : meta.templates.of(wabaAt(meta, waba).id);
  });
  app.post(path, (request, reply) => reply.code(201).send(plant(meta, request.body)));
  app.get(`${path}/rules`, () =>
    Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, asText(value)])),
  );
  app.post(`${path}/judge`, (request) => judge(meta, z.record(z.string(), z.unknown()).parse(request.body)));
  app.get(`${path}/:id`, (request) => templateAt(meta, request.params));
  app.post(`${path}/:id`, (request) => decide(meta, request.params, request.body as Decision));
}
