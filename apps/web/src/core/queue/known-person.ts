import { notDone } from '@angan/contract/kit/write-key.ts';
import { ApiError } from '../api/errors.ts';
import { request } from '../api/request.ts';
import { sentBody } from './form-body.ts';
import { isNoLine } from './no-line.ts';
import type { KnownPerson, Waiting } from './waiting.ts';

interface Holders {
  readonly results: readonly { readonly contacts: readonly KnownPerson[] }[];
}

const nothing: Holders = { results: [] };
/** Who may not ask, or has asked too often, is told of none: that is no reason to send nothing. */
const isNotAsked = (error: unknown) => error instanceof ApiError && (error.status === 429 || !isNoLine(error));

const folded = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ');

/**
 * Who has a number of the person that this is about to make: that may have become so while it waited. undefined where nobody
 * has, and where it was done already by a try that nobody heard of, whose own person that would be.
 */
export const knownPerson = async (one: Waiting): Promise<readonly KnownPerson[] | undefined> => {
  const { makes: person } = one;
  if (!person) return undefined;
  const { results } = await request<Holders>({ method: 'GET', access: 'signed-in' }, person.asked, undefined, {
    quiet: true,
  }).catch((error: unknown) => {
    if (isNotAsked(error)) return nothing;
    throw error;
  });
  const known = [
    ...new Map(results.flatMap(({ contacts }) => contacts).map(({ id, name }) => [id, { id, name }])).values(),
  ];
  if (known.length === 0) return undefined;
  const isSame = ({ name }: KnownPerson) => folded(person.name) === '' || folded(name) === folded(person.name);
  if (person.isTaken && known.some(isSame)) return undefined;
  return (await wasDone(one)) ? undefined : known;
};

const wasDone = ({ call, url, key, ...one }: Waiting): Promise<boolean> =>
  request(call, url, sentBody(one), { quiet: true, key, onlyAsk: true }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === notDone) return false;
      throw error;
    },
  );
