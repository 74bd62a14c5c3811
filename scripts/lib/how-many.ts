/**
 * How many runs, rows or kills a proof takes: as many as guard a change in `npm test`, and in `npm run test:long` as
 * many as prove it. A file that asks here has one beside it, `*.long.test.ts`, which imports it and nothing else.
 */
export const howMany = (usual: number, long: number): number => (process.env.LONG_PROOFS ? long : usual);
