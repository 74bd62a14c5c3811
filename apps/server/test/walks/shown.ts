import { type Call, isShownIn } from '@angan/contract/kit/call.ts';
import type { Entity } from '@angan/domain/entities.ts';
import { may } from '@angan/domain/roles.ts';
import type { Change } from '../../src/core/live/change.ts';
import { aForm, type Person, type TestServer } from '../support.ts';
import { answering, nameOf, rowsAt } from './all-calls.ts';
import { exampleBody, exampleQuery } from './example-body.ts';
import { examples, wordsOf } from './sight/examples.ts';
import type { TellTaleOffice } from './sight/seed.ts';
import { textFieldsOf } from './text-fields.ts';

/** An answer that changed without the call saying that it shows anything of what the events named. */
export interface Unheard {
  readonly change: string;
  readonly answer: string;
  readonly shows: readonly string[];
  readonly told: readonly string[];
  /** '200 to 200': what the answer was before and after. */
  readonly status: string;
}

/** Not all of them: who waits too long for a connection of the database is turned away, which is no change. */
const atOnce = 8;

/**
 * Makes changes over HTTP as one person, and asks before and after each for everything that they may read. `differed` are
 * the calls whose answers changed, `unheard` those of them that nothing would have fetched again.
 */
export const newWatch = async (
  server: TestServer,
  office: TellTaleOffice,
  person: Person,
  mayAsk: (call: Call) => boolean,
  calls: readonly Call[] = answering,
) => {
  const unheard: Unheard[] = [];
  const differed = new Set<string>();
  const told = new Set<Entity>();
  const stop = server.changes.on((change: Change) => {
    if (change.company === office.company.id) told.add(change.entity);
  });

  const idsAt = async (family: string): Promise<readonly (string | number)[]> =>
    wordsOf[family] ??
    (
      await server.owner.query<{ id: number | string }>(
        // Of people the one who asks: of them the answers tell.
        `select id from ${rowsAt(family, calls)} where company_id = $1 order by id <> $2, id limit 1`,
        [office.company.id, person.id],
      )
    ).rows.map(({ id }) => id);

  const urlOf = async (path: string, before = ''): Promise<string | undefined> => {
    const [, family, name, after] = /^([^:]*)(:[a-z_]+)(.*)$/.exec(path) ?? [];
    if (family === undefined) return path;
    const [id] = await idsAt(before + family);
    const rest = id === undefined ? undefined : await urlOf(after!, before + family + name);
    return rest === undefined ? undefined : `${family}${id}${rest}`;
  };

  // What is public is asked by links that are sent, and kept by no screen.
  const reads = calls.filter(
    (call) => call.method === 'GET' && !call.writes && call.access !== 'public' && mayAsk(call),
  );
  /** The reads of what is there now, each with its address. */
  const addressed = async () => {
    const urls = new Map<Call, string>();
    for (const call of reads) {
      const url = await urlOf(call.path);
      const sent = url && ((await examples[nameOf(call)]?.(office, person, { server, url })) ?? {});
      if (url && sent) urls.set(call, `${url}${sent.query ?? exampleQuery(call)}`);
    }
    return urls;
  };
  /** What was answered last at each address. */
  const last = new Map<string, string>();
  const answers = async (urls: Iterable<string>): Promise<void> => {
    const waiting = [...urls];
    const asks = async () => {
      for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
        const { status, body } = await server.ask('GET', url, person.token);
        // Turned away on a busy machine, and told to come again.
        if (status === 503) waiting.unshift(url);
        else last.set(url, `${status} ${JSON.stringify(body)}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, asks));
  };

  /** Everything that was told by now has been heard once this is: notifications come in order. */
  const settled = () =>
    new Promise<void>((resolve) => {
      const off = server.changes.on(({ company }) => {
        if (company !== 0) return;
        off();
        resolve();
      });
      void server.owner.query(`select pg_notify('angan_change', '{"company":0}')`);
    });

  /** Makes one change and answers whether it was taken. */
  const change = async (call: Call): Promise<boolean> => {
    const url = await urlOf(call.path);
    if (url === undefined) return false;
    const urls = await addressed();
    // An example that reached for the server may have changed something itself, to be one.
    let isArranged = false;
    const at = {
      url,
      get server() {
        isArranged = true;
        return server;
      },
    };
    const sent = (await examples[nameOf(call)]?.(office, person, at)) ?? {};
    await answers([...urls.values()].filter((one) => isArranged || !last.has(one)));
    const before = new Map(last);
    await settled();
    told.clear();
    const form = sent.form && aForm(...sent.form);
    for (const body of sent.body || form ? [sent.body] : bodiesOf(call)) {
      const { status } = await server.ask(call.method, url, person.token, form?.payload ?? body, form?.headers);
      if (status >= 300) continue;
      await settled();
      await answers(urls.values());
      for (const [read, one] of urls) {
        if (last.get(one) === before.get(one)) continue;
        differed.add(nameOf(read));
        if (![...told].some((entity) => isShownIn(read.shows, entity)))
          unheard.push({
            ...{ change: nameOf(call), answer: nameOf(read), shows: read.shows, told: [...told] },
            status: `${before.get(one)?.slice(0, 3)} to ${last.get(one)?.slice(0, 3)}`,
          });
      }
      return true;
    }
    return false;
  };
  return { unheard, differed, change, stop };
};

let changed = 0;

/** What may be sent where nothing is known of a call but its schema: each text anew, or what it has to have. */
const bodiesOf = (call: Call): (object | undefined)[] => {
  const texts = textFieldsOf(call).map(({ name, holding }) => ({ [name]: holding(`Changed ${++changed}`) }));
  const least = exampleBody(call) as object | undefined;
  return call.method === 'PATCH' ? [Object.assign({}, ...texts), ...texts, least] : [least];
};

export const mayAs =
  (usertype: 'Owner' | 'Admin') =>
  ({ access }: Call) =>
    access === 'public' || access === 'signed-in' || (access !== 'admin' && may(usertype, access));
