import { demoLogins } from '@angan/contract/demo/logins.ts';
import type pg from 'pg';

/** What a database has of the demo. */
export interface DemoFound {
  /** Addresses of the demo's people who can sign in here. */
  readonly logins: readonly string[];
  /** Brokerages that they belong to. */
  readonly companies: readonly { readonly id: number; readonly name: string }[];
  /** The platform's company, where the demo's Admin is in it; `isShared`: with people who are not of the demo. */
  readonly platform: { readonly id: number; readonly isShared: boolean } | undefined;
}

const emails = demoLogins.map(({ email }) => email);

/** The demo's logins, by their addresses, and whose people they are. `owner` sees past the wall between companies. */
export const findDemo = async (owner: pg.Pool | pg.PoolClient): Promise<DemoFound> => {
  const { rows } = await owner.query<{
    email: string;
    id: number;
    name: string;
    is_platform: boolean;
    others: boolean;
  }>(
    `select u.email, c.id, c.company_name as name, c.is_platform,
        exists (select from app_user o where o.company_id = c.id and lower(o.email) <> all ($1)) as others
       from app_user u join company c on c.id = u.company_id
      where lower(u.email) = any ($1) order by c.id, u.id`,
    [emails],
  );
  const platform = rows.find((row) => row.is_platform);
  return {
    logins: rows.map(({ email }) => email),
    companies: [...new Map(rows.filter((row) => !row.is_platform).map(({ id, name }) => [id, { id, name }])).values()],
    platform: platform && { id: platform.id, isShared: platform.others },
  };
};
