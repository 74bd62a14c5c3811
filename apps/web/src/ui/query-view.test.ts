import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../core/api/index.ts';
import { type Query, QueryView } from './query-view.tsx';

const drawn = (query: Partial<Query<string[]>>, loading?: string | null) =>
  renderToStaticMarkup(
    createElement(
      MantineProvider,
      { env: 'test' },
      createElement(() =>
        QueryView<string[]>({
          query: { data: undefined, error: null, refetch: vi.fn(), ...query },
          failed: 'The visits did not load.',
          ...(loading !== undefined && { loading }),
          children: (visits: string[]) => createElement('ol', null, visits.join(', ')),
        }),
      ),
    ),
  ).replace(/<style.*?<\/style>/g, '');

test('what is loading is said to who hears the screen, and can be left out', () => {
  expect(drawn({}, 'Loading the visits')).toContain('role="status" aria-label="Loading the visits"');
  expect(drawn({})).toContain('aria-label="Loading"');
  expect(drawn({}, null)).not.toContain('role="status"');
});

test('an answer stands alone', () => {
  const html = drawn({ data: ['Shela', 'Bopal'] });
  expect(html).toContain('<ol>Shela, Bopal</ol>');
  expect(html).not.toMatch(/role="(status|alert)"/);
});

test('a failure says what did not load and why, once, and offers another try', () => {
  const html = drawn({ error: new ApiError(429, {}) });
  expect(html.match(/role="alert"/g)).toHaveLength(1);
  expect(html).toContain('<strong>The visits did not load.</strong> That was too often. Wait a moment.');
  expect(html.match(/Try again/g)).toHaveLength(1);
  expect(html).not.toContain('role="status"');
});

test('a failure of the server, or of ours, is not told in its own words', () => {
  for (const error of [new ApiError(500, { detail: 'relation does not exist' }), new TypeError('x is undefined')])
    expect(drawn({ error })).toContain('<strong>The visits did not load.</strong> The server could not answer.');
});

test('what was there stays below a failure to fetch it again', () => {
  const html = drawn({ data: ['Shela'], error: new ApiError(500, {}) });
  expect(html.indexOf('role="alert"')).toBeGreaterThan(-1);
  expect(html.indexOf('<ol>Shela</ol>')).toBeGreaterThan(html.indexOf('role="alert"'));
});
