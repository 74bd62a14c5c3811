import { cities } from '@angan/domain/lookups/index.ts';
import type pg from 'pg';
import type { Logger } from 'pino';
import { hashPassword } from '../auth/index.ts';
import { newCompany, newUser } from '../company/index.ts';
import { demoLogins, demoPassword } from './logins.ts';

const expired = 'Old Lane Homes';

/** Fills an empty database with the demo office. A database that has a company is left alone. */
export const seedDemo = async (owner: pg.Pool, _today: Date, log: Logger): Promise<void> => {
  const { rowCount } = await owner.query('select 1 from company limit 1');
  if (rowCount) return;
  const started = Date.now();
  const password_hash = await hashPassword(demoPassword);
  const client = await owner.connect();
  try {
    await client.query('begin');
    for (const company_name of new Set(demoLogins.map((login) => login.company))) {
      const company = await newCompany(client, {
        company_name,
        is_platform: company_name === 'Angan',
        subscription_status: company_name === expired ? 'Expired' : 'Active',
        default_city: cities.find((row) => row.city === 'Ahmedabad')!.id,
      });
      for (const login of demoLogins.filter((one) => one.company === company_name))
        await newUser(client, company, { ...login, password_hash });
    }
    await client.query('commit');
    log.info({ ms: Date.now() - started }, 'made the demo office');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};
