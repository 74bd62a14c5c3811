import type { projectInquiryCalls } from '@angan/contract/projects/project-inquiries.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { envelope, readPaging } from '../../core/list.ts';
import { type LeadRow, leadColumns, leadRows, projectOfLead, showLeads } from './lead-row.ts';
import { answerLead, registerLead } from './register-lead.ts';

const written = async (context: Context, id: number) => {
  const row = await leadRows(context.db, context.actor)
    .where('l.id', '=', id)
    .select(leadColumns)
    .select(projectOfLead)
    .$castTo<LeadRow>()
    .executeTakeFirstOrThrow();
  return (await showLeads([row], context))[0]!;
};

export const projectInquiryHandlers: Handlers<typeof projectInquiryCalls> = {
  async list({ query }, context) {
    let q = leadRows(context.db, context.actor);
    if (query.project?.length) q = q.where('l.project', 'in', query.project);
    if (query.inquiry?.length) q = q.where('l.inquiry', 'in', query.inquiry);
    if (query.status?.length) q = q.where('l.status', 'in', query.status);
    const count = () =>
      q
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow()
        .then((row) => row.count);
    const paging = await readPaging(query, ['-id'], count);
    const rows = await q
      .select(leadColumns)
      .select(projectOfLead)
      .$castTo<LeadRow>()
      .orderBy('l.id', 'desc')
      .limit(paging.size + 1)
      .offset(paging.offset)
      .execute();
    const fits = paging.page === 1 && rows.length <= paging.size;
    const shown = new Map((await showLeads(rows, context)).map((lead) => [lead.id, lead]));
    return envelope(
      context,
      paging,
      fits ? rows.length : await count(),
      rows,
      (row) => String(row.id),
      ({ id }) => shown.get(id)!,
    );
  },

  create: async ({ body }, context) => written(context, await registerLead(context, body)),

  async update({ params, body }, context) {
    await answerLead(context, params.id, body);
    return written(context, params.id);
  },
};
