import { drf } from '@angan/contract/kit/drf-texts.ts';
import { conflict, fieldErrors, nonField, type Refusal, unavailable, undecided } from '../errors.ts';
import { isDatabaseAway, Undecided } from './away.ts';
import { refusalOfData } from './data-errors.ts';

/** What PostgreSQL says when it refuses a row. */
interface DatabaseError {
  code: string;
  message: string;
  column?: string;
  constraint?: string;
  detail?: string;
}
const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error &&
  typeof (error as { code?: unknown }).code === 'string' &&
  /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '');

export const breaksUnique = (error: unknown, constraint: string) =>
  isDatabaseError(error) && error.code === '23505' && error.constraint === constraint;

/**
 * A database's refusal as the client will read it; undefined where it is our own fault. `body` and `query` are what was
 * sent.
 */
export const refusalOf = (error: unknown, body?: unknown, query?: unknown): Refusal | undefined => {
  if (error instanceof Undecided) return undecided();
  if (isDatabaseAway(error)) return unavailable();
  if (!isDatabaseError(error)) return undefined;
  if (error.code === '23503') return foreignKey(error, body);
  if (error.code === '23505') return nonField(drf.exists('A record with these values'));
  // Two people changed the same rows at once and the database let one of them win.
  if (error.code === '40001' || error.code === '40P01')
    return conflict('Somebody else changed this at the same moment. Try again.');
  return refusalOfData(error, [query, body]);
};

/**
 * The constraint's name tells the field: `contact_company_id_source_fkey`. Its values are hidden from a role that is
 * bound by row-level security, so they are read from what was sent.
 */
const foreignKey = ({ constraint = '', detail = '' }: DatabaseError, body: unknown) => {
  if (detail.includes('still referenced')) return nonField('Other records still use this one.');
  const field =
    /_company_id_(.+)_fkey$/.exec(constraint)?.[1]?.replace(/_id$/, '') ?? /_([a-z]+)_fkey$/.exec(constraint)?.[1];
  if (!field) return undefined;
  const sent = (body as Record<string, unknown> | undefined)?.[field];
  return fieldErrors({ [field]: [drf.invalidPk(Array.isArray(sent) ? sent.join(', ') : sent)] });
};
