import { sessionTexts } from '@angan/contract/auth/texts.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';

vi.mock('../../ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', asked);
const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

const { useAuth, loggedOut } = await import('./auth.ts');
const { followStorage, refreshAccess } = await import('./refresh.ts');
const { endSession, SessionEnded } = await import('./end.ts');
const { request } = await import('../api/request.ts');
const { toast } = await import('../../ui/toast.ts');

const end = Math.floor(Date.now() / 1000) + 86_400;
const refreshToken = `x.${btoa(JSON.stringify({ exp: end }))}.x`;
const list = { method: 'GET', access: 'signed-in' } as const;

beforeEach(() => {
  asked.mockReset();
  vi.mocked(toast.error).mockClear();
  endSession('elsewhere');
  kept.clear();
  useAuth.setState({ ...loggedOut, isLoggedIn: true, accessToken: 'old', refreshToken, haveSubscription: true });
});

describe('a refresh', () => {
  test('happens once for everybody who asks, and replaces only the access token', async () => {
    asked.mockResolvedValueOnce(answer({ access: 'new', refresh: 'other' }));
    expect(await Promise.all([refreshAccess('old'), refreshAccess('old'), refreshAccess('old')])).toEqual([
      'new',
      'new',
      'new',
    ]);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(useAuth.getState()).toMatchObject({ accessToken: 'new', refreshToken });
    expect(JSON.parse(kept.get('token')!)).toBe('new');
  });

  test('is not asked for when another tab has just had one', async () => {
    kept.set('token', JSON.stringify('from the other tab'));
    expect(await refreshAccess('old')).toBe('from the other tab');
    expect(asked).not.toHaveBeenCalled();
  });

  test('that comes back after a logout brings nothing back', async () => {
    let arrive = (_: Response) => {};
    asked.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const waiting = refreshAccess('old');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    endSession('logout');
    arrive(answer({ access: 'new' }));
    await expect(waiting).rejects.toBeInstanceOf(SessionEnded);
    expect(useAuth.getState()).toMatchObject({ isLoggedIn: false, accessToken: null, error: null });
    expect([kept.has('token'), kept.has('auth')]).toEqual([false, false]);
  });

  test('that finds the session ended by another tab ends it here, without a word', async () => {
    asked.mockImplementationOnce(async () => {
      kept.clear();
      return answer({ access: 'new' });
    });
    await expect(refreshAccess('old')).rejects.toBeInstanceOf(SessionEnded);
    expect(useAuth.getState()).toMatchObject({ isLoggedIn: false, error: null });
    expect(toast.error).not.toHaveBeenCalled();
  });

  test.each([
    ['token_not_valid', 401, sessionTexts.expired],
    ['anything else', 403, sessionTexts.refreshFailed],
  ])('that is refused with %s ends the session with its sentence', async (code, status, sentence) => {
    asked.mockResolvedValueOnce(answer({ detail: 'Token is invalid', code }, status));
    await expect(refreshAccess('old')).rejects.toBeInstanceOf(SessionEnded);
    expect(useAuth.getState()).toMatchObject({ isLoggedIn: false, refreshToken: null, error: sentence });
  });

  test('without a refresh token ends the session with its sentence', async () => {
    useAuth.setState({ refreshToken: null });
    await expect(refreshAccess('old')).rejects.toBeInstanceOf(SessionEnded);
    expect(useAuth.getState().error).toBe(sessionTexts.refreshMissing);
    expect(toast.error).toHaveBeenCalledWith(sessionTexts.refreshMissing);
  });

  test('that reaches no server leaves the session as it is', async () => {
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(refreshAccess('old')).rejects.toBeInstanceOf(TypeError);
    expect(useAuth.getState()).toMatchObject({ isLoggedIn: true, accessToken: 'old' });
  });
});

describe('a call', () => {
  test.each([401, 503])(
    'answered %i while the server cannot renew the session either leaves it open',
    async (first) => {
      const sentence = `Away after ${first}.`;
      const away = { detail: sentence, details: sentence };
      asked.mockResolvedValueOnce(answer(away, first)).mockResolvedValueOnce(answer(away, 503));
      await expect(request(list, '/properties/contacts/')).rejects.toMatchObject({ status: 503, detail: sentence });
      expect(toast.error).toHaveBeenCalledExactlyOnceWith(sentence);
      expect(useAuth.getState()).toMatchObject({ isLoggedIn: true, accessToken: 'old', refreshToken });
      expect(asked).toHaveBeenCalledTimes(2);
    },
  );

  test.each([401, 503])('answered %i is made once more with a new token', async (status) => {
    asked
      .mockResolvedValueOnce(answer({}, status))
      .mockResolvedValueOnce(answer({ access: 'new' }))
      .mockResolvedValueOnce(answer({ count: 3 }));
    expect(await request(list, '/properties/contacts/')).toEqual({ count: 3 });
    const tokens = asked.mock.calls.map(([, init]) => (init.headers as Record<string, string>).authorization);
    expect(tokens).toEqual(['JWT old', undefined, 'JWT new']);
  });

  test('that fails again after the refresh says so', async () => {
    asked
      .mockResolvedValueOnce(answer({}, 401))
      .mockResolvedValueOnce(answer({ access: 'new' }))
      .mockResolvedValueOnce(answer({ details: 'Not now' }, 401));
    await expect(request(list, '/properties/a/')).rejects.toMatchObject({ status: 401, told: true });
    expect(toast.error).toHaveBeenCalledWith(sessionTexts.fetchFailedAfterRefresh);
  });

  test.each([
    [500, {}, 'POST', sessionTexts.serverError],
    [404, { details: 'Not found.' }, 'GET', 'Not found.'],
    [400, {}, 'GET', sessionTexts.fetchFailed],
  ] as const)('answered %i %j to a %s is told', async (status, body, method, sentence) => {
    asked.mockResolvedValueOnce(answer(body, status));
    await expect(request({ method, access: 'signed-in' }, `/properties/${status}/`)).rejects.toMatchObject({ status });
    expect(toast.error).toHaveBeenCalledWith(sentence);
  });

  test('that is refused by a form is left to the form, and a quiet one to its caller', async () => {
    asked.mockResolvedValueOnce(answer({ name: ['This field is required.'] }, 400));
    const refused = request({ method: 'POST', access: 'signed-in' }, '/properties/source/', {});
    await expect(refused).rejects.toMatchObject({ fields: { name: ['This field is required.'] }, told: false });
    asked.mockResolvedValueOnce(answer({}, 400));
    await expect(request(list, '/properties/source/', undefined, { quiet: true })).rejects.toMatchObject({
      told: false,
    });
    expect(toast.error).not.toHaveBeenCalled();
  });

  test('whose answer comes after the session has ended is dropped', async () => {
    asked.mockImplementationOnce(async () => {
      endSession('logout');
      return answer({ secret: true });
    });
    await expect(request(list, '/properties/contacts/')).rejects.toBeInstanceOf(SessionEnded);
  });
});

test('what another tab still writes after a logout brings nothing back', () => {
  const before = kept.get('auth')!;
  endSession('logout');
  kept.set('auth', before);
  kept.set('token', JSON.stringify('new'));
  followStorage();
  expect(useAuth.getState()).toMatchObject({ isLoggedIn: false, accessToken: null });
});

test('a token that another tab has removed is not taken for the end, and nothing is written back', () => {
  kept.delete('token');
  const before = kept.get('auth');
  followStorage();
  expect(useAuth.getState()).toMatchObject({ isLoggedIn: true, accessToken: 'old' });
  expect([kept.get('auth'), kept.has('token')]).toEqual([before, false]);
});

test('logout forgets everything that the specification names', () => {
  for (const key of ['property', 'names', 'subscription', 'quote']) kept.set(key, '"something"');
  kept.set('device_id', '"this browser"');
  endSession('logout');
  expect([...kept.keys()].sort()).toEqual(['device_id', 'ended']);
});
