import { propertyTypes } from '@angan/domain/lookups/index.ts';
import { propertyTypesOf, runsTheOffice, type Usertype } from '@angan/domain/roles.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';

/** Whether a person of the company may see both records of a pair that concerns them: their domain, and locks. */
export const reachableBy = async (db: Kysely<DB>, companyId: number) => {
  const people = await db
    .selectFrom('app_user')
    .select(['id', 'usertype'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .execute();
  const usertypeOf = new Map(people.map((row) => [row.id, row.usertype as Usertype]));
  return (user: number, pair: { property_type: number; is_locked: boolean }): boolean => {
    const usertype = usertypeOf.get(user);
    const type = propertyTypes.find((row) => row.id === pair.property_type)!.property_type;
    return (
      usertype !== undefined && propertyTypesOf(usertype).includes(type) && (!pair.is_locked || runsTheOffice(usertype))
    );
  };
};
