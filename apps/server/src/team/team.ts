import type { teamCalls } from '@angan/contract/team/team.ts';
import type { Handlers } from '../core/http/serve.ts';
import { listInvitations } from './invitations/list-invitations.ts';
import { comeBack } from './leaving/come-back.ts';
import { leave } from './leaving/leave.ts';
import { leaving } from './leaving/open-work.ts';
import { listTeam } from './list-team.ts';
import { readPlaces } from './places.ts';
import { updatePerson } from './update-person.ts';

export const teamHandlers: Handlers<typeof teamCalls> = {
  async list(_, context) {
    const { actor, db, services } = context;
    const [people, invitations, { people: active, invited, allowed }] = await Promise.all([
      listTeam(context),
      listInvitations(context),
      readPlaces(db, actor.companyId, services.now()),
    ]);
    return { people, invitations, users: { used: active + invited, allowed } };
  },
  update: updatePerson,
  leaving,
  leave,
  comeBack,
};
