import type { Call } from '@angan/contract/kit/call.ts';
import { supportTexts } from '@angan/contract/support/support.ts';
import type { Entity } from '@angan/domain/entities.ts';
import { maskedTextForSupport } from '@angan/domain/mask-for-support.ts';
import { familiesOf } from '@angan/domain/support.ts';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../context.ts';
import { forbidden } from '../errors.ts';

/** Whether the time of a visit of support is over; never of anybody else's session. */
export const isOver = ({ support }: Actor, now: Date): boolean =>
  support !== undefined && support.until * 1000 <= now.getTime();

/**
 * The one place where support, which looks into an office by the Owner's grant, is kept from all but reading: refuses with
 * 403 what changes anything, hands out a file, or says that it is closed to support.
 */
export const refuseSupport = (call: Call, actor: Actor): void => {
  if (!actor.support || call.forSupport === 'leaving') return;
  if (call.method !== 'GET' || call.writes) throw forbidden(supportTexts.readOnly);
  if (call.forSupport === 'closed' || holdsFile(call.answer)) throw forbidden(supportTexts.closed);
};

/** Whether an answer of this form has a file in it, which nobody can mask. */
const holdsFile = (schema: z.ZodType): boolean => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return holdsFile(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return holdsFile(schema.element as z.ZodType);
  if (!(schema instanceof z.ZodObject)) return false;
  const shape = schema.shape as Record<string, z.ZodType>;
  return ('file_name' in shape && 'content' in shape) || Object.values(shape).some(holdsFile);
};

/** What support asks, without the numbers and addresses in it: an answer would say whether they are somebody's. */
export const askedBySupport = (query: unknown): unknown => {
  const search = (query as { search?: unknown } | undefined)?.search;
  return typeof search === 'string' ? { ...(query as object), search: maskedTextForSupport(search) } : query;
};

/** Writes down for both sides of which kinds of record an answer was made that support is about to be sent. */
export const noteLooks = async (
  client: Pick<PoolClient, 'query'>,
  { support, companyId }: Actor,
  shown: readonly Entity[],
): Promise<void> => {
  const families = familiesOf(shown);
  if (!support || families.length === 0) return;
  await client.query(
    `insert into support_look (company_id, support_visit, family) select $1, $2, unnest($3::text[])
     on conflict do nothing`,
    [companyId, support.visit, families],
  );
};
