import { afterAll, expect, test, vi } from 'vitest';

// The files of a worker share its modules: those that asked before are loaded anew, here and after.
vi.resetModules();
vi.doMock('../core/platform/sells-here.ts', () => import('../core/platform/phone/sells-here.ts'));
const { isOpenHere, openHere } = await import('./phone/own-open-here.ts');
// As phone/routes.ts, which takes the place of what it reads: that no test can play.
vi.doMock('./routes.ts', async (original) => {
  const all = await original<typeof import('./routes.ts')>();
  const isBuilt: typeof all.isBuilt = (path) => all.isBuilt(path) && isOpenHere(path);
  return { ...all, routes: openHere(all.routes), isBuilt };
});
const { isBuilt, routes } = await import('./routes.ts');
const { visitorLinks } = await import('./menus.ts');
const { rightLinks } = await import('./right-links.ts');
const { onTheWebText } = await import('../plans/index.ts');
afterAll(() => {
  vi.doUnmock('../core/platform/sells-here.ts');
  vi.doUnmock('./routes.ts');
  vi.resetModules();
});

const selling = ['/offers', '/buy/:duration', '/renew', '/paymentdetail', '/paymentstatus'];

test("in the stores' apps no screen sells, and no menu leads to one", () => {
  expect(routes.map(({ path }) => path).filter((path) => !isOpenHere(path))).toEqual(expect.arrayContaining(selling));
  expect(routes.filter(({ path }) => !isOpenHere(path))).toHaveLength(selling.length);
  for (const { path } of routes) if (selling.includes(path)) expect(isBuilt(path), path).toBe(false);
  const owner = { usertype: 'Owner', active: true } as const;
  const led = [...visitorLinks('/'), ...rightLinks(owner)].map(({ path }) => path);
  expect(led).toEqual(expect.arrayContaining(['/login', '/profile', '/settings']));
  expect(led.filter((path) => selling.includes(path))).toEqual([]);
});

test('what stands there instead names no price, no address and no other way to pay', () => {
  expect(onTheWebText()).not.toMatch(/₹|Rs|\d|https?:|www\.|cheap|save/i);
});
