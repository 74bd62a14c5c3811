import { dayInIndia } from '@angan/domain/dates.ts';
import type { Usertype } from '@angan/domain/roles.ts';
import { hashPassword } from '../../apps/server/src/auth/passwords.ts';
import { newCompany, newUser, platformCompany } from '../../apps/server/src/company/index.ts';
import { ownerPool } from '../../apps/server/src/core/database/pool.ts';
import { newTerm } from '../../apps/server/src/plans/index.ts';

export const password = 'a long enough password';

/** So many offices of people with one password, and the platform's own; answers whom to sign in as. */
export const foundOffices = async (databaseUrl: string, people: number) => {
  const owner = ownerPool(databaseUrl);
  const hash = await hashPassword(password);
  const roles: readonly Usertype[] = ['Owner', 'Co-Owner', 'Owner', 'All-Rounder', 'Backend'];
  const found: { username: string; usertype: Usertype; company: number }[] = [];
  const add = async (company: number, usertype: Usertype, n: number) => {
    const username = `person${n}@reliability.test`;
    await newUser(owner, company, {
      usertype,
      email: username,
      first_name: 'Person',
      last_name: `${n}`,
      password_hash: hash,
    });
    found.push({ username, usertype, company });
  };
  let company = 0;
  for (let n = 0; n < people; n++) {
    if (n % 10 === 0) {
      company = await newCompany(owner, { company_name: `Reliability ${n / 10}`, default_city: 6 });
      const today = dayInIndia();
      await newTerm(owner, company, { plan: 'office', kind: 'Complimentary', started_on: today, ends_on: null });
    }
    // One in ten is the platform's: they write on WhatsApp.
    if (n % 10 === 9) await add(await platformCompany(owner), 'Admin', n);
    else await add(company, roles[n % roles.length]!, n);
  }
  await owner.end();
  return found;
};
