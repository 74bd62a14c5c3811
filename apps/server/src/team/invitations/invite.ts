import { permissionTexts, sharingSwitches } from '@angan/contract/permissions/permissions.ts';
import type { invitationCalls } from '@angan/contract/team/invitations.ts';
import { teamTexts } from '@angan/contract/team/texts.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors, nonField, notFound } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { named } from '../../core/named.ts';
import { heldPlaces, refuseCoOwner, refuseFull } from '../places.ts';
import { type InvitationRow, joinUrl, showInvitation } from './invitation-row.ts';
import { mailInvitation } from './mail-invitation.ts';
import { refuseTaken } from './refuse-taken.ts';

const waiting = ({ actor, db }: Context, id: number) =>
  db
    .updateTable('team_invitation')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('joined', 'is', null)
    .where('is_deleted', '=', false);

/** Inviting people. The link is mailed where there is an address, and told to the Owner, who may send it by hand. */
export const invitationHandlers = (limits: Limits): Handlers<typeof invitationCalls> => {
  const sent = async (context: Context, row: InvitationRow) => {
    const url = joinUrl(context.services, row);
    await mailInvitation(limits, context, row, url);
    return { ...showInvitation(row), url };
  };
  return {
    async create({ body }, context) {
      const { actor, db, services } = context;
      const { email = '', mobile = '', areas = [], rights = {}, last_name = '', first_name, usertype } = body;
      if (email === '' && mobile === '') throw fieldErrors({ mobile: [teamTexts.reachMissing] });
      if (sharingSwitches.every((name) => rights[name])) throw nonField(permissionTexts.oneAtFirst);
      const places = await heldPlaces(db, actor.companyId, services.now());
      await refuseTaken(context, { email, mobile });
      if (usertype === 'Co-Owner') refuseCoOwner(places, places.coOwnersInvited);
      refuseFull(places, places.invited);
      const row = await db
        .insertInto('team_invitation')
        .values({
          ...{ first_name, last_name, usertype, email, mobile, areas },
          rights: JSON.stringify(named(rights)),
          sent_at: services.now().toISOString(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return sent(context, row);
    },

    async resend({ params }, context) {
      const { actor, db, services } = context;
      const places = await heldPlaces(db, actor.companyId, services.now());
      const row = await waiting(context, params.id)
        .set({ sent_at: services.now().toISOString() })
        .returningAll()
        .executeTakeFirst();
      if (!row) throw notFound();
      // One whose days were over takes its place again.
      refuseFull(places, places.invited - 1);
      return sent(context, row);
    },

    async remove({ params }, context) {
      const { numUpdatedRows } = await waiting(context, params.id).set({ is_deleted: true }).executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound();
    },
  };
};
