/** What a call came to: the status that a person's browser saw in the end, 0 where no answer came. */
export interface Outcome {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the call answers
  readonly body: any;
}

export interface Statuses {
  /** How often each status was answered, over all calls. */
  readonly counts: Map<number, number>;
  /** Calls that answered 500 or more, but 502 to 504, which say what is the matter; each with its path. */
  readonly faults: string[];
}
export const newStatuses = (): Statuses => ({ counts: new Map(), faults: [] });

const patienceMs = 30_000;

/** One person's browser: signs in, renews its token, and asks once more on 401 and 503, as the web app does. */
export const aBrowser = (url: string, username: string, password: string, statuses: Statuses) => {
  let access = '';
  let refresh = '';

  const send = async (
    method: string,
    path: string,
    body?: object | FormData,
    signal?: AbortSignal,
  ): Promise<Outcome> => {
    const form = body instanceof FormData;
    try {
      const answer = await fetch(url + path, {
        method,
        headers: {
          ...(access && { authorization: `JWT ${access}` }),
          ...(body && !form && { 'content-type': 'application/json' }),
        },
        ...(body && { body: form ? body : JSON.stringify(body) }),
        signal: signal ?? AbortSignal.timeout(patienceMs),
      });
      statuses.counts.set(answer.status, (statuses.counts.get(answer.status) ?? 0) + 1);
      if (answer.status >= 500 && ![502, 503, 504].includes(answer.status))
        statuses.faults.push(`${answer.status} ${method} ${path.split('?', 1)[0]}`);
      const text = await answer.text();
      return { status: answer.status, body: isJson(answer) ? JSON.parse(text) : text };
    } catch {
      statuses.counts.set(0, (statuses.counts.get(0) ?? 0) + 1);
      return { status: 0, body: undefined };
    }
  };
  const isJson = (answer: Response) => (answer.headers.get('content-type') ?? '').includes('json');

  const signIn = async (): Promise<Outcome> => {
    access = '';
    const answer = await send('POST', '/auth/jwt/create/', { username, password, device_id: username });
    if (answer.status === 200) ({ access, refresh } = answer.body);
    return answer;
  };
  const renew = async () => {
    const answer = await send('POST', '/auth/jwt/refresh/', { refresh });
    if (answer.status === 200) access = answer.body.access;
    else if (answer.body?.code === 'token_not_valid') await signIn();
  };
  return {
    signIn,
    ask: async (method: string, path: string, body?: object | FormData): Promise<Outcome> => {
      const first = await send(method, path, body);
      if (first.status !== 401 && first.status !== 503) return first;
      await renew();
      return send(method, path, body);
    },
    /** Hears of changes for as long as `signal` lets it, opening the stream again where it ends. Answers what it heard. */
    listen: async (signal: AbortSignal, hear: () => void) => {
      while (!signal.aborted) {
        try {
          const answer = await fetch(`${url}/events/`, { headers: { authorization: `JWT ${access}` }, signal });
          if (answer.status === 401) await renew();
          if (answer.ok) for await (const _ of answer.body!) hear();
        } catch {
          // Broken off: opened anew.
        }
        await new Promise((done) => setTimeout(done, 1000));
      }
    },
  };
};
export type Browser = ReturnType<typeof aBrowser>;
