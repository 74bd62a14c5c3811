import { createSandbox } from '../../../packages/sandbox/src/sandbox.ts';
import { consumeEvents } from '../src/core/inbox/index.ts';
import { newLog } from '../src/core/log.ts';
import { freePort } from '../src/core/ports.ts';
import { facebookConsumer, facebookInbox, fetchWaiting, fillDue } from '../src/lead-events/facebook/index.ts';
import { readWaiting } from '../src/lead-events/reading/index.ts';
import { addSectors } from './listings.ts';
import { aCompany, aServer, type Person } from './support.ts';

const appId = '100200300400511';
export const facebookSecret = 'a-secret-of-facebook';
export const allScopes = [
  'pages_show_list',
  'pages_read_engagement',
  'pages_manage_metadata',
  'pages_manage_ads',
  'leads_retrieval',
  'business_management',
];
/** As somebody at Facebook draws up a form. */
export const usualQuestions = [
  { key: 'full_name', label: 'Full name', type: 'FULL_NAME' },
  { key: 'phone_number', label: 'Phone number', type: 'PHONE' },
  { key: 'email', label: 'Email', type: 'EMAIL' },
  { key: 'how_many_bedrooms?', label: 'How many bedrooms?', type: 'CUSTOM', options: ['2 BHK', '3 BHK'] },
  { key: 'your_budget', label: 'Your budget', type: 'CUSTOM' },
  { key: 'when_may_we_call?', label: 'When may we call?', type: 'CUSTOM' },
];

interface Sandboxed {
  id: string;
}

/** The real server, reachable, with the sandbox's Facebook on the other end. */
export const aFacebookServer = async (env: NodeJS.ProcessEnv = {}) => {
  const sandbox = await createSandbox({
    ...{ port: 0, smtpPort: await freePort() },
    meta: { appId, appSecret: facebookSecret },
  });
  const port = await freePort();
  const server = await aServer({
    META_GRAPH_URL: sandbox.url,
    META_DIALOG_URL: sandbox.url,
    META_APP_ID: appId,
    META_APP_SECRET: facebookSecret,
    META_VERIFY_TOKEN: 'a word',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ...env,
  });
  await server.app.listen({ port, host: '127.0.0.1' });
  const log = newLog('silent');
  const control = async <T>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<T> => {
    const answer = await fetch(`${sandbox.url}/_control/${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  };
  const call = (by: Person, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
    server.ask(method, `/properties/facebook-integration/${path}`, by.token, body);

  /** Goes through the dialog as this person of Facebook; answers what the callback is opened with. */
  const throughDialog = async (by: Person, person: string, scopes = allScopes, answer = 'yes') => {
    const { url } = (await call(by, 'POST', 'dialog/')).body;
    const shown = await fetch(url);
    if (shown.status !== 200) throw new Error(await shown.text());
    const asked = new URL(url).searchParams;
    const said = new URLSearchParams({ answer, person });
    for (const name of ['client_id', 'redirect_uri', 'state']) said.set(name, asked.get(name)!);
    for (const scope of scopes) said.append('scope', scope);
    const back = await fetch(`${sandbox.url}/_facebook/answer?${said}`, { redirect: 'manual' });
    return new URL(back.headers.get('location')!);
  };
  const exchange = async (by: Person, person: string, scopes = allScopes) => {
    const { searchParams } = await throughDialog(by, person, scopes);
    return call(by, 'POST', 'exchange_code/', { code: searchParams.get('code'), state: searchParams.get('state') });
  };

  /** An office whose Owner runs a page of their own at Facebook, with a form; not connected yet. */
  const office = async () => {
    const company = await aCompany(server);
    const owner = await company.person('Owner');
    const areas = await addSectors(server, owner, ['Sector 57', 'Sector 56']);
    const page = await control<Sandboxed>('facebook/pages', { name: `Homes ${company.id}` });
    const form = await control<Sandboxed>('facebook/forms', {
      page: page.id,
      name: 'Launch',
      questions: usualQuestions,
    });
    const person = await control<Sandboxed>('facebook/people', { name: `Owner ${company.id}`, pages: [page.id] });
    const connect = async () => {
      const pages = (await exchange(owner, person.id)).body.pages;
      return call(owner, 'POST', 'connect_page/', { page_id: page.id, page_access_token: pages[0].access_token });
    };
    return {
      ...{ company, owner, areas, page, form, person, connect },
      pages: async () => (await call(owner, 'GET', '')).body.results,
      events: async () =>
        (await server.ask('GET', '/properties/lead_events/?source=Facebook', owner.token)).body.results,
      alerts: async () =>
        (await server.ask('GET', '/properties/user_alerts/', owner.token)).body.results.map(
          ({ alert }: { alert: { title: string; message: string } }) => [alert.title, alert.message],
        ),
      /** Somebody fills in the form. */
      fills: (answers: Record<string, string>, more: object = {}) =>
        control<Sandboxed>('facebook/leads', { form: form.id, answers, ...more }),
    };
  };

  /** All that Meta told and the worker would do, until nothing is left. */
  const settle = async () => {
    while ((await consumeEvents(server.services.platformPool, facebookInbox, facebookConsumer)) > 0);
    await fetchWaiting(server.services, log);
    await readWaiting(server.services, log);
  };
  const told = async (count: number) => {
    for (let tries = 0; tries < 200; tries++) {
      const { rows } = await server.owner.query('select count(*)::int as n from facebook_event');
      if (rows[0].n >= count) return;
      await new Promise((done) => setTimeout(done, 20));
    }
    throw new Error(`Meta did not tell ${count} times`);
  };
  return {
    ...{ server, sandbox, control, call, office, throughDialog, exchange, settle, told, log },
    fill: () => fillDue(server.services, log),
    fetch: () => fetchWaiting(server.services, log),
    read: () => readWaiting(server.services, log),
    fault: (given: object) => control('meta/faults', given),
    close: async () => {
      await server.close();
      await sandbox.close();
    },
  };
};
export type FacebookServer = Awaited<ReturnType<typeof aFacebookServer>>;
export type FacebookOffice = Awaited<ReturnType<FacebookServer['office']>>;
