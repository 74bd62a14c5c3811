import type { leadEventCalls } from '@angan/contract/lead-events/lead-events.ts';
import type { Context } from '../../core/context.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { answerLead, appendToOther, assignLead, convertLead, junkLead, keepApart } from './act.ts';
import { leadsToday } from './leads-today.ts';
import { listLeads } from './list-leads.ts';
import { getLead, writtenLead } from './one-lead.ts';
import { pasteLead } from './paste-lead.ts';

/** What a change answers: the lead as it stands then. */
const then =
  <G extends { params: { id: number } }>(change: (context: Context, given: G) => Promise<unknown>) =>
  async (given: G, context: Context) => {
    await change(context, given);
    return writtenLead(context, given.params.id);
  };

export const leadEventHandlers: Handlers<typeof leadEventCalls> = {
  list: ({ query }, context) => listLeads(query, context),
  today: (_, context) => leadsToday(context),
  get: ({ params }, context) => getLead(context, params.id),
  answered: then((context, { params, body }) => answerLead(context, params.id, body)),
  assign: then((context, { params, body }) => assignLead(context, params.id, body.assigned_to ?? [])),
  convert: then((context, { params, body }) => convertLead(context, params.id, body)),
  append: then((context, { params, body }) => appendToOther(context, params.id, body.inquiry)),
  keepBoth: then((context, { params }) => keepApart(context, params.id)),
  junk: then((context, { params, body }) => junkLead(context, params.id, body)),
  paste: async ({ body }, context) => writtenLead(context, await pasteLead(context, body)),
};
