import { sessionTexts } from '@angan/contract/auth/texts.ts';
import { lookups } from '@angan/contract/lookups/lookups.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';

vi.mock('../../ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
const asked = vi.fn<(url: string) => Promise<Response>>();
vi.stubGlobal('fetch', asked);
const page = (results: object[], next: string | null = null) =>
  new Response(JSON.stringify({ count: 3, next, previous: null, results }), { status: 200 });

const { useAuth, loggedOut } = await import('../session/auth.ts');
const { useNames } = await import('./names.ts');
const { fetchNames, namesCame } = await import('./fetch.ts');
const { resolveName } = await import('./resolve.ts');

const names = '/properties/names/';
/** All lists at once, each empty but those that are given; `undefined` leaves one out. */
const allLists = (given: object) => {
  const none = { count: 0, next: null, previous: null, results: [] };
  const empty = Object.fromEntries(Object.keys(lookups).map((name) => [name, none]));
  return new Response(JSON.stringify({ ...empty, ...given }), { status: 200 });
};
const rows = (results: object[], next: string | null = null) => ({ count: 3, next, previous: null, results });
const askedPaths = () => asked.mock.calls.map(([url]) => url);
const signedIn = (usertype: string) => useAuth.setState({ userInfo: { usertype } as never });
const unloaded = { hasLoadedInitialData: false, fetchedAt: 0, loading: false, error: null, failed: [] };

const end = Math.floor(Date.now() / 1000) + 86_400;
beforeEach(() => {
  asked.mockReset();
  const refreshToken = `x.${btoa(JSON.stringify({ exp: end }))}.x`;
  useAuth.setState({ ...loggedOut, isLoggedIn: true, accessToken: 'good', refreshToken });
});

test('a list is fetched through its next links and merged', async () => {
  asked.mockResolvedValueOnce(
    page(
      [
        { id: 1, bhk: '1 RK' },
        { id: 2, bhk: '1 BHK' },
      ],
      'http://elsewhere/properties/bhk/?page=2',
    ),
  );
  asked.mockResolvedValueOnce(page([{ id: 3, bhk: '2 BHK' }]));
  await fetchNames(['bhk']);
  expect(useNames.getState().bhk.map((row) => row.id)).toEqual([1, 2, 3]);
  expect(useNames.getState()).toMatchObject({ loading: false, error: null, hasLoadedInitialData: true });
});

test('a list that does not come leaves its sentence in the error, and the others as they were', async () => {
  asked.mockResolvedValueOnce(new Response('{}', { status: 404, statusText: 'Not Found' }));
  await fetchNames(['bhk']);
  expect(useNames.getState().error).toBe(sessionTexts.lookupFailed('/properties/bhk/', 'Not Found'));
  expect(useNames.getState().error).toBe('Failed to fetch /properties/bhk/: Not Found');
  expect(useNames.getState().bhk).toHaveLength(3);
  expect(useNames.getState().failed).toEqual(['bhk']);
  asked.mockResolvedValueOnce(new Response('{}', { status: 404, statusText: 'Not Found' }));
  await fetchNames(['cities']);
  expect(useNames.getState().failed).toEqual(['bhk', 'cities']);
  asked.mockResolvedValueOnce(page([{ id: 1, bhk: '1 RK' }]));
  await fetchNames(['bhk']);
  expect(useNames.getState().failed).toEqual(['cities']);
});

test('a name is asked for where there is a call for it, by who may make it', async () => {
  const userInfo = { usertype: 'Owner' } as never;
  useAuth.setState({ userInfo });
  expect(await resolveName('/properties/bhk/', 77)).toBe('');
  expect(await resolveName('/properties/subuserlist/', 77)).toBe('');
  useAuth.setState({ userInfo: { usertype: 'Admin' } as never });
  expect(await resolveName('/properties/source/', 78)).toBe('');
  expect(asked).not.toHaveBeenCalled();
  useAuth.setState({ userInfo });
  asked.mockResolvedValueOnce(new Response(JSON.stringify({ id: 79, source_name: 'Walk-in' }), { status: 200 }));
  expect(await resolveName('/properties/source/', 79)).toBe('Walk-in');
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/properties/source/79/']);
});

test('the path of no list is logged and has no name', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await resolveName('/properties/nothing/', 7)).toBe('');
  expect(logged).toHaveBeenCalledWith('Invalid URL provided');
  expect(asked).not.toHaveBeenCalled();
  logged.mockRestore();
});

describe('all lists', () => {
  beforeEach(() => {
    signedIn('Backend');
    useNames.setState({ ...unloaded, bhk: [], areas: [], cities: [] });
  });

  test('come by one call, and a longer one goes on by its own', async () => {
    useNames.setState({ areas: [{ id: 9, area: 'Kept' }] as never });
    const bhk = rows([{ id: 1, bhk: '1 RK' }]);
    asked.mockResolvedValueOnce(
      allLists({ bhk, areas: rows([{ id: 1, area: 'Bopal' }], 'http://elsewhere/properties/area/?page=2') }),
    );
    const { promise, resolve } = Promise.withResolvers<Response>();
    asked.mockReturnValueOnce(promise);
    const fetched = fetchNames();
    await expect.poll(askedPaths).toEqual([names, '/properties/area/?page=2']);
    expect(useNames.getState()).toMatchObject({ loading: true, bhk: bhk.results, areas: [{ id: 9 }], fetchedAt: 0 });
    resolve(page([{ id: 2, area: 'Shela' }]));
    await fetched;
    expect(useNames.getState().areas.map(({ id }) => id)).toEqual([1, 2]);
    expect(useNames.getState()).toMatchObject({
      ...unloaded,
      hasLoadedInitialData: true,
      fetchedAt: expect.any(Number),
    });
    expect(useNames.getState().fetchedAt).toBeGreaterThan(0);
    expect(askedPaths()).toHaveLength(2);
  });

  test('are each asked for by itself when the call is refused, and what was kept of those that fail stays', async () => {
    useNames.setState({ cities: [{ id: 1, city: 'Kept' }] as never });
    asked.mockImplementation(async (url) =>
      url.startsWith('/properties/bhk/')
        ? page([{ id: 1, bhk: '1 RK' }])
        : new Response('{}', { status: 500, statusText: 'Broken' }),
    );
    await fetchNames();
    expect(askedPaths()[0]).toBe(names);
    expect(askedPaths()).toHaveLength(1 + Object.keys(lookups).length);
    expect(useNames.getState()).toMatchObject({ bhk: [{ id: 1 }], cities: [{ id: 1 }], hasLoadedInitialData: false });
    expect(useNames.getState().error).toMatch(/Broken$/);
    expect(useNames.getState().failed).toHaveLength(Object.keys(lookups).length - 1);
    expect(useNames.getState().failed).not.toContain('bhk');
    asked.mockReset();
    asked.mockResolvedValueOnce(allLists({}));
    await fetchNames();
    expect(useNames.getState()).toMatchObject({ error: null, failed: [], hasLoadedInitialData: true });
  });

  test('are all said to be missing where there is no line, and are not asked for one by one', async () => {
    useNames.setState({ bhk: [{ id: 1, bhk: '1 RK', value: 0.5 }] });
    asked.mockRejectedValue(new TypeError('Failed to fetch'));
    await fetchNames();
    expect(askedPaths()).toEqual([names]);
    expect(useNames.getState()).toMatchObject({ bhk: [{ id: 1 }], failed: Object.keys(lookups) });
  });

  test('say which one broke off, as it was before, beside those that came', async () => {
    useNames.setState({ areas: [{ id: 9, area: 'Kept' }] as never });
    asked.mockResolvedValueOnce(
      allLists({
        bhk: rows([{ id: 1, bhk: '1 RK' }]),
        areas: rows([{ id: 1, area: 'Bopal' }], 'http://elsewhere/properties/area/?page=2'),
      }),
    );
    asked.mockResolvedValueOnce(new Response('{}', { status: 500, statusText: 'Broken' }));
    await fetchNames();
    expect(useNames.getState()).toMatchObject({
      ...unloaded,
      bhk: [{ id: 1 }],
      areas: [{ id: 9 }],
      error: sessionTexts.lookupFailed('/properties/area/', 'Broken'),
      failed: ['areas'],
    });
  });

  test('leave one as it is that the person is not answered', async () => {
    useNames.setState({ cities: [{ id: 1, city: 'Ahmedabad', state: 'Gujarat' }] });
    asked.mockResolvedValueOnce(allLists({ bhk: rows([{ id: 1, bhk: '1 RK' }]), areas: undefined, cities: undefined }));
    await fetchNames();
    expect(useNames.getState()).toMatchObject({
      ...unloaded,
      bhk: [{ id: 1 }],
      areas: [],
      cities: [{ id: 1 }],
      hasLoadedInitialData: true,
      fetchedAt: expect.any(Number),
    });
  });

  test('are not asked for by who may read none', async () => {
    signedIn('Admin');
    await fetchNames();
    expect(asked).not.toHaveBeenCalled();
    expect(useNames.getState()).toMatchObject({ loading: false, error: null, hasLoadedInitialData: true });
  });
});

describe('who reads a text by the lists', () => {
  const waiting = async () => {
    let come = (_: Response) => {};
    asked.mockImplementationOnce(() => new Promise<Response>((resolve) => (come = resolve)));
    const fetching = fetchNames();
    let isDone = false;
    const done = namesCame().then(() => (isDone = true));
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(isDone).toBe(false);
    return { come, done: Promise.all([fetching, done]) };
  };
  beforeEach(() => {
    useNames.setState({ ...unloaded, areas: [] });
    signedIn('Owner');
  });

  test('waits for those that are on their way', async () => {
    const { come, done } = await waiting();
    come(allLists({ areas: rows([{ id: 7, area: 'Bopal' }]) }));
    await done;
    expect(useNames.getState().areas.map(({ id }) => id)).toEqual([7]);
    expect(asked).toHaveBeenCalledOnce();
  });

  test('fetches them where nobody has yet, and does not wait for what does not come', async () => {
    asked.mockRejectedValue(new TypeError('Failed to fetch'));
    await namesCame();
    expect(askedPaths()).toContain(names);
    expect(useNames.getState()).toMatchObject({ loading: false, hasLoadedInitialData: false });
  });
});
