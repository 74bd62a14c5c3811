import { aCompany, aPerson, type TestServer } from './support.ts';

/** Where the Owner says whether support may look. */
export const grantPath = '/properties/support_grant/';
/** The same of an office for the platform. */
export const supportOf = (company: number) => `/platform/accounts/${company}/support/`;

/** The platform with one Admin, who looks into offices as support. */
export const aSupport = async (server: TestServer) => {
  const platform = await aCompany(server, { is_platform: true });
  const admin = await platform.person('Admin');
  const enter = (company: number, by = admin) => server.ask('POST', `${supportOf(company)}enter/`, by.token);
  return {
    platform,
    admin,
    enter,
    anotherAdmin: () => aPerson(server, platform.id, 'Admin'),
    /** An office whose Owner has let support in, and the session of the Admin in it. */
    visited: async () => {
      const company = await aCompany(server);
      const owner = await company.person('Owner');
      const given = await server.ask('POST', grantPath, owner.token);
      if (given.status !== 201) throw new Error(`No grant: ${given.status} ${JSON.stringify(given.body)}`);
      const { body } = await enter(company.id);
      const { device, support_visit } = JSON.parse(Buffer.from(body.access.split('.')[1], 'base64url').toString());
      return {
        ...company,
        owner,
        grant: given.body.grant as { ends_at: string },
        token: body.access as string,
        refresh: body.refresh as string,
        device: device as number,
        visit: support_visit as number,
      };
    },
    /** What a session that was let in may ask: its status. */
    statusOf: (token: string, url: string, method: 'GET' | 'POST' = 'GET', body?: object) =>
      server.ask(method, url, token, body).then(({ status }) => status),
    /** What becomes of its refresh token. */
    renewed: (refresh: string) => server.ask('POST', '/auth/jwt/refresh/', undefined, { refresh }),
  };
};
export type Support = Awaited<ReturnType<typeof aSupport>>;
