import { deviceKinds } from '@angan/domain/devices.ts';
import { usertypes } from '@angan/domain/roles.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';
import { pageOf } from '../kit/resource.ts';
import { detail } from './auth.ts';

export const UserDevice = z.object({
  id: z.number(),
  user: z.object({ id: z.number(), first_name: z.string(), last_name: z.string(), usertype: z.enum(usertypes) }),
  device_type: z.enum(['Web', 'Android', 'iOS']),
  device_name: z.string(),
  browser: z.string(),
  os: z.string(),
  ip: z.string(),
  first_login: z.string(),
  last_active: z.string(),
  is_current: z.boolean(),
  is_active: z.boolean(),
});
export type UserDevice = z.infer<typeof UserDevice>;

/**
 * How `jwtCreate` refuses, with 409, a person who is signed in on as many devices as the plan has for one: the devices in
 * place and how many of them have to go. Who sends the same again with their ids as `log_out` is in. A client that does not
 * know of it reads `detail`.
 */
export const DeviceLimit = z.object({
  detail: z.string(),
  details: z.string(),
  code: z.literal('device_limit'),
  kind: z.enum(deviceKinds),
  /** How many devices of this kind the plan has for one person. */
  allowed: z.number(),
  to_log_out: z.number(),
  /** The one used last first. */
  devices: z.array(z.object({ id: z.number(), device_name: z.string(), last_active: z.string() })),
});
export type DeviceLimit = z.infer<typeof DeviceLimit>;

/** Devices of one kind that a person is signed in on, of so many; null: of any number. */
const counted = z.object({ used: z.number(), allowed: z.number().nullable() });
export const DeviceUse = z.object({
  web: counted,
  phone: counted,
  /** For who may buy: the next plan that has more, null: any number; null where none has. */
  larger: z.object({ plan_name: z.string(), web: z.number().nullable(), phone: z.number().nullable() }).nullable(),
});
export type DeviceUse = z.infer<typeof DeviceUse>;

export const deviceCalls = {
  userDevices: call({
    method: 'GET',
    shows: ['user_device', 'app_user'],
    path: '/properties/user_devices/',
    access: 'device:view',
    subscription: 'any',
    summary: 'The devices of the company, for Owner and Co-Owner; of oneself, for others',
    query: z.object({ page: z.string().optional() }),
    answer: pageOf(UserDevice),
  }),
  deviceUse: call({
    method: 'GET',
    shows: ['user_device', 'subscription', 'company'],
    path: '/properties/device_use/',
    access: 'device:view',
    subscription: 'any',
    summary: 'On how many devices the own account is signed in, of how many',
    answer: DeviceUse,
  }),
  revokeDevice: call({
    method: 'POST',
    path: '/properties/user_devices/:id/revoke/',
    access: 'device:revoke',
    subscription: 'any',
    summary: 'Log a device out',
    params: idParams,
    answer: detail,
  }),
};
