import type { leadMailCalls } from '@angan/contract/lead-events/lead-mail.ts';
import { leadEventTexts } from '@angan/contract/lead-events/texts.ts';
import { mailSource } from '@angan/domain/leads/index.ts';
import { fieldErrors, notFound } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { changeSource, ensureSource, rotateToken, sourceHappenings } from '../sources/index.ts';
import { newMailKey } from './address.ts';
import { readLeadMail } from './mail-row.ts';

export const leadMailHandlers: Handlers<typeof leadMailCalls> = {
  get: (_, context) => readLeadMail(context),

  async save({ body }, context) {
    if (body.is_enabled && !context.services.settings.mailIn)
      throw fieldErrors({ is_enabled: [leadEventTexts.noMailHere] });
    await ensureSource(context, mailSource, newMailKey());
    // Nobody asks a mailbox for leads: it forwards them.
    await changeSource(context, mailSource, { ...body, mode: 'Push' });
    return readLeadMail(context);
  },

  async rotate(_, context) {
    await rotateToken(context, mailSource, newMailKey());
    return readLeadMail(context);
  },

  happenings: (_, context) => sourceHappenings(context, mailSource),

  async removeForwarding({ params }, { db, actor }) {
    const done = await db
      .deleteFrom('lead_forwarding')
      .where('company_id', '=', actor.companyId)
      .where('id', '=', params.id)
      .returning('id')
      .executeTakeFirst();
    if (!done) throw notFound();
  },
};
