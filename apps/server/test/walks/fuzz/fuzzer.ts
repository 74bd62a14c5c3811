import type { Call } from '@angan/contract/kit/call.ts';
import { may, type Usertype } from '@angan/domain/roles.ts';
import { z } from 'zod';
import { newRandom, type Random } from '../../../src/demo/random.ts';
import { aPhoto } from '../../property-files.ts';
import { aCompany, aForm, type Person, type TestServer } from '../../support.ts';
import { answering, nameOf, rowsAt } from '../all-calls.ts';
import { exampleBody, schemaOf } from '../example-body.ts';
import { examples, wordsOf } from '../sight/examples.ts';
import type { TellTaleOffice } from '../sight/seed.ts';
import { fittingValue, type JsonSchema, oddText, oddValue } from './values.ts';

/** Calls that nobody but Admin may make. */
const isOfAdmin = ({ access }: Call): boolean =>
  access === 'admin' ||
  (access !== 'public' && access !== 'signed-in' && may('Admin', access) && !may('Owner', access));

const usertypes = ['Owner', 'Co-Owner', 'All-Rounder', 'Residential Only', 'Backend'] as const satisfies Usertype[];

/** A request that was answered as it may not be. */
export interface Fault {
  readonly status: number;
  readonly as: string;
  readonly request: string;
  readonly body: string;
  readonly log: string;
}

interface Caller {
  readonly who: string;
  readonly person: Person | undefined;
  readonly isAdmin?: boolean;
}

/**
 * Sends what nobody should send to every call of the contract, as people of the office, of another, as Admin and as
 * nobody. What it sends follows from `seed` alone. A fault is an answer of 500 or above; 502, which says that a third
 * party did not do its part, is none.
 */
export const newFuzzer = async (
  server: TestServer,
  office: TellTaleOffice,
  seed: string,
  calls: readonly Call[] = answering,
) => {
  const random = newRandom(seed);
  const described = calls.map((call) => ({
    call,
    query: schemaOf(call.query).properties ?? {},
    body: schemaOf(call.body),
  }));
  const callers = await everybody(server, office);
  const [admin] = callers.filter(({ isAdmin }) => isAdmin);
  const others = callers.filter(({ isAdmin }) => !isAdmin);
  const faults: Fault[] = [];
  const idsAt = new Map<string, (number | string)[]>();
  let sent = 0;

  /** Who may come in comes in again: some calls end sessions, and others close companies. */
  const renew = async () => {
    idsAt.clear();
    await server.owner.query(
      `update user_device set revoked_at = null, refresh_hash = coalesce(refresh_hash, 'x'::bytea)`,
    );
  };

  const idsOf = async (family: string): Promise<(number | string)[]> => {
    if (wordsOf[family]) return [...wordsOf[family]];
    const known = idsAt.get(family);
    if (known) return known;
    const { rows } = await server.owner.query<{ id: number }>(
      `select id from ${rowsAt(family, calls)} order by id desc limit 30`,
    );
    const ids = rows.map(({ id }) => id);
    idsAt.set(family, ids);
    return ids;
  };

  const pathOf = async (path: string, before = ''): Promise<string> => {
    const [, family, name, after] = /^([^:]*)(:[a-z_]+)(.*)$/.exec(path) ?? [];
    if (family === undefined) return path;
    const ids = await idsOf(before + family);
    const value = ids.length === 0 || random.chance(0.1) ? oddText(random).slice(0, 150) : random.pick(ids);
    return `${family}${encoded(String(value)) || '%20'}${await pathOf(after!, before + family + name)}`;
  };

  const queryOf = (properties: Readonly<Record<string, JsonSchema>>): string => {
    const names = Object.keys(properties);
    const some =
      names.length === 0 || random.chance(0.3) ? [] : random.shuffled(names).slice(0, random.pick([1, 1, 1, 2, 5]));
    const parts = some.flatMap((name) => {
      const once = random.chance(0.6) ? oddText(random) : textOf(fittingValue(properties[name]!, random));
      return random.chance(0.08) ? [[name, once] as const, [name, oddText(random)] as const] : [[name, once] as const];
    });
    return parts.length ? `?${parts.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}` : '';
  };

  /** A body that the call takes, as far as that is known, with none, one or some of its fields as they may not be. */
  const bodyOf = async (
    { call, body: schema }: (typeof described)[number],
    person: Person,
    url: string,
  ): Promise<unknown> => {
    // An example is made for a record that is there; with an odd id in the path there is none.
    const example = async () => (await examples[nameOf(call)]?.(office, person, { server, url }))?.body;
    const given = random.chance(0.5) && (await example().catch(() => undefined));
    const base = given || (random.chance(0.3) && exampleBody(call)) || fittingValue(schema, random);
    return random.chance(0.75) ? spoiled(base, schema, random) : base;
  };

  const send = async (one: (typeof described)[number], { who, person }: Caller) => {
    const { call } = one;
    const path = await pathOf(call.path);
    const url = `${path}${queryOf(one.query)}`;
    const hasBody = !(call.body instanceof z.ZodUndefined);
    const body = hasBody || random.chance(0.02) ? await bodyOf(one, person ?? office.owner, path) : undefined;
    const isForm = hasBody && random.chance(JSON.stringify(one.body).includes('{}') ? 0.5 : 0.1);
    const form = isForm ? await formOf(body, random) : undefined;
    const logged = server.lines.length;
    const answer = await server.ask(
      call.method,
      url,
      person?.token,
      form?.payload ?? (body === undefined ? undefined : JSON.stringify(body)),
      form?.headers ?? (body === undefined ? {} : { 'content-type': 'application/json' }),
    );
    sent += 1;
    if (answer.status >= 500 && answer.status !== 502)
      faults.push({
        status: answer.status,
        as: who,
        request: `${call.method} ${url}`.slice(0, 300),
        body: (JSON.stringify(body) ?? '').slice(0, 600),
        log: server.lines
          .slice(logged)
          .filter((line) => line.includes('"err"'))
          .join('\n')
          .slice(0, 900),
      });
  };

  /** Asks every call once, in an order of its own. */
  const round = async (until: () => boolean) => {
    await renew();
    for (const one of random.shuffled(described)) {
      if (until()) return;
      const isTheirs = random.chance(isOfAdmin(one.call) ? 0.9 : 0.05);
      await send(one, isTheirs ? admin! : random.pick(others));
      if (sent % 100 === 0) await renew();
    }
  };

  return { faults, calls: calls.map(nameOf), round, sent: () => sent };
};

const everybody = async (server: TestServer, { company, owner }: TellTaleOffice): Promise<Caller[]> => {
  const staff = await Promise.all(
    usertypes.map(async (usertype) => ({
      who: usertype,
      person: usertype === 'Owner' ? owner : await company.person(usertype),
    })),
  );
  const [owns] = staff;
  const other = await aCompany(server);
  const ended = await aCompany(server, { subscription_status: 'Expired' });
  const platform = await aCompany(server, { is_platform: true });
  return [
    // Most calls get far only for who may do all.
    ...[owns!, owns!, owns!],
    ...staff,
    { who: 'Owner of another', person: await other.person('Owner') },
    { who: 'Owner whose plan ended', person: await ended.person('Owner') },
    { who: 'nobody', person: undefined },
    { who: 'Admin', person: await platform.person('Admin'), isAdmin: true },
  ];
};

/** Half of a sign has no place in an address, but a client may send its bytes. */
const encoded = (value: string) => encodeURIComponent(value.toWellFormed());
const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const spoiled = (body: unknown, schema: JsonSchema, random: Random, depth = 0): unknown => {
  if (depth > 5 || random.chance(0.03)) return oddValue(random, depth);
  if (Array.isArray(body))
    return body.length ? body.map((one) => spoiled(one, schema.items ?? {}, random, depth + 1)) : body;
  if (typeof body !== 'object' || body === null) return oddValue(random);
  const names = [...new Set([...Object.keys(body), ...Object.keys(schema.properties ?? {})])];
  const left: Record<string, unknown> = { ...body };
  for (let many = random.pick([1, 1, 1, 2, 4]); many > 0 && names.length > 0; many--) {
    const name = random.pick(names);
    const before = left[name];
    if (random.chance(0.15)) delete left[name];
    else if (typeof before === 'object' && before !== null && random.chance(0.6))
      left[name] = spoiled(before, schema.properties?.[name] ?? {}, random, depth + 1);
    else left[name] = oddValue(random);
  }
  return left;
};

const formOf = async (body: unknown, random: Random): Promise<ReturnType<typeof aForm>> => {
  const fields = Object.entries(typeof body === 'object' && body !== null ? body : {})
    .filter(([name]) => /^[\w]+$/.test(name))
    .map(([name, value]) => [name, textOf(value).slice(0, 5_000)] as const);
  const content = random.pick([
    await aPhoto(),
    Buffer.from(''),
    Buffer.from('%PDF-1.7\nnone'),
    Buffer.from('Name,Mobile\nAsha,9824066666\n'),
    Buffer.from('PK\x03\x04xl/workbook.xml'),
    Buffer.from(oddText(random)),
  ]);
  const name = random.pick(['a.jpg', 'a.csv', 'a.pdf', 'a.xlsx', '', '\u0001.mp4', 'x'.repeat(300), 'નામ.jpg']);
  return aForm(Object.fromEntries(fields), {
    [random.pick(['file', 'file', 'file', 'photo', 'files', 'logo'])]: { name, content },
  });
};
