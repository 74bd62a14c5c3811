/**
 * How paths begin that the server answers itself; every other path that a browser opens is a page of the app. The server,
 * the development server and the service worker keep to it.
 */
export const serverPaths = [
  'auth',
  'properties',
  'sandesh',
  'mgmt',
  'check',
  'events',
  'files',
  'platform',
  'webhooks',
  's',
  'enquiry',
  'openapi.json',
  'docs',
  'healthz',
  'readyz',
] as const;

/** Matches paths that are the server's own, from their beginning to a slash, a query or their end. */
export const serverPathPattern = (more: readonly string[] = []): string =>
  `^/(${[...serverPaths, ...more].join('|').replaceAll('.', '\\.')})(/|$|\\?)`;
