import type { Waiting } from './waiting.ts';

/** A body as storage holds it: a form's fields one by one, since JSON knows no forms. Files are no part of what is kept. */
export const storedBody = (body: unknown): Pick<Waiting, 'body' | 'form'> =>
  body instanceof FormData
    ? {
        body: undefined,
        form: [...body.entries()].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      }
    : { body };

/** The same as it goes out. */
export const sentBody = ({ body, form }: Pick<Waiting, 'body' | 'form'>): unknown => {
  if (!form) return body;
  const sent = new FormData();
  for (const [field, text] of form) sent.append(field, text);
  return sent;
};
