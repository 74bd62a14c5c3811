import { demoLogins } from '@angan/contract/demo/logins.ts';
import type pg from 'pg';
import { officeMoment } from './calendar.ts';
import { insertRows } from './insert-rows.ts';
import { officeMinutes } from './offices.ts';
import { newRandom } from './random.ts';
import { idIn } from './write-people.ts';
import type { WrittenOffice } from './written-office.ts';

/** First name, browser, system, days since the first sign-in, minutes of office time since the last use, how it stands. */
const devices: readonly (readonly [string, string, string, number, number, 'open' | 'left' | 'revoked'])[] = [
  ['Ganesh', 'Chrome', 'Windows', 410, 170, 'open'],
  ['Ganesh', 'Safari', 'iOS', 290, 24, 'open'],
  ['Kavita', 'Edge', 'Windows', 400, 55, 'open'],
  ['Kavita', 'Chrome', 'Android', 96, 210, 'open'],
  ['Meena', 'Chrome', 'Windows', 425, 4, 'open'],
  ['Meena', 'Firefox', 'Windows', 425, 22_000, 'left'],
  ['Rakesh', 'Chrome', 'Android', 300, 120, 'open'],
  ['Farida', 'Samsung Internet', 'Android', 240, 38, 'open'],
  ['Farida', 'Chrome', 'Windows', 120, 2600, 'left'],
  ['Jignesh', 'Chrome', 'Android', 160, 13, 'open'],
  ['Jignesh', 'Chrome', 'Linux', 34, 7600, 'revoked'],
  ['Sunil', 'Chrome', 'Windows', 200, 90, 'open'],
  ['Sunil', 'Safari', 'iOS', 150, 400, 'open'],
];

/** The networks that are set aside for examples. */
const networks = ['203.0.113', '198.51.100', '192.0.2'];

/**
 * The team's browsers and phones. The ones that stand as signed in cannot be used: a session needs a token that this
 * server has signed, and none was made for them.
 */
export const writeDevices = async (client: pg.PoolClient, office: WrittenOffice): Promise<void> => {
  const random = newRandom('devices');
  const rows = devices.flatMap(([first_name, browser, os, first, last, state], i) => {
    const ip = `${random.pick(networks)}.${random.int(2, 250)}`;
    const hash = Array.from({ length: 32 }, () => random.int(0, 255).toString(16).padStart(2, '0')).join('');
    const user = office.users.get(demoLogins.find((login) => login.first_name === first_name)!.email);
    if (user === undefined) return [];
    const last_active = officeMoment(office.now, last);
    return {
      company_id: office.id,
      user_id: user,
      device_id: `demo-${i + 1}`,
      device_type: 'Web',
      device_name: `${browser} on ${os}`,
      browser,
      os,
      ip,
      refresh_hash: state === 'open' ? `\\x${hash}` : null,
      first_login: officeMoment(office.now, officeMinutes(first) - 7),
      last_active,
      revoked_at: state === 'revoked' ? officeMoment(office.now, last - 300) : null,
      revoked_by: state === 'revoked' ? idIn(office.users, demoLogins[0]!.email) : null,
    };
  });
  await insertRows(client, 'user_device', rows);
};
