import autocannon from 'autocannon';

export interface Measured {
  /** Requests per second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export interface Asked {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Asks the same for some seconds over some connections. Throws when an answer was no success: a fast error is no result. */
export const load = async (asked: Asked, connections: number, seconds: number): Promise<Measured> => {
  const result = await autocannon({ ...asked, connections, duration: seconds, timeout: 30 } as autocannon.Options);
  if (result.non2xx || result.errors)
    throw new Error(`${asked.url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
};

/** Both sides of a comparison, in turn, A B B A, so that a machine that drifts does so for both. */
export const compare = async (product: Asked, reference: Asked, connections: number, seconds: number) => {
  await load(product, connections, 1);
  await load(reference, connections, 1);
  const a = await load(product, connections, seconds);
  const b = await load(reference, connections, seconds);
  const b2 = await load(reference, connections, seconds);
  const a2 = await load(product, connections, seconds);
  return { product: mean(a, a2), reference: mean(b, b2) };
};

const mean = (a: Measured, b: Measured): Measured => ({
  rate: (a.rate + b.rate) / 2,
  p50: (a.p50 + b.p50) / 2,
  p99: (a.p99 + b.p99) / 2,
});
