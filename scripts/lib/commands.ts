/** Every command with what it does, as `npm run help` prints it. The key is the file in scripts/commands. */
export const commands: Record<string, { npm: string; does: string }> = {
  start: { npm: 'npm start', does: 'install what is missing, build, and run everything: database, server, sandbox' },
  test: { npm: 'npm test', does: 'all checks and all tests; with arguments (-- contacts) only the tests that match' },
  'test-at': {
    npm: 'npm run test:at -- "2027-03-31 23:55"',
    does: 'the tests at that moment in India, for server, database and browser alike; a name after it as with npm test',
  },
  'test-long': { npm: 'npm run test:long', does: 'the long proofs: kills, storms, tens of thousands of rows, fuzzing' },
  dev: { npm: 'npm run dev', does: 'server, web app with hot reload and sandbox in one terminal' },
  check: { npm: 'npm run check', does: 'format, lint, types, boundaries, folders, patterns, texts, database types' },
  count: {
    npm: 'npm run count',
    does: 'lines, largest files, suppressions and the first load, as docs/architecture.md has them',
  },
  e2e: { npm: 'npm run e2e', does: 'the journeys in a real browser; with -- --twice each two times' },
  bench: { npm: 'npm run bench -- NAME', does: 'one benchmark of bench/, as ratios to its reference' },
  reliability: {
    npm: 'npm run reliability -- --minutes 30',
    does: 'people at work while the database stops, workers die and hostile input comes; prints its table',
  },
  build: { npm: 'npm run build', does: 'build the web app where its sources changed' },
  mobile: {
    npm: 'npm run mobile -- android --api https://YOUR.SERVER',
    does: "build the phone's app, put it into the Android (or ios) project and open that",
  },
  seed: { npm: 'npm run seed', does: 'fill an empty database with the demo office' },
  'demo-remove': { npm: 'npm run demo:remove', does: "remove the demo's companies, people and files for good" },
  import: { npm: 'npm run import -- FILE.csv', does: "bring a portal's export of listings into the demo office" },
  backup: {
    npm: 'npm run backup -- FOLDER',
    does: 'write all rows and files into a folder, also while the server works',
  },
  restore: { npm: 'npm run restore -- FOLDER', does: 'fill an empty database and file store from a backup' },
  'supply-chain': {
    npm: 'npm run supply-chain',
    does: 'advisories, licences, install scripts and a bill of materials (CycloneDX) of what is installed',
  },
  'db-new': { npm: 'npm run db:new -- NAME', does: 'begin the next migration' },
  'db-types': { npm: 'npm run db:types', does: "write the query builder's types from the migrations" },
  screenshots: { npm: 'npm run screenshots', does: 'take the pictures of docs/ from the running product' },
  help: { npm: 'npm run help', does: 'this list' },
};
