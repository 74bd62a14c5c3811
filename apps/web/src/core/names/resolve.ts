import { sessionTexts } from '@angan/contract/auth/texts.ts';
import type { Call } from '@angan/contract/kit/call.ts';
import { type LookupName, lookups } from '@angan/contract/lookups/lookups.ts';
import { may, type Permission } from '@angan/domain/roles.ts';
import { request } from '../api/request.ts';
import { word } from '../language/index.ts';
import { useAuth } from '../session/auth.ts';
import { onSessionEnd } from '../session/end.ts';
import { lookupNames, useNames } from './names.ts';

type Row = { id: number } & Record<string, unknown>;
interface Person {
  id: number;
  first_name: string;
  last_name: string;
}

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' && value !== null && 'first_name' in value;
const textOf = (value: unknown): string =>
  isPerson(value) ? `${value.first_name} ${value.last_name}`.trim() : String(value ?? '');

/** Sub-user entries are found by their user's id, everything else by its own. */
const idOf = (row: Row, field: string): number => {
  const value = row[field];
  return isPerson(value) ? value.id : row.id;
};

const indexes = new WeakMap<readonly unknown[], Map<number, string>>();
const indexOf = (lookup: LookupName): Map<number, string> => {
  const rows = useNames.getState()[lookup] as unknown as Row[];
  const field = lookups[lookup].label;
  const made = indexes.get(rows) ?? new Map(rows.map((row) => [idOf(row, field), textOf(row[field])]));
  indexes.set(rows, made);
  return made;
};

/** The name of a lookup row by id, from the store alone: '' for no id or one that is not there. */
export const nameOf = (lookup: LookupName, id: number | null | undefined): string =>
  id === null || id === undefined ? '' : (indexOf(lookup).get(id) ?? '');

const asked = new Map<string, Promise<string>>();
onSessionEnd(() => asked.clear());

/**
 * The name of a row by the path of its list, as `/properties/source/`, from the store or else asked of the server
 * once per path, id and field. '' when nobody knows it; a path of no list is logged.
 */
export const resolveName = async (path: string, id: number, field?: string): Promise<string> => {
  const lookup = lookupNames.find((name) => lookups[name].call.path === path);
  if (!lookup) {
    console.error(word(sessionTexts.invalidUrl));
    return '';
  }
  const label = field ?? lookups[lookup].label;
  const known = label === lookups[lookup].label ? nameOf(lookup, id) : '';
  if (known) return known;
  const key = `${path}|${id}|${label}`;
  const answer = asked.get(key) ?? ask(lookup, id, label);
  asked.set(key, answer);
  return answer;
};

const ask = async (lookup: LookupName, id: number, label: string): Promise<string> => {
  const list = lookups[lookup];
  const one: Pick<Call, 'method' | 'access' | 'path'> | undefined = 'one' in list ? list.one : undefined;
  const usertype = useAuth.getState().userInfo?.usertype;
  // A list of which no single row can be read, or not by this person, has said all there is.
  if (!one || !usertype || !may(usertype, one.access as Permission)) return '';
  const path = one.path.replace(':id', String(id));
  const row = await request<Row>(one, path, undefined, { quiet: true }).catch(() => null);
  return row ? textOf(row[label]) : '';
};
