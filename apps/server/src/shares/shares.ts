import type { shareCalls } from '@angan/contract/shares/shares.ts';
import { shareTexts } from '@angan/contract/shares/texts.ts';
import { formatOf, notConfirmed, shareGate } from '@angan/domain/brochure/index.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { runsTheOffice } from '@angan/domain/roles.ts';
import { sql } from 'kysely';
import { findContact } from '../contacts/index.ts';
import { notFound } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { wordsFor } from '../core/words.ts';
import { findInquiry } from '../inquiries/index.ts';
import { findProperty } from '../properties/index.ts';
import { compose, textOf } from './compose.ts';
import { readShareables } from './facts.ts';
import { languageFor } from './language-of.ts';
import { isOfContact, isOfInquiry, isOfProperty, oneShare, sharesWhere } from './list-shares.ts';
import { makeShare, recipient } from './make-share.ts';
import { mayShow, shownBy } from './may-show.ts';

export const shareHandlers: Handlers<typeof shareCalls> = {
  create: ({ body }, context) => makeShare(context, body),
  ofOne: ({ params, body }, context) =>
    makeShare(context, { ...body, channel: body.channel ?? 'PDF', properties: [params.id] }),

  async check({ body }, context) {
    const may_show = await mayShow(context);
    const properties = await readShareables(context, body.properties);
    const { contact } = await recipient(context, body);
    const language = await languageFor(context, contact, body);
    const content = await compose(context, properties, shownBy(body, may_show), language, body);
    const today = dayInIndia(context.services.now());
    return {
      may_show,
      format: formatOf(properties.length, Boolean(body.visit_group)),
      language,
      text: textOf(content, shareTexts.linkStandIn, wordsFor(language).words),
      properties: properties.map(({ id, gate }) => {
        const answer = shareGate(gate);
        const { property_code, title } = content.properties.find((one) => one.id === id)!.brochure;
        return {
          id,
          property_code,
          title,
          stale: notConfirmed(gate, today),
          gate: answer.may,
          why: answer.may === 'yes' ? '' : answer.why,
        };
      }),
    };
  },

  async ofProperty({ params }, context) {
    await findProperty(context, params.id);
    return sharesWhere(context, isOfProperty(params.id));
  },
  async ofInquiry({ params }, context) {
    await findInquiry(context, params.id);
    return sharesWhere(context, isOfInquiry(params.id));
  },
  async ofContact({ params }, context) {
    const { id } = await findContact(context, params.id);
    return sharesWhere(context, isOfContact(context.actor.companyId, id));
  },

  async revoke({ params }, context) {
    const { actor, db, services } = context;
    let ending = db
      .updateTable('share')
      .set({ revoked_at: services.now().toISOString(), revoked_by: actor.userId })
      .where('company_id', '=', actor.companyId)
      .where('id', '=', params.id)
      .where('format', '<>', 'Visit slip')
      .where('revoked_at', 'is', null);
    if (!runsTheOffice(actor.usertype)) ending = ending.where('created_by', '=', actor.userId);
    const { numUpdatedRows } = await ending.executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound();
    return oneShare(context, params.id);
  },

  async verify(_, { db }) {
    const { rows } = await sql<{ entries: number; broken_at: number | null }>`
      select entries, broken_at from verify_share_ledger()`.execute(db);
    return rows[0]!;
  },
};
