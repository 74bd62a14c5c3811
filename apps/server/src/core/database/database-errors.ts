import { drf } from '@angan/contract/kit/drf-texts.ts';
import { conflict, fieldErrors, nonField, type Refusal } from '../errors.ts';

/** What PostgreSQL says when it refuses a row. */
interface DatabaseError {
  code: string;
  constraint?: string;
  detail?: string;
}
const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && typeof (error as { code?: unknown }).code === 'string' && /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '');

export const breaksUnique = (error: unknown, constraint: string) =>
  isDatabaseError(error) && error.code === '23505' && error.constraint === constraint;

/** A database's refusal as the client will read it; undefined where it is our own fault. */
export const refusalOf = (error: unknown): Refusal | undefined => {
  if (!isDatabaseError(error)) return undefined;
  if (error.code === '23503') return foreignKey(error);
  if (error.code === '23505') return nonField(drf.exists('A record with these values'));
  // Two people changed the same rows at once and the database let one of them win.
  if (error.code === '40001' || error.code === '40P01') return conflict('Somebody else changed this at the same moment. Try again.');
  return undefined;
};

/** `Key (company_id, source)=(1, 77) is not present in table "source".` names the field and the id. */
const foreignKey = ({ detail = '' }: DatabaseError) => {
  const found = /^Key \(([^)]+)\)=\(([^)]+)\) is (not present|still referenced)/.exec(detail);
  if (!found) return undefined;
  if (found[3] === 'still referenced') return nonField('Other records still use this one.');
  const field = found[1]!.split(', ').at(-1)!.replace(/_id$/, '');
  return fieldErrors({ [field]: [drf.invalidPk(found[2]!.split(', ').at(-1))] });
};
