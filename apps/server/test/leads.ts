import { createSandbox } from '../../../packages/sandbox/src/sandbox.ts';
import { newLog } from '../src/core/log.ts';
import { freePort } from '../src/core/ports.ts';
import { pullDue, pullSource, steppingFor } from '../src/lead-events/pulling/index.ts';
import { readWaiting } from '../src/lead-events/reading/index.ts';
import { addSectors } from './listings.ts';
import { aCompany, aServer, type Person } from './support.ts';

const logins = {
  acres99: { username: 'angan.demo', password: 'sandbox-99acres' },
  magicbricks: { api_key: 'sandbox~~~~~~2Bmagic~~~~~~3D' },
  housing: { profile_id: '48213', encryption_key: 'sandbox-housing-key' },
} as const;
export type PortalName = keyof typeof logins;

/** The real server with the three portals of the sandbox; an office is connected to those that it names. */
export const aLeadServer = async (env: NodeJS.ProcessEnv = {}) => {
  const sandbox = await createSandbox({ port: 0, smtpPort: await freePort() });
  const server = await aServer({
    ACRES99_URL: `${sandbox.url}/99api/v1/getmy99Response/OeAuXClO43hwseaXEQ/uid/`,
    MAGICBRICKS_URL: sandbox.url,
    HOUSING_URL: sandbox.url,
    META_GRAPH_URL: sandbox.url,
    ...env,
  });
  const log = newLog('silent');
  const control = async <T>(path: string, body: unknown = {}, method = 'POST'): Promise<T> => {
    const answer = await fetch(`${sandbox.url}/_control/portals/${path}`, {
      method,
      ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  };
  const office = async (portals: readonly PortalName[] = ['acres99', 'magicbricks', 'housing'], given = {}) => {
    const company = await aCompany(server, given);
    const owner = await company.person('Owner');
    const areas = await addSectors(server, owner, ['Sector 57', 'Sector 56']);
    const urls = {} as Record<PortalName, string>;
    for (const portal of portals) {
      const saved = await server.ask('PATCH', `/properties/lead_sources/${portal}/`, owner.token, {
        is_enabled: true,
        ...logins[portal],
      });
      if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
      urls[portal] = saved.body.push_url;
    }
    const events = async (by: Person = owner, query = '') =>
      (await server.ask('GET', `/properties/lead_events/${query}`, by.token)).body.results;
    return { company, owner, area: areas['Sector 57']!, areas, urls, events };
  };
  return {
    server,
    sandbox,
    control,
    office,
    log,
    /** What somebody asks on a portal. */
    asks: (...enquiries: object[]) => control<{ id: string }[]>('enquiries', enquiries),
    push: (id: string) => control<{ status: number; body: string }>(`enquiries/${id}/push`),
    pull: (companyId: number, source: '99acres' | 'MagicBricks' | 'Housing') =>
      pullSource(steppingFor(server.services, companyId), source),
    pullDue: () => pullDue(server.services, log),
    read: () => readWaiting(server.services, log),
    post: (url: string, body: string | Buffer, type = 'application/json') =>
      server.ask('POST', url, undefined, body, { 'content-type': type }),
    close: async () => {
      await server.close();
      await sandbox.close();
    },
  };
};
export type LeadServer = Awaited<ReturnType<typeof aLeadServer>>;
