import { sessionTexts } from '@angan/contract/auth/texts.ts';
import { beforeEach, expect, test, vi } from 'vitest';

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
const { fetchNames } = await import('./fetch.ts');
const { resolveName } = await import('./resolve.ts');

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
