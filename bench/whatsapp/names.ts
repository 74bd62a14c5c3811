/** What product, sandbox and benchmark agree on. */
export const secret = 'the secret key of a benchmark, long enough';
export const ids = {
  app: '100200300400500',
  appSecret: 'a secret of the app',
  waba: '200300400500600',
  phone: '300400500600700',
  token: 'a-token-of-the-bench',
} as const;
export const ports = { product: 4370, reference: 4372, sandbox: 4373 } as const;
