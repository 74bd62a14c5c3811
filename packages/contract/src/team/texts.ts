import { invitationDays, mostCoOwners } from '@angan/domain/team.ts';

/** What the team's screen, the page of an invitation and the server say. */
export const teamTexts = {
  mobileTaken: (name: string) => `${name} has this number. One number, one person.`,
  emailTaken: (name: string) => `${name} has this e-mail address. One address, one person.`,
  mobileInvited: (name: string) => `${name} is invited with this number already.`,
  emailInvited: (name: string) => `${name} is invited with this e-mail address already.`,
  reachMissing: 'Enter a mobile number or an e-mail address.',
  full: (allowed: number) =>
    `All ${allowed} users of your plan are taken, invitations among them. Remove a person or an invitation, or choose a larger plan.`,
  coOwners: `An office has at most ${mostCoOwners} Co-Owners, invitations among them.`,
  ownerStays: 'The Owner stays the Owner.',
  invitationGone: `This invitation is no longer good. It was withdrawn, was used, or is older than ${invitationDays} days. Ask who invited you for a new link.`,
  officeFull: 'The office has no place for another user at the moment. Ask who invited you.',
  nobodyFits: (name: string) =>
    `${name} does not see all of it: another property type, or locked. Choose somebody else, or several people.`,
  chooseSomebody: 'Choose who takes it over.',
  notToThemselves: 'Choose somebody else: this person leaves.',
  hasLeft: 'This person has left already.',
  isHere: 'This person works here.',
} as const;
