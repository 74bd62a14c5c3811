import type { Call } from '@angan/contract/kit/call.ts';
import { z } from 'zod';
import { aWish } from '../listings.ts';
import { nameOf } from './all-calls.ts';
import type { JsonSchema } from './fuzz/values.ts';

/** What a caller may send, as JSON Schema. */
export const schemaOf = (schema: z.ZodType): JsonSchema =>
  schema instanceof z.ZodUndefined
    ? {}
    : (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', cycles: 'ref', reused: 'inline' }) as JsonSchema);

let made = 0;

/** Something that a schema takes; of an object only what it has to have. */
export const exampleOf = (schema: JsonSchema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return exampleOf(schema.anyOf[0]!);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, exampleOf(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return schema.minItems ? [exampleOf(schema.items ?? {})] : [];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'string':
      return textOf(schema);
    default:
      return 1;
  }
};

const textOf = ({ format, pattern, maxLength = 60 }: JsonSchema): string => {
  if (format === 'date') return '2100-01-01';
  if (format === 'date-time') return '2100-01-02T10:00:00+05:30';
  if (pattern?.includes('\\d')) return '1';
  return `Walk ${++made}`.slice(0, maxLength);
};

const aFileForm = () => {
  const form = new FormData();
  form.set('file', new Blob(['%PDF-1.7\n'], { type: 'application/pdf' }), 'walk.pdf');
  return form;
};

/** What a schema does not say: that one field asks for another, or that it is a file. */
const further: Record<string, object> = {
  'POST /properties/property/:id/status/': { status: 'Withdrawn', reason: 'Other' },
  'POST /properties/property/:id/ask_status/': { status: 'Withdrawn', reason: 'Other' },
  'POST /properties/inquiry/:id/stage/': { stage: 'Contacted' },
  'POST /properties/tasks/:id/complete/': { outcome: 'Liked' },
  'POST /mgmt/whatsappchat/:id/inquiry/': aWish(1),
  'PATCH /properties/deals/:id/papers/:part/': { is_done: true },
  'POST /properties/deals/:id/papers/:part/file/': aFileForm(),
  'POST /properties/loans/:id/documents/:part/file/': aFileForm(),
};

/** A body that is valid in itself, for calls whose body is read before the record is looked for. */
export const exampleBody = (call: Call): unknown =>
  call.body instanceof z.ZodUndefined ? undefined : (further[nameOf(call)] ?? exampleOf(schemaOf(call.body)));

/** The same for what a path wants behind its question mark. */
export const exampleQuery = (call: Call): string => {
  const query = exampleOf(schemaOf(call.query)) as Record<string, unknown>;
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
};
