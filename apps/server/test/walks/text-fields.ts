import type { Call } from '@angan/contract/kit/call.ts';
import { schemaOf } from './example-body.ts';
import type { JsonSchema } from './fuzz/values.ts';

/** A field of a body in which people write, and what it holds where its one text is `text`. */
export interface TextField {
  readonly name: string;
  /** The most characters of a text in it. */
  readonly most: number;
  readonly holding: (text: string) => unknown;
}

const isText = ({ type, enum: words, const: word, format, pattern }: JsonSchema): boolean =>
  type === 'string' && !words && word === undefined && !format && !pattern;

/** Ids, amounts and flags may come as the strings of a form; then they are no texts. */
const isPlainer = ({ type }: JsonSchema): boolean => type === 'integer' || type === 'number' || type === 'boolean';

/** The forms that a value may have: what a schema says of itself, or each that it chooses from. */
const formsOf = (schema: JsonSchema): readonly JsonSchema[] => schema.anyOf?.flatMap(formsOf) ?? [schema];

/** Something that fits, for what stands beside a text. */
const beside = (schema: JsonSchema): unknown => {
  const [first = {}] = formsOf(schema);
  return first.enum?.[0] ?? (first.type === 'boolean' ? false : (first.maximum ?? 1));
};

const fieldOf = (name: string, schema: JsonSchema): TextField[] => {
  const forms = formsOf(schema);
  if (forms.some(isPlainer)) return [];
  // A list may also come as one text alone.
  const lists = forms.filter(({ type }) => type === 'array');
  return (lists.length > 0 ? lists : forms).flatMap((form): TextField[] => {
    if (isText(form)) return [{ name, most: form.maxLength ?? 1000, holding: (text) => text }];
    if (form.type !== 'array' || !form.items) return [];
    if (isText(form.items)) return [{ name, most: form.items.maxLength ?? 1000, holding: (text) => [text] }];
    const inside = Object.entries(form.items.properties ?? {});
    const texts = inside.filter(([, one]) => isText(one));
    if (texts.length === 0) return [];
    const most = Math.min(...texts.map(([, one]) => one.maxLength ?? 1000));
    return [
      {
        name,
        most,
        holding: (text) => [
          Object.fromEntries(inside.map(([key, one]) => [key, texts.some(([t]) => t === key) ? text : beside(one)])),
        ],
      },
    ];
  });
};

/** The fields of a call's body that hold texts of no closed list, in lists and rows of lists too. */
export const textFieldsOf = ({ body }: Call): TextField[] =>
  Object.entries(schemaOf(body).properties ?? {}).flatMap(([name, one]) => fieldOf(name, one));
