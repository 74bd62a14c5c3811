import { permissionSwitchNames } from '@angan/domain/personal-rights.ts';
import { companyUsertypes } from '@angan/domain/roles.ts';
import { subuserRoles } from '@angan/domain/team.ts';
import { z } from 'zod';
import { passwordText, personLimits } from '../auth/auth.ts';
import { link } from '../auth/links.ts';
import { language } from '../auth/registration.ts';
import { contactTexts } from '../contacts/texts.ts';
import { call } from '../kit/call.ts';
import {
  email,
  flag,
  idParams,
  mobile,
  references,
  requiredEmail,
  requiredMobile,
  requiredText,
  requiredWord,
  text,
} from '../kit/fields.ts';

/** Where an invitation leads: a page of the web app. */
export const joinPath = (uid: string, token: string) => `/join/${uid}/${token}`;

export const invitationFields = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  usertype: z.enum(companyUsertypes),
  email: z.string(),
  mobile: z.string(),
  areas: z.array(z.number()),
  sent_at: z.string(),
  expires_at: z.string(),
});
export type Invitation = z.infer<typeof invitationFields>;

/** The link is told to who makes it, to be sent by hand; it is in no list. */
const withLink = invitationFields.extend({ url: z.string() });

export const invitationCalls = {
  create: call({
    method: 'POST',
    path: '/properties/team_invitations/',
    access: 'team:edit',
    summary: 'Invite a person: a link by mail where there is an address, and to be sent by hand',
    body: z.object({
      first_name: requiredText(personLimits.name),
      last_name: text(personLimits.name),
      usertype: requiredWord(subuserRoles),
      email: email(),
      mobile: mobile(),
      areas: references(200),
      /** Where they differ from what is usual for the role. */
      rights: z
        .object(
          Object.fromEntries(permissionSwitchNames.map((name) => [name, flag()])) as Record<
            (typeof permissionSwitchNames)[number],
            ReturnType<typeof flag>
          >,
        )
        .optional(),
    }),
    answer: withLink,
    status: 201,
  }),
  resend: call({
    method: 'POST',
    path: '/properties/team_invitations/:id/resend/',
    access: 'team:edit',
    summary: 'Make the link anew and mail it; the one before is no longer good',
    params: idParams,
    answer: withLink,
  }),
  remove: call({
    method: 'DELETE',
    path: '/properties/team_invitations/:id/',
    access: 'team:edit',
    subscription: 'any',
    summary: 'Take an invitation back',
    params: idParams,
    status: 204,
  }),
};

const open = { access: 'public', subscription: 'any', method: 'POST' } as const;
const ownMobile = requiredMobile(contactTexts.mobileRequired, contactTexts.mobileInvalid);

/** What the invited person asks, with nothing but the link. */
export const joiningCalls = {
  invitation: call({
    ...open,
    path: '/auth/users/invitation/',
    showsNumbers: true,
    summary: 'Who invites whom, asked with the link of an invitation',
    body: z.object(link),
    answer: z.object({
      company_name: z.string(),
      invited_by: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      usertype: z.enum(companyUsertypes),
      email: z.string(),
      mobile: z.string(),
    }),
  }),
  code: call({
    ...open,
    path: '/auth/users/invitation_code/',
    summary: 'Send a code to the number that the invited person will sign in with',
    /** `language`: that of the screen, for the SMS. */
    body: z.object({ ...link, mobile: ownMobile, language }),
    status: 204,
  }),
  join: call({
    ...open,
    path: '/auth/users/join/',
    summary: 'Join the office: own name, address, number with its code, and password',
    body: z.object({
      ...link,
      first_name: requiredText(personLimits.name),
      last_name: text(personLimits.name),
      email: requiredEmail(),
      mobile: ownMobile,
      otp: requiredText(20),
      password: passwordText,
      re_password: passwordText,
      language,
    }),
    answer: z.object({ username: z.string() }),
    status: 201,
  }),
};
