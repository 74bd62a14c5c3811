import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('../../ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', asked);
const assign = vi.fn();
vi.stubGlobal('location', { assign, reload: vi.fn() });
const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

const { useAuth, loggedOut } = await import('./auth.ts');
const { endSession } = await import('./end.ts');
const { beginVisit, leaveVisit } = await import('./visit.ts');

const end = Math.floor(Date.now() / 1000) + 86_400;
const tokenOf = (who: string) => `x.${btoa(JSON.stringify({ exp: end, iat: end - 86_400, who }))}.signature-${who}`;
const own = tokenOf('admin');
const visit = { access: tokenOf('access'), refresh: tokenOf('visit') };
const admin = { isLoggedIn: true, accessToken: 'own', refreshToken: own, FcmToken: 'phone' };
const me = {
  id: 2,
  usertype: 'Owner',
  company_info: { company_name: 'Kothari' },
  support_until: '2026-11-27T00:00:00Z',
};

beforeEach(() => {
  kept.clear();
  asked.mockReset();
  assign.mockClear();
  useAuth.setState({ ...loggedOut, ...admin });
});

const begun = async () => {
  asked.mockResolvedValueOnce(answer(me));
  await beginVisit(visit, '/userlist?account=7');
};

test('takes the place of the Admin’s session, and gives it back however it ends', async () => {
  for (const over of [leaveVisit, () => endSession('expired'), () => endSession('elsewhere')]) {
    await begun();
    expect(useAuth.getState()).toMatchObject({ refreshToken: visit.refresh, isLoggedIn: true, FcmToken: null });
    expect(assign).toHaveBeenLastCalledWith('/');
    asked.mockResolvedValue(answer({ detail: 'Gone' }));
    await over();
    expect(useAuth.getState()).toMatchObject(admin);
    expect(JSON.parse(kept.get('auth')!)).toMatchObject({ refreshToken: own, isLoggedIn: true });
    expect([kept.has('visitor'), assign.mock.lastCall]).toEqual([false, ['/userlist?account=7']]);
  }
});

test('leaves what the Admin has not saved', async () => {
  await begun();
  kept.set('draft:contact', '"Ganesh"');
  asked.mockRejectedValueOnce(new TypeError('no line'));
  await leaveVisit();
  expect(kept.get('draft:contact')).toBe('"Ganesh"');
  expect(useAuth.getState().refreshToken).toBe(own);
});

test('that cannot begin leaves all as it was, and says why', async () => {
  asked.mockResolvedValueOnce(answer({ detail: 'Given token not valid for any token type' }, 401));
  await expect(beginVisit(visit, '/userlist')).rejects.toMatchObject({ status: 401 });
  asked.mockRejectedValueOnce(new TypeError('no line'));
  await expect(beginVisit(visit, '/userlist')).rejects.toMatchObject({ status: 0 });
  expect(useAuth.getState()).toMatchObject(admin);
  expect([kept.has('visitor'), assign.mock.calls.length]).toEqual([false, 0]);
});

test('after somebody else’s session nobody becomes the Admin', async () => {
  await begun();
  useAuth.setState({ ...loggedOut, isLoggedIn: true, accessToken: 'other', refreshToken: tokenOf('other') });
  endSession('logout');
  expect(useAuth.getState()).toMatchObject({ isLoggedIn: false, refreshToken: null });
  expect(kept.has('visitor')).toBe(false);
});
