import type { Call } from '@angan/contract/kit/call.ts';
import { mayPersonally, type PersonalRights } from '@angan/domain/personal-rights.ts';
import type { Usertype } from '@angan/domain/roles.ts';
import { howMany } from '../../../../../scripts/lib/how-many.ts';
import { type Answered, aForm, type Person, type TestServer } from '../../support.ts';
import { nameOf, rowsAt } from '../all-calls.ts';
import { exampleBody } from '../example-body.ts';
import type { Sent } from './example.ts';
import { examples, wordsOf } from './examples.ts';
import { newHolds } from './holds.ts';
import type { Secret } from './secret.ts';
import type { TellTaleOffice } from './seed.ts';

/** Somebody who walks: what they are, and what they may not see of the office. */
export interface Walker {
  readonly who: string;
  readonly person: Person;
  readonly usertype: Usertype;
  readonly rights?: Partial<PersonalRights>;
  readonly hidden: readonly Secret[];
}

/** An answer that holds what its reader may not see. */
export interface Leak {
  readonly who: string;
  readonly call: string;
  readonly reason: string;
  readonly text: string;
}

/** As many as an office is seeded with of what is kept from somebody, each for another reason. */
const seeded = 6;

/** Runs calls as one person and looks at everything that comes back. `leaks` and `answered` are shared by all walkers. */
export const newWalk = (
  server: TestServer,
  office: TellTaleOffice,
  { who, person, usertype, rights, hidden }: Walker,
  leaks: Leak[],
  answered: Map<string, number[]>,
) => {
  /** Answers that were looked at: a refusal is the same text a thousand times. */
  const clean = new Set<string>();
  const holds = newHolds(hidden);
  const look = (call: string, text: string, allowed: readonly string[] = []) => {
    if (clean.has(text)) return;
    const before = leaks.length;
    for (const secret of holds(text))
      if (!allowed.includes(secret.text)) leaks.push({ who, call, reason: secret.reason, text: secret.text });
    if (allowed.length === 0 && leaks.length === before) clean.add(text);
  };

  const follow = async (call: string, body: unknown): Promise<void> => {
    const links = JSON.stringify(body ?? null).match(/\/files\/[^"\s]+/g) ?? [];
    for (const link of new Set(links)) {
      const file = await server.app.inject({ method: 'GET', url: link });
      look(`${call}, its file`, file.rawPayload.toString('utf8') + JSON.stringify(file.headers));
    }
  };

  const send = async (call: Call, url: string, allowed: readonly string[] = []): Promise<Answered> => {
    const sent = (await examples[nameOf(call)]?.(office, person, { server, url })) ?? usualOf(call);
    const form = sent.form && aForm(...sent.form);
    const isRead = call.method === 'GET' || call.method === 'DELETE';
    const payload = form?.payload ?? sent.body ?? (isRead ? undefined : {});
    const answer = await server.ask(
      call.method,
      `${url}${url.includes('?') ? '' : (sent.query ?? '')}`,
      person.token,
      payload,
      form?.headers,
    );
    const name = `${call.method} ${url}`;
    // What one has sent oneself may come back.
    const asked = `${sent.query}${JSON.stringify(sent.body)}`;
    const own = hidden.map(({ text }) => text).filter((text) => asked.includes(text));
    const mayHold = [...allowed, ...own];
    look(name, typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body), mayHold);
    look(name, JSON.stringify(answer.headers), mayHold);
    if (answer.status < 300) await follow(name, answer.body);
    answered.set(nameOf(call), [...(answered.get(nameOf(call)) ?? []), answer.status]);
    return answer;
  };

  const valuesOf = async (family: string, first: number): Promise<(number | string)[]> => {
    if (wordsOf[family]) return [...wordsOf[family]];
    const { rows } = await server.owner.query<{ id: number }>(
      `select id from ${rowsAt(family)} where company_id = $1 order by id`,
      [office.company.id],
    );
    const ids = rows.map(({ id }) => id);
    // What the office began with, and what was made on the way; of what is inside a record, less.
    const most = family.includes(':') ? 2 : first;
    return [...new Set([...ids.slice(0, most), ...ids.slice(-2)])];
  };

  /** The call's path for every record there is, the forbidden ones too. */
  const urlsOf = async (path: string, first: number, before = ''): Promise<string[]> => {
    const [, family, name, after] = /^([^:]*)(:[a-z_]+)(.*)$/.exec(path) ?? [];
    if (family === undefined) return [path];
    const values = await valuesOf(before + family, first);
    const ends = await urlsOf(after!, first, before + family + name);
    return values.flatMap((value) => ends.map((end) => `${family}${value}${end}`));
  };

  /** The platform knows what an office and its people say of themselves, and no number of their records. */
  const peopleKnownTo = async ({ access }: Call): Promise<string[]> => {
    if (access !== 'admin') return [];
    const { rows } = await server.owner.query<{ said: string }>(
      'select c::text as said from company c union all select u::text from app_user u',
    );
    const digits = rows.map(({ said }) => said.replaceAll(/\D/g, '')).join(' ');
    return hidden.map(({ text }) => text).filter((text) => digits.includes(text));
  };

  /** Searches for what is hidden must find as little as searches for what is not there. */
  const searchForHidden = async (call: Call) => {
    for (const { reason, text } of someOf(hidden))
      for (const words of reason === 'number'
        ? [text, `${text.slice(0, 5)}/${text.slice(5)}`, text.slice(5)]
        : [text]) {
        const answer = await server.ask('GET', `${call.path}?search=${words}`, person.token);
        if (answer.body.count > 0) leaks.push({ who, call: `GET ${call.path}?search=${words}`, reason, text });
      }
  };

  /** Once more, after changes, less of what was there before is asked for; in the long run as much. */
  return async (call: Call, what: 'all' | 'once more' = 'all'): Promise<void> => {
    const isAdmitted =
      call.access === 'signed-in' ||
      call.access === 'public' ||
      (call.access === 'admin' ? usertype === 'Admin' : mayPersonally(usertype, call.access, rights));
    const has = (parameter: string) => parameter in ((call.query as { shape?: object }).shape ?? {});
    if (!isAdmitted) return void (await send(call, call.path.replaceAll(/:[a-z_]+/g, '1')));
    if (call.path.includes(':')) {
      const allowed = call.path.endsWith('/reveal/') ? await numbersOf(server, office) : await peopleKnownTo(call);
      const first = howMany(what === 'all' ? seeded : 2, 8);
      for (const url of await urlsOf(call.path, first)) await send(call, url, allowed);
      return;
    }
    const known = await peopleKnownTo(call);
    await send(call, call.path, known);
    if (call.method !== 'GET') return;
    if (has('page_size')) await send(call, `${call.path}?page_size=100`, known);
    // The platform's lists are searched by what an office says of itself, whose digits may end as those of a record do.
    if (has('search') && what === 'all' && call.access !== 'admin') await searchForHidden(call);
  };
};

/** What adds a record where no example says more: what the contract asks for. */
const usualOf = (call: Call): Sent =>
  call.status === 201 && !call.path.includes(':') && !call.body.safeParse({}).success
    ? { body: exampleBody(call) as object }
    : {};

/** A few for each reason: a search treats all of a kind alike. */
const someOf = (secrets: readonly Secret[]) =>
  secrets.filter((secret) => {
    const alike = secrets.filter(({ reason }) => reason === secret.reason);
    return alike.indexOf(secret) < 4 || alike.indexOf(secret) >= alike.length - 2;
  });

/** Whole numbers that a reveal may answer: those of people who are not locked. */
const numbersOf = async (server: TestServer, { company }: TellTaleOffice): Promise<string[]> => {
  const { rows } = await server.owner.query<{ numbers: string[] }>(
    `select array[mobile_number_1, mobile_number_2, mobile_number_3] as numbers from contact where company_id = $1 and not locked_contact`,
    [company.id],
  );
  return rows.flatMap(({ numbers }) => numbers);
};
