import type { Received } from '@angan/contract/kit/call.ts';
import type { leadEventCalls } from '@angan/contract/lead-events/lead-events.ts';
import { leadEventTexts } from '@angan/contract/lead-events/texts.ts';
import { mailSource, portalSources } from '@angan/domain/leads/index.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import { readMail } from '../portals/mail/read-mail.ts';
import { officeContext, writeOutcome } from '../reading/index.ts';
import { readEvent, type Waiting, waitingColumns } from '../reading/read-event.ts';
import { storeLeads } from '../store-leads.ts';

type Body = Received<typeof leadEventCalls.paste>['body'];

/** Takes in the text of a portal's mail; read at once, with the office's reach. Answers its id, also of one that was here. */
export const pasteLead = async (context: Context, { text, source: chosen }: Body): Promise<number> => {
  const { db, actor, services } = context;
  const { source: told, lead } = readMail(text);
  const portal = portalSources.find((one) => one === told);
  const source = chosen ?? portal ?? mailSource;
  const sourceName = source === mailSource ? told : undefined;
  if (!lead.phone && !lead.email) throw fieldErrors({ text: [leadEventTexts.nothingRead] });
  const { companyId } = actor;
  const arrival = {
    ...{ companyId, source, sourceName, way: 'Paste' as const, contentType: 'text/plain', ip: '' },
    now: services.now(),
  };
  const { ids } = await storeLeads(db, arrival, [lead]);
  if (ids.length === 0) return idOf(context, source, lead.external_ref);
  const [id] = ids;
  const { rows } = await sql<Waiting>`
    select ${waitingColumns} from lead_event
     where company_id = ${companyId} and id = ${id!}`.execute(db);
  const office = officeContext(services, db, companyId, context.log);
  const reading = { ...office, actor: { ...office.actor, userId: actor.userId } };
  await writeOutcome(db, companyId, id!, await readEvent(reading, rows[0]!));
  return id!;
};

const idOf = async ({ db, actor }: Context, source: string, external_ref: string): Promise<number> => {
  const row = await db
    .selectFrom('lead_event')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('source', '=', source)
    .where('external_ref', '=', external_ref)
    .executeTakeFirstOrThrow();
  return row.id;
};
