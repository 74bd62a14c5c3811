import { GraphError, invalid } from '../errors.ts';
import { REFUSALS, type RefusalName } from './rules.ts';

/** A refusal of the table, its {places} filled, in the body that template calls answer. */
export function refusal(name: RefusalName, values: Record<string, string | number> = {}, blame?: string): GraphError {
  const { subcode, title, message } = REFUSALS[name];
  return new GraphError({
    code: 100,
    subcode,
    message: 'Invalid parameter',
    userTitle: title,
    userMessage: message.replace(/\{(\w+)\}/g, (_all, key: string) => String(values[key] ?? '')),
    blame,
  });
}

/** A wrong parameter that has no subcode of its own. */
export const wrong = (sentence: string): GraphError => invalid(sentence);

type Raw = Record<string, unknown>;

export const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Upper case, since types are compared without case and listed in upper case. */
export const upper = (value: unknown): string => (typeof value === 'string' ? value.toUpperCase() : '');

export function textOf(part: Raw, key: string, where: string): string {
  const value = part[key];
  if (typeof value !== 'string' || value.trim() === '')
    throw wrong(`Param ${where}['${key}'] must be a non-empty string.`);
  return value;
}
