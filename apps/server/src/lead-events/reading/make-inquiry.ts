import { inquiryLimits } from '@angan/contract/inquiries/inquiry-fields.ts';
import { inquiryMistakes } from '@angan/contract/inquiries/inquiry-rules.ts';
import type { Assigning, AssignRule } from '@angan/domain/assigning.ts';
import { beginningOf } from '@angan/domain/beginning.ts';
import type { LeadSource } from '@angan/domain/leads/index.ts';
import type { Kysely } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { fieldErrors } from '../../core/errors.ts';
import { cityOf, insertInquiries } from '../../inquiries/index.ts';
import { refuseOverPlan } from '../../plans/index.ts';
import type { ReadLead } from '../portals/index.ts';
import type { SourceRules } from './read-known.ts';
import type { Wants } from './wants.ts';

export interface Making {
  readonly lead: ReadLead;
  readonly wants: Wants;
  readonly contact: number;
  readonly source: LeadSource;
  readonly sourceId: number;
  readonly asked: number | null;
  readonly rules: SourceRules;
  readonly externalRef: string;
  readonly receivedAt: string;
}

/** Adds the inquiry of a lead, by the writer of all that comes in by itself; answers its id. */
export const makeInquiry = async (context: Context, making: Making): Promise<number> => {
  const { db, actor, services } = context;
  const { lead, wants, contact, sourceId, asked, rules, externalRef, receivedAt } = making;
  const { confidence: _, marks: __, ...fields } = wants;
  const row = {
    ...fields,
    contact,
    ...(lead.is_agent && { contact_role: 'Co-broker for a client' }),
    source: sourceId,
    source_detail: beginningOf(
      [lead.listing, lead.project].filter(Boolean).join(', ') || externalRef,
      inquiryLimits.source_detail,
    ),
    external_ref: await freeRef(db, actor.companyId, sourceId, externalRef),
    asked_property: asked,
    date_time: receivedAt,
    city: await cityOf(context, fields as never).catch(() => null),
  };
  const mistakes = inquiryMistakes({ ...row, stage: 'New' } as never);
  if (Object.keys(mistakes).length > 0) throw fieldErrors(mistakes as Record<string, string[]>);
  await refuseOverPlan(context, 'open_inquiries', 1);
  const [id] = await insertInquiries(
    db,
    actor,
    { createdBy: actor.userId || null, now: services.now(), rule: ruleOf(rules) },
    [row],
  );
  return id!;
};

/** The source's own rule; undefined where the office's holds. */
const ruleOf = ({ assign_rule, assign_to }: SourceRules): Assigning | undefined =>
  assign_rule === null ? undefined : { rule: assign_rule as AssignRule, person: assign_to };

/** The reference as an inquiry keeps it; '' where one of this source has it already, as one that was imported may. */
export const freeRef = async (db: Kysely<DB>, companyId: number, source: number, ref: string): Promise<string> => {
  const kept = beginningOf(ref, 80);
  const taken = await db
    .selectFrom('inquiry')
    .select('id')
    .where('company_id', '=', companyId)
    .where('source', '=', source)
    .where('external_ref', '=', kept)
    .executeTakeFirst();
  return taken ? '' : kept;
};
