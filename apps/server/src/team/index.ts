export { invitationHandlers } from './invitations/invite.ts';
export { joiningHandlers } from './invitations/join.ts';
export { teamHandlers } from './team.ts';
