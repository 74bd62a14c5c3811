import type { Call } from '@angan/contract/kit/call.ts';
import { drf, drfMessage } from '@angan/contract/kit/drf-texts.ts';
import { z } from 'zod';
import { fieldErrors, nonField, notFound, Refusal } from '../errors.ts';

type Input = { params: unknown; query: unknown; body: unknown };

/** Reads a request by its call's schemas, and refuses what does not fit in Django REST Framework's shapes. */
export const readInput = (call: Call, raw: Input): Input => ({
  params: readParams(call, raw.params),
  query: readFields(call.query, raw.query),
  body: call.body instanceof z.ZodUndefined ? undefined : readBody(call, raw.body),
});

const readParams = (call: Call, value: unknown) => {
  const result = call.params.safeParse(value);
  if (!result.success) throw notFound();
  return result.data;
};

const readBody = (call: Call, value: unknown) => {
  if (call.body instanceof z.ZodArray) return readRows(call.body, value);
  const given = value ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) throw nonField(drf.notADict(given));
  return readFields(call.body, given);
};

/** A body by its schema; what does not fit is refused by field. */
export const readFields = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const result = schema.safeParse(value, { error: drfMessage });
  if (result.success) return result.data;
  throw fieldErrors(byField(result.error.issues));
};

/** A list of rows answers a list of what is wrong with each, `{}` for the good ones. */
const readRows = (schema: z.ZodArray, value: unknown) => {
  if (!Array.isArray(value)) throw wholeList(drf.notAList(value ?? {}));
  const result = schema.safeParse(value, { error: drfMessage });
  if (result.success) return result.data;
  const whole = result.error.issues.filter((issue) => issue.path.length === 0);
  if (whole.length > 0) throw wholeList(whole[0]!.message);
  throw new Refusal(
    400,
    value.map((_, row) =>
      byField(
        result.error.issues
          .filter((issue) => issue.path[0] === row)
          .map((issue) => ({ ...issue, path: issue.path.slice(1) })),
      ),
    ),
  );
};

/** What is wrong with all of a list. Clients of bulk_create show it from `error`. */
const wholeList = (message: string) => new Refusal(400, { error: message, non_field_errors: [message] });

const byField = (issues: readonly { path: PropertyKey[]; message: string }[]) => {
  const fields: Record<string, string[]> = {};
  for (const issue of issues) {
    const name = issue.path.length ? String(issue.path[0]) : 'non_field_errors';
    fields[name] ??= [];
    if (!fields[name].includes(issue.message)) fields[name].push(issue.message);
  }
  return fields;
};
