import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';

const personOf = ({ actor, db }: Context, id: number) =>
  db
    .selectFrom('app_user')
    .select(['id', 'usertype', 'is_active', 'left_at', 'first_name', 'last_name'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('usertype', '<>', 'Admin');
type Person = Awaited<ReturnType<ReturnType<typeof personOf>['executeTakeFirstOrThrow']>>;

/** One of the office's people; any other id is the same 404. */
export const readPerson = async (context: Context, id: number): Promise<Person> =>
  (await personOf(context, id).executeTakeFirst()) ?? refuse();

/** The same, held until the transaction ends. */
export const heldPerson = async (context: Context, id: number): Promise<Person> =>
  (await personOf(context, id).forNoKeyUpdate().executeTakeFirst()) ?? refuse();

const refuse = (): never => {
  throw notFound();
};
