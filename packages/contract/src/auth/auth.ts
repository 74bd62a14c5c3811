import { assignRules } from '@angan/domain/assigning.ts';
import { languages } from '@angan/domain/lookups/office.ts';
import { companyUsertypes, usertypes } from '@angan/domain/roles.ts';
import { guardStatuses, subscriptionKinds } from '@angan/domain/subscription.ts';
import { sizeUnitNames } from '@angan/domain/units.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { references, requiredText } from '../kit/fields.ts';

/** Minutes an access token lives; days a refresh token lives; minutes before its end at which the client asks anew. */
export const sessionLimits = { accessMinutes: 5, refreshDays: 30, refreshAheadMinutes: 10 } as const;

/** What the server asks of a new password: at least this long, not all digits, not a common one. */
export const passwordLimits = { least: 8, most: 128 } as const;
export const passwordText = z.string().min(1).max(passwordLimits.most);

/** Characters that a first or last name may have. */
export const personLimits = { name: 150 } as const;

export const Company = z.object({
  id: z.number(),
  company_name: z.string(),
  subscription_status: z.enum(guardStatuses),
  default_city: z.number().nullable(),
  /** The name of the plan, of what kind its term is, its last day and the last on which people work; null where none is. */
  plan: z.string().nullable(),
  subscription_kind: z.enum(subscriptionKinds).nullable(),
  subscription_ends_on: z.string().nullable(),
  grace_until: z.string().nullable(),
  /** To the Owner: how many people work here beyond the users of a term that runs or is booked. */
  users_over: z.number().optional(),
  /** The day on which the office is deleted; null of one that stays. */
  delete_on: z.string().nullable(),
  default_size_unit: z.enum(sizeUnitNames).nullable(),
  default_land_unit: z.enum(sizeUnitNames).nullable(),
  /** What the office measures by in its own way, in square feet; null: as the state does. */
  bigha_sqft: z.number().nullable(),
  biswa_sqft: z.number().nullable(),
  /** To whom inquiries go that nobody was named for. */
  assign_rule: z.enum(assignRules),
});
export type Company = z.infer<typeof Company>;

export const Me = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  mobile: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  usertype: z.enum(usertypes),
  language: z.enum(languages),
  /** Links to pictures of 320 pixels, the company's and the own. The Owner has the company's alone. */
  profile_photo: z.string().nullable(),
  subuser_profile_photo: z.string().nullable(),
  /** The device this session belongs to. */
  device: z.number(),
  /** null for the platform's Admin. */
  company_info: Company.nullable(),
  /** Until when support may look at most; null of all who work in the office themselves. */
  support_until: z.string().nullable(),
});
export type Me = z.infer<typeof Me>;

/** Why a refresh is refused, beside `token_not_valid`, where its device gave way to another. */
export const signedInElsewhere = 'signed_in_elsewhere';

/** As the calls of sessions answer: what was done. */
export const detail = z.object({ detail: z.string() });

export const authCalls = {
  jwtCreate: call({
    method: 'POST',
    path: '/auth/jwt/create/',
    access: 'public',
    subscription: 'any',
    summary: 'Sign in with e-mail or mobile and password; 409 with code device_limit beyond the devices of the plan',
    body: z.object({
      username: requiredText(254),
      password: passwordText,
      /** A random id that this browser or phone keeps, so that signing in again does not add a device. */
      device_id: z.string().max(80).optional(),
      /** Devices of the person that are logged out to make room, where 409 told that it needs some. */
      log_out: references(20),
    }),
    answer: z.object({ access: z.string(), refresh: z.string() }),
  }),
  jwtRefresh: call({
    method: 'POST',
    path: '/auth/jwt/refresh/',
    access: 'public',
    subscription: 'any',
    summary: 'A new access token for a refresh token',
    body: z.object({ refresh: requiredText(2000) }),
    answer: z.object({ access: z.string() }),
  }),
  jwtVerify: call({
    method: 'POST',
    path: '/auth/jwt/verify/',
    access: 'public',
    subscription: 'any',
    summary: 'Whether a token is good',
    body: z.object({ token: requiredText(2000) }),
    answer: z.object({}),
  }),
  me: call({
    method: 'GET',
    shows: ['app_user', 'company'],
    path: '/auth/users/me/',
    showsNumbers: true,
    access: 'signed-in',
    subscription: 'any',
    whileDeleting: 'everybody',
    summary: 'Who is signed in',
    answer: Me,
  }),
  device: call({
    method: 'GET',
    shows: [],
    path: '/properties/device/',
    access: 'signed-in',
    subscription: 'any',
    whileDeleting: 'everybody',
    summary: 'Note the device after signing in',
    writes: true,
    answer: detail,
  }),
  deviceLogoutUpdate: call({
    method: 'GET',
    shows: [],
    path: '/properties/device_logout_update/',
    access: 'signed-in',
    subscription: 'any',
    whileDeleting: 'everybody',
    forSupport: 'leaving',
    summary: 'End the session of this device',
    writes: true,
    answer: detail,
  }),
  pushKey: call({
    method: 'GET',
    shows: [],
    path: '/check/push_key/',
    access: 'signed-in',
    subscription: 'any',
    summary: 'The key that a browser subscribes to for web push (VAPID), in base64url',
    writes: true,
    answer: z.object({ public_key: z.string() }),
  }),
  addFcmToken: call({
    method: 'POST',
    path: '/check/add_fcm_token/',
    access: 'signed-in',
    subscription: 'any',
    summary: 'Push alerts to this device: of a browser `webpush:` and its subscription as JSON in base64url',
    body: z.object({ fcm_token: requiredText(4096) }),
    answer: detail,
  }),
  removeFcmToken: call({
    method: 'POST',
    path: '/check/remove_fcm_token/',
    access: 'signed-in',
    subscription: 'any',
    summary: 'Forget the push token of this device',
    body: z.object({ fcm_token: requiredText(4096) }),
    answer: detail,
  }),
  logoutAllDevices: call({
    method: 'POST',
    path: '/properties/selflogout_alldevices/',
    access: 'signed-in',
    subscription: 'any',
    whileDeleting: 'everybody',
    summary: 'End every session of the own account',
    answer: detail,
  }),
};

export const Subuser = z.object({
  id: z.number(),
  usertype: z.enum(companyUsertypes),
  user: z.object({ id: z.number(), first_name: z.string(), last_name: z.string(), is_active: z.boolean() }),
});
export type Subuser = z.infer<typeof Subuser>;
