type Value = string | number | boolean | null | undefined | readonly (string | number)[];

/** `/properties/contacts/:id/` with its parameters and query. Lists repeat the key; empty values are left out. */
export const address = (
  path: string,
  params: Record<string, Value> = {},
  query: Record<string, Value> = {},
): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : [value];
    for (const one of values) if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
};

/** A `next` or `previous` link as an address on this origin: the link may name the server as others see it. */
export const sameOrigin = (link: string): string => {
  const { pathname, search } = new URL(link, 'http://localhost');
  return pathname + search;
};

const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some((one) => one instanceof Blob));

/** The body as it travels: JSON, or multipart as soon as there is a file in it. Undefined values do not travel. */
export const bodyOf = (given: unknown): { body: string | FormData | undefined; type: string | undefined } => {
  if (given === undefined) return { body: undefined, type: undefined };
  if (given instanceof FormData) return { body: given, type: undefined };
  const isForm = typeof given === 'object' && given !== null && Object.values(given).some(holdsFile);
  if (!isForm) return { body: JSON.stringify(given), type: 'application/json' };
  const form = new FormData();
  for (const [name, value] of Object.entries(given))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) form.append(name, one instanceof Blob ? one : String(one));
  return { body: form, type: undefined };
};
