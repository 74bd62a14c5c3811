export { invitationHandlers } from './invitations/invite.ts';
export { joiningHandlers } from './invitations/join.ts';
export { lettingGoOnTheDay } from './staying/let-go-job.ts';
export { stayingHandlers } from './staying/staying.ts';
export { teamHandlers } from './team.ts';
