/** Who may import whom: docs/architecture.md tells why, scripts/boundaries.test.ts proves that each rule bites. */
const tests = '\\.test\\.tsx?$|/test/';
const nouns = '(?!core/|ui/|main)([^/]+)';
/** The folders of imports from the lowest up: each knows those before it only, so no two go in a circle. */
const importLayers = [
  ...['read', 'map', 'engine', 'contacts', 'values', 'records', 'properties', 'inquiries'],
  ...['registry', 'thread', 'jobs', 'migrations', 'portal-listings'],
];
module.exports = {
  forbidden: [
    {
      name: 'domain-imports-nothing',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: tests },
      to: { pathNot: '^packages/domain/src' },
    },
    {
      name: 'contract-imports-domain-only',
      severity: 'error',
      from: { path: '^packages/contract/src' },
      to: { path: '^(apps|packages/sandbox)' },
    },
    {
      name: 'sandbox-imports-none-of-ours',
      severity: 'error',
      from: { path: '^packages/sandbox/src' },
      to: { path: '^(apps|packages/(domain|contract))' },
    },
    {
      name: 'the-product-never-its-sandbox',
      severity: 'error',
      from: { path: '^(apps|packages/(domain|contract))', pathNot: tests },
      to: { path: '^packages/sandbox' },
    },
    { name: 'server-never-web', severity: 'error', from: { path: '^apps/server' }, to: { path: '^apps/web' } },
    { name: 'web-never-server', severity: 'error', from: { path: '^apps/web' }, to: { path: '^apps/server' } },
    {
      name: 'server-core-knows-no-noun',
      severity: 'error',
      from: { path: '^apps/server/src/core/' },
      to: { path: `^apps/server/src/${nouns}/` },
    },
    {
      name: 'web-core-and-ui-know-no-noun',
      severity: 'error',
      from: { path: '^apps/web/src/(core|ui)/' },
      to: { path: `^apps/web/src/${nouns}/` },
    },
    {
      name: 'a-noun-is-entered-by-its-index',
      severity: 'error',
      from: { path: '^apps/(server|web)/src/([^/]+)/' },
      to: {
        path: `^apps/$1/src/${nouns}/`,
        pathNot: ['^apps/$1/src/$2/', `^apps/$1/src/${nouns}/(index|light|screens)\\.tsx?$`],
      },
    },
    ...importLayers.slice(0, -1).map((layer, at) => ({
      name: 'imports-in-layers',
      severity: 'error',
      from: { path: `^apps/server/src/imports/${layer}/`, pathNot: tests },
      to: { path: `^apps/server/src/imports/(${importLayers.slice(at + 1).join('|')})/` },
    })),
    {
      // A screen that is imported lazily may look up the routes that lead to it: nothing waits for the other there.
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.gen\\.ts$', 'dist/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
