/** What product, sandbox and benchmark agree on. */
export const secret = 'the secret key of a benchmark, long enough';
export const ids = {
  app: '100200300400500',
  appSecret: 'a secret of the app',
  waba: '200300400500600',
  phone: '300400500600700',
  token: 'a-token-of-the-bench',
} as const;
const first = Number(process.env.BENCH_PORT ?? 4370);
/** Five in a row, from BENCH_PORT on. */
export const ports = { product: first, reference: first + 2, sandbox: first + 3 } as const;
/** Broadcasts of which there are messages alone; those that the product makes count from one. */
export const broadcasts = { told: 1_000_001, sent: 1_000_002 } as const;
