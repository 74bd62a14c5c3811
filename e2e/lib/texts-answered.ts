import type { BrowserContext } from 'playwright-core';

/** Keeps all texts of what the server answers to a window. */
export const textsAnswered = (window: BrowserContext): (() => Promise<string>) => {
  const coming: Promise<string>[] = [];
  window.on('response', (response) => {
    if (response.headers()['content-type']?.includes('json')) coming.push(response.text().then(textsOf, () => ''));
  });
  return async () => (await Promise.all(coming)).join('\n');
};

/** The texts of an answer without the names of its fields. */
export const textsOf = (json: string): string => {
  const texts: unknown[] = [];
  JSON.parse(json || 'null', (_, value) => {
    if (typeof value === 'string' || typeof value === 'number') texts.push(value);
    // A person is shown by the whole name, which is answered in two.
    if (value?.first_name) texts.push(`${value.first_name} ${value.last_name}`);
    return value;
  });
  return texts.join('\n');
};
