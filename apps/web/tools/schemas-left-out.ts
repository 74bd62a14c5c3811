/**
 * Stands in for the schema library in the browser. The contract's calls carry schemas beside their paths and texts; the
 * server reads them, the web app never does: it is built from the same types and gets answers that were checked. So the
 * library, a seventh of the first load and slow to start on a cheap phone, stays at home.
 *
 * Every schema is this one value, which answers each step of its making with itself and refuses to parse.
 */
const refuse = () => {
  throw new Error(
    'Schemas are not carried into the browser: let the server validate, or check by a rule of the domain.',
  );
};
const refused = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'encode', 'decode', 'shape', 'options']);

const schema: unknown = new Proxy(() => undefined, {
  apply: () => schema,
  construct: () => schema as object,
  get: (_, name) => {
    if (typeof name === 'symbol' || name === 'then') return undefined;
    return refused.has(name) ? refuse() : schema;
  },
});

export const z = schema;
export default schema;
